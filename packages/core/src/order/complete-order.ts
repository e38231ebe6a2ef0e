import { randomUUID } from "node:crypto";
import { auditRow } from "../audit/audit.entity.ts";
import { type Customer, CustomerEntity, grantSets, readCustomer } from "../customer/customer.entity.ts";
import { emailHash, LoginEntity } from "../customer/login.entity.ts";
import { alarm, log } from "../lib/log.ts";
import { hashPassword } from "../lib/password.ts";
import { newMasterPassword } from "../lib/secrets.ts";
import { put, transact, update } from "../lib/table.ts";
import { hours } from "../lib/time.ts";
import { oweOrderMail } from "../mail/outbox.entity.ts";
import { refind } from "../search/findable.ts";
import { addCounts, addDayCounts } from "../stats/counter.entity.ts";
import { changeOrder } from "./change-order.ts";
import { failOrder } from "./fail-order.ts";
import { joinAccount } from "./join-account.ts";
import type { Order } from "./order.entity.ts";
import { completionCounts } from "./order-counts.ts";
import { PaymentEntity } from "./payment.entity.ts";
import { refundMail } from "./refund-mail.ts";
import { SealedPasswordEntity, sealedPassword } from "./sealed-password.entity.ts";

/** Who has not logged in by then is offered help. */
const helpAfter = hours(24);

/** Why an order completes: a payment of Stripe's, or an admin's word. A free order has neither. */
export interface Completion {
  payment?: { intent: string; refundedAmount: number };
  override?: NonNullable<Order["override"]>;
}

/**
 * Everything that a sale means, in one transaction: order, payment, customer, both logins, sealed password, mail,
 * counters. False when the order has changed since it was read. `changed` is a customer whose details an admin has
 * changed since sign-up: the buyer's own on the order hold, and what they are found by follows.
 */
export async function completeOrder(
  order: Order,
  completion: Completion,
  changed?: Customer,
): Promise<boolean> {
  const now = Date.now();
  const { orderId, customerId } = order;
  const password = newMasterPassword();
  const passwordHash = await hashPassword(password);
  const login = { customerId, passwordHash, epoch: 0 };
  const refused = await transact({
    order: update(completedOrder(order, completion, now)),
    payment: paymentPart(order, completion, now),
    emailLogin: put(LoginEntity.create({ loginKey: emailHash(order.email), ...login })),
    idLogin: put(LoginEntity.create({ loginKey: customerId, ...login })),
    customer: update(
      CustomerEntity.patch({ customerId })
        .set({ state: "member", hasPaid: true, email: order.email, name: order.name, phone: order.phone })
        .set({ help: "due", helpAt: now + helpAfter })
        .add(grantSets(order.entitlements, orderId))
        .where((a, o) =>
          [
            o.eq(a.state, "reserved"),
            o.eq(a.epoch, 0),
            changed?.profileAt ? o.eq(a.profileAt, changed.profileAt) : o.notExists(a.profileAt),
          ].join(" AND "),
        ),
    ),
    ...(changed && refind("customer", { id: customerId, at: changed.createdAt }, changed, order)),
    secret: put(SealedPasswordEntity.put(sealedPassword(orderId, password, now))),
    mail: put(oweOrderMail("credentials", order, now)),
    ...completionCounts(order, now, { sentBack: sentBack(order, completion) }),
    audit: completion.override && put(overrideAudit(order, completion.override)),
  });
  if (refused.order) return false;
  if (refused.payment) return paidTwice(order);
  // Changed once more: whoever asked looks again.
  if (refused.customer && changed) return false;
  if (refused.customer) {
    const customer = await readCustomer(customerId);
    if (customer?.state === "reserved" && customer.profileAt)
      return completeOrder(order, completion, customer);
  }
  if (refused.emailLogin || refused.idLogin || refused.customer) return joinAccount(order, completion);
  log("order.completed", { orderId, customerId });
  return true;
}

/** The payment of an order that was completed by hand, or money sent back of one that stays completed. */
export async function recordPayment(
  order: Order,
  payment: { intent: string; refundedAmount: number },
): Promise<boolean> {
  const isNew = payment.intent !== "" && order.paymentIntent === undefined;
  const back = sentBack(order, { payment });
  if (!isNew && back <= 0) return true;
  const now = Date.now();
  const refused = await transact({
    order: update(
      changeOrder(order, "completed", {
        refundedAmount: payment.refundedAmount,
        ...(isNew && { paymentIntent: payment.intent, paidAt: order.paidAt ?? now }),
      }),
    ),
    payment: isNew ? paymentPart(order, { payment }, now) : undefined,
    totals: back
      ? update(addCounts("ALL", order.orderId, { revenue: -back, refundedAmount: back }))
      : undefined,
    day: back ? update(addDayCounts(now, order.orderId, { refundedAmount: back })) : undefined,
    mail: refundMail(order, back, now),
  });
  if (refused.payment && !refused.order) return paidTwice(order);
  return !refused.order;
}

/** What has gone back to the buyer since the order was last written. Whole rupees. */
export function sentBack(order: Order, { payment }: Completion): number {
  return payment ? payment.refundedAmount - order.refundedAmount : 0;
}

/** The order as it is once completed. */
export function completedOrder(
  order: Order,
  { payment, override }: Completion,
  now: number,
  more: Partial<Order> = {},
) {
  return changeOrder(order, "completed", {
    paidAt: now,
    review: undefined,
    ...(payment?.intent && { paymentIntent: payment.intent, refundedAmount: payment.refundedAmount }),
    ...(override && { override }),
    ...more,
  });
}

/** Put if absent: one payment completes one order, once. */
export function paymentPart(order: Order, { payment }: Completion, now: number) {
  if (!payment?.intent) return undefined;
  return put(
    PaymentEntity.create({
      paymentIntent: payment.intent,
      orderId: order.orderId,
      amount: order.finalAmount,
      createdAt: now,
    }),
  );
}

export function overrideAudit(order: Order, override: NonNullable<Order["override"]>) {
  return auditRow({
    by: override.by,
    action: "order.override",
    target: order.orderId,
    before: order.status,
    after: override.status,
  });
}

async function paidTwice(order: Order): Promise<boolean> {
  alarm("payment.review", {
    orderId: order.orderId,
    reason: "payment of another order",
    reference: randomUUID(),
  });
  return failOrder(order, { review: "payment of another order" });
}
