import { randomUUID } from "node:crypto";
import { bundle, type Product, upsellById } from "@store/contract/catalogue";
import { StoreError } from "@store/contract/errors";
import { auditRow } from "../audit/audit.entity.ts";
import { type Entitlement, grantSets, readCustomer } from "../customer/customer.entity.ts";
import { endSessions } from "../customer/end-sessions.ts";
import { log } from "../lib/log.ts";
import { setting } from "../lib/settings.ts";
import { put, transact, update } from "../lib/table.ts";
import { changeOrder } from "./change-order.ts";
import { entitlementsOf } from "./new-order.ts";
import { type Order, type RefundItem, readOrder } from "./order.entity.ts";
import { type Payment, PaymentRefused } from "./payments.ts";
import { settle } from "./settle.ts";

const tries = 8;

type Plan = NonNullable<Order["refundPlan"]>;

/**
 * Sends money back through Stripe: all that is left, or the share of some products, whose grants end. What is to be
 * done is written down before Stripe is asked, so that a repeat finishes it and never pays twice. Answers what went
 * back, in whole rupees. Throws `order.not_found`, `order.not_refundable`, `refund.refused`.
 */
export async function refundByHand(
  orderId: string,
  items: readonly RefundItem[] | undefined,
  by: string,
): Promise<number> {
  for (let attempt = 1; attempt <= tries; attempt++) {
    const order = await readOrder(orderId);
    if (!order || order.deletedAt !== undefined) throw new StoreError("order.not_found");
    const payment = await paymentOf(order);
    const before = Math.round(payment.amountRefunded / 100);
    if (!order.refundPlan) {
      await writeDown(order, planOf(order, payment, items, by));
      continue;
    }
    if (!(await carryOut(order, order.refundPlan, payment))) continue;
    const settled = await settle(orderId);
    log("order.refunded", { orderId });
    return Math.max(0, (settled?.refundedAmount ?? before) - before);
  }
  throw new StoreError("order.changed");
}

/** What was paid for the order, as Stripe sees it. */
async function paymentOf(order: Order): Promise<Payment> {
  if (order.sessionId === undefined) throw new StoreError("order.not_refundable");
  const session = await (await setting("payments")()).readSession(order.sessionId);
  const { payment } = session;
  if (!session.paid || !payment) throw new StoreError("order.not_refundable");
  if (payment.fullyRefunded && !order.refundPlan) throw new StoreError("order.not_refundable");
  return payment;
}

function planOf(order: Order, payment: Payment, items: readonly RefundItem[] | undefined, by: string): Plan {
  const { orderId, finalAmount, subtotal, refundedItems = [] } = order;
  // A new one for each plan: Stripe keeps an answer under its key, even a refusal.
  const key = `refund:${orderId}:${randomUUID()}`;
  const left = finalAmount * 100 - payment.amountRefunded;
  const rest = productsOf(order).filter(({ id }) => !refundedItems.includes(id));
  const chosen = rest.filter(({ id }) => items?.includes(id));
  // Everything that is left, chosen one by one, is the whole.
  if (items === undefined || chosen.length === rest.length) return { key, by };
  if (chosen.length === 0) throw new StoreError("order.not_refundable");
  const share = chosen.reduce(
    (sum, { price }) => sum + Math.round((finalAmount * price) / subtotal) * 100,
    0,
  );
  const amount = Math.min(share, left);
  if (amount <= 0) throw new StoreError("order.not_refundable");
  return { key, by, amount, items: chosen.map(({ id }) => id) };
}

async function writeDown(order: Order, refundPlan: Plan): Promise<void> {
  const { orderId, status, dueAt } = order;
  const what = refundPlan.amount === undefined ? "all" : (refundPlan.items ?? []).join(", ");
  await transact({
    order: update(changeOrder(order, status, { refundPlan, dueAt })),
    audit: put(auditRow({ by: refundPlan.by, action: "order.refund", target: orderId, after: what })),
  });
}

/** The money, then what it means for the order. False when the order has changed meanwhile. */
async function carryOut(order: Order, plan: Plan, payment: Payment): Promise<boolean> {
  try {
    const { amount, key } = plan;
    await (await setting("payments")()).refund({ intent: payment.intent, amount, key });
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    await transact({
      order: update(changeOrder(order, order.status, { refundPlan: undefined, dueAt: order.dueAt })),
    });
    throw new StoreError("refund.refused", { reason: error.message }, { cause: error });
  }
  return plan.items === undefined ? endPlan(order) : endItems(order, plan.items);
}

/** The whole: an admin's own status no longer stands in its way, and `settle` does the rest. */
async function endPlan(order: Order): Promise<boolean> {
  const refused = await transact({
    order: update(
      changeOrder(order, order.status, { refundPlan: undefined, override: undefined, dueAt: order.dueAt }),
    ),
  });
  return !refused.order;
}

/** Some products: their grants end, and with them the sessions; the others stay. */
async function endItems(order: Order, items: readonly RefundItem[]): Promise<boolean> {
  const gone = items.flatMap(entitlementsOfItem);
  const revoked = order.entitlements.filter((entitlement) => gone.includes(entitlement));
  const refundedItems = [...(order.refundedItems ?? []), ...items];
  const holder = order.status === "completed" ? await readCustomer(order.customerId) : null;
  const customer = holder?.state === "member" && revoked.length > 0 ? holder : null;
  const refused = await transact({
    order: update(
      changeOrder(order, order.status, {
        refundPlan: undefined,
        refundedItems,
        entitlements: order.entitlements.filter((entitlement) => !gone.includes(entitlement)),
        dueAt: order.dueAt,
      }),
    ),
    ...(customer && endSessions(customer, { revoke: grantSets(revoked, order.orderId) })),
  });
  return Object.keys(refused).length === 0;
}

function productsOf(order: Order): Product[] {
  return [bundle, ...order.upsells.map(upsellById)];
}

function entitlementsOfItem(item: RefundItem): readonly Entitlement[] {
  if (item === "bundle") return bundle.grants;
  const base: readonly Entitlement[] = bundle.grants;
  return entitlementsOf([item]).filter((entitlement) => !base.includes(entitlement));
}
