import {
  type Customer,
  CustomerEntity,
  grantAttribute,
  grantSets,
  owns,
  readCustomer,
} from "../customer/customer.entity.ts";
import { readLogin } from "../customer/login.entity.ts";
import { alarm, log } from "../lib/log.ts";
import { put, transact, update } from "../lib/table.ts";
import { oweOrderMail } from "../mail/outbox.entity.ts";
import { type Completion, completedOrder, overrideAudit, paymentPart, sentBack } from "./complete-order.ts";
import { failOrder } from "./fail-order.ts";
import type { Order } from "./order.entity.ts";
import { completionCounts } from "./order-counts.ts";

/**
 * Completes an order for an address that has an account: the grants go there, the password stays. A payment that
 * adds nothing is flagged for refund. False when something has changed since it was read.
 */
export async function joinAccount(
  order: Order,
  completion: Completion,
  { owesMail = true } = {},
): Promise<boolean> {
  const account = await accountOf(order);
  if (!account) {
    alarm("payment.review", { orderId: order.orderId, reason: "no account to join" });
    return failOrder(order, { review: "no account to join" });
  }
  const now = Date.now();
  const { orderId } = order;
  const { customerId } = account;
  const other = order.customerId === customerId ? null : await readCustomer(order.customerId);
  const merges = other?.state === "reserved";
  const addsNothing = order.entitlements.every((entitlement) => owns(account, entitlement));
  const duplicate = addsNothing && order.source !== "gift";
  const mail = oweOrderMail(duplicate ? "duplicate" : "added", { orderId, customerId }, now);
  const refused = await transact({
    order: update(
      completedOrder(order, completion, now, { customerId, joined: true, ...(duplicate && { duplicate }) }),
    ),
    payment: paymentPart(order, completion, now),
    account: update(grantTo(account, order)),
    reserved: merges ? update(mergeInto(order.customerId, customerId)) : undefined,
    mail: owesMail ? put(mail) : undefined,
    ...completionCounts(order, now, { users: merges ? -1 : 0, sentBack: sentBack(order, completion) }),
    audit: completion.override && put(overrideAudit(order, completion.override)),
  });
  const refusals = Object.keys(refused);
  // Completed by hand once more: the mail of the first time stands.
  if (refusals.join() === "mail") return joinAccount(order, completion, { owesMail: false });
  if (refusals.length > 0) return false;
  log("order.completed", { orderId, customerId, joined: true, duplicate });
  return true;
}

/** The member behind the order's address, or behind its own customer ID when it has paid before. */
async function accountOf(order: Order): Promise<Customer | undefined> {
  const login = (await readLogin(order.email)) ?? (await readLogin(order.customerId));
  const account = login && (await readCustomer(login.customerId));
  return account?.state === "member" ? account : undefined;
}

/** Whether the payment adds something was judged from what was read: it must still be so. */
function grantTo(account: Customer, order: Order) {
  return CustomerEntity.patch({ customerId: account.customerId })
    .set({ hasPaid: true })
    .add(grantSets(order.entitlements, order.orderId))
    .where((a, o) => {
      const asRead = order.entitlements.map((entitlement) => {
        const grant = a[grantAttribute[entitlement]];
        return owns(account, entitlement) ? o.exists(grant) : o.notExists(grant);
      });
      return [o.eq(a.state, "member"), ...asRead].join(" AND ");
    });
}

function mergeInto(customerId: string, mergedInto: string) {
  return CustomerEntity.patch({ customerId })
    .set({ state: "merged", mergedInto })
    .where((a, o) => o.eq(a.state, "reserved"));
}
