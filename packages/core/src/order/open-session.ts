import { bundle, upsellById } from "@store/contract/catalogue";
import { StoreError } from "@store/contract/errors";
import { log } from "../lib/log.ts";
import { setting } from "../lib/settings.ts";
import { isRefusal } from "../lib/table.ts";
import { type Order, OrderEntity } from "./order.entity.ts";
import { PaymentRefused, type PaymentSession, type SessionRequest } from "./payments.ts";

/** Where a buyer comes back to. The order id is no secret; what it shows needs the browser's checkoutToken. */
export function thankYouUrl(orderId: string): string {
  return `${setting("siteUrl")}/thank-you?order=${orderId}`;
}

/**
 * The payment page of a pending order: the one it has, or the one it then gets. Repeating it is safe, since
 * everything in the request was stored before. Throws `payment.unavailable`, or `order.conflict` for an order
 * that is no longer pending.
 */
export async function openSession(order: Order): Promise<PaymentSession> {
  const payments = await setting("payments")();
  if (order.sessionId) return payments.readSession(order.sessionId);
  let asked = order;
  let session: PaymentSession;
  try {
    session = await payments.openSession(sessionRequest(asked));
  } catch (error) {
    log("order.session.failed", { orderId: order.orderId, attempt: order.attempt, error: String(error) });
    if (!(error instanceof PaymentRefused)) throw new StoreError("payment.unavailable", {}, { cause: error });
    // Stripe keeps an answer under its key, even an error: another try needs another key.
    asked = await nextAttempt(order);
    session = await payments.openSession(sessionRequest(asked)).catch((cause: unknown) => {
      throw new StoreError("payment.unavailable", {}, { cause });
    });
  }
  await keepSession(asked, session);
  log("order.session.opened", { orderId: order.orderId, attempt: asked.attempt, sessionId: session.id });
  return session;
}

/** As `openSession`; undefined when Stripe's own refusal means that there is no page, and was none before. */
export async function findSession(order: Order): Promise<PaymentSession | undefined> {
  return openSession(order).catch((error: unknown) => {
    if (error instanceof StoreError && error.cause instanceof PaymentRefused) return undefined;
    throw error;
  });
}

/** Makes sure that nobody can pay this order any more, and says how its session stands. */
export async function closeSession(order: Order): Promise<PaymentSession | undefined> {
  const session = await findSession(order);
  if (session?.status !== "open") return session;
  return (await setting("payments")()).expireSession(session.id);
}

/** From here on, nobody who still asks under the old number can hand out a page. The order stays the one that was read. */
async function nextAttempt(order: Order): Promise<Order> {
  const { orderId, attempt } = order;
  await change(
    OrderEntity.patch({ orderId })
      .set({ attempt: attempt + 1 })
      .where((a, o) => `${o.eq(a.status, "pending")} AND ${o.eq(a.attempt, attempt)}`),
  );
  return { ...order, attempt: attempt + 1 };
}

async function keepSession(order: Order, session: PaymentSession): Promise<void> {
  await change(
    OrderEntity.patch({ orderId: order.orderId })
      .set({ sessionId: session.id, ...(session.url && { sessionUrl: session.url }) })
      .add({ version: 1 })
      .where((a, o) => `${o.eq(a.status, "pending")} AND ${o.eq(a.attempt, order.attempt)}`),
  );
}

async function change(write: { go(): Promise<unknown> }): Promise<void> {
  try {
    await write.go();
  } catch (error) {
    if (isRefusal(error)) throw new StoreError("order.conflict");
    throw error;
  }
}

/** One line per product when the full price is paid; one line for the whole when a discount was rounded over it. */
function sessionRequest(order: Order): SessionRequest {
  const products = [bundle, ...order.upsells.map(upsellById)];
  const lines =
    order.discountAmount === 0
      ? products.map(({ name, price }) => ({ name, amount: price }))
      : [
          {
            name: `${products.map(({ name }) => name).join(" + ")} (${order.discountCode})`,
            amount: order.finalAmount,
          },
        ];
  return {
    orderId: order.orderId,
    attempt: order.attempt,
    customerId: order.customerId,
    email: order.email,
    name: order.name,
    phone: order.phone,
    lines,
    expiresAt: order.sessionExpiresAt,
    successUrl: thankYouUrl(order.orderId),
    cancelUrl: `${setting("siteUrl")}/checkout`,
  };
}
