import { cartTimings } from "@store/contract/timings";
import { noLogin } from "../customers/login.entity.ts";
import { stillPointsTo } from "../orders/checkout.entity.ts";
import { type Order, OrderEntity } from "../orders/order.entity.ts";
import { addressIsReminded } from "../outbox/cart-address.entity.ts";
import { enqueueMail } from "../outbox/outbox.entity.ts";
import { reminders as series } from "../outbox/reminders.ts";
import { notSuppressed } from "../outbox/suppression.entity.ts";
import { emailHash } from "../platform/address-hash.ts";
import { ifUnchanged } from "../platform/conditions.ts";
import { alarm, log } from "../platform/log.ts";
import { forEachLimit } from "../platform/pool.ts";
import { setting } from "../platform/settings.ts";
import { check, put, transact, update } from "../platform/table.ts";
import { minutes } from "../platform/time.ts";
import { type Cart, CartEntity, cartShards, readCart } from "./cart.entity.ts";
import { type CartOrders, isLeft, readCartOrders } from "./cart-orders.ts";

const atOnce = 5;
const perShard = 500;

/** Parts of a reminder that do not hold for somebody who has bought, or wants none. */
const endings = ["login", "suppressed"] as const;

/**
 * Enqueues a reminder for every cart that is due. Enqueueing it and marking the cart are one transaction, which holds only while
 * nobody has bought, unsubscribed or changed the cart: runs may overlap, be late or be killed, and each cart gets one.
 */
export async function abandonedCarts(): Promise<{ found: number; enqueued: number }> {
  const due = await dueCarts();
  const counts = { found: due.length, enqueued: 0 };
  await forEachLimit(due, atOnce, async (checkoutId) => {
    try {
      if (await remind(checkoutId)) counts.enqueued++;
    } catch (error) {
      // Still due: the next run tries again, and the other carts need not wait.
      alarm("cart.stuck", { cart: checkoutId, error: String(error) });
    }
  });
  log("job.done", { job: "abandoned-carts", ...counts });
  return counts;
}

/** The checkouts whose carts are due. */
async function dueCarts(): Promise<string[]> {
  const dueAt = Date.now();
  const shards = await Promise.all(
    cartShards.map((shard) =>
      CartEntity.query
        .due({ shard })
        .lte({ dueAt })
        .go({ limit: perShard, attributes: ["checkoutId"] }),
    ),
  );
  return shards.flatMap(({ data }) => data.map(({ checkoutId }) => checkoutId));
}

/** True when a mail is enqueued now. That the cart still is as it was read, the transaction sees. */
async function remind(checkoutId: string): Promise<boolean> {
  const now = Date.now();
  const cart = await readCart(checkoutId);
  if (cart?.dueAt === undefined || cart.dueAt > now) return false;
  const next = series[cart.reminders ?? 0];
  const isStale = cart.dueAt + cartTimings.tooLate <= now;
  if (!next || !cart.email || isStale || (cart.reminders ?? 0) >= setting("cartMails")) {
    await postpone(cart, undefined);
    return false;
  }
  const around = await readCartOrders(cart, now);
  const open = around.orders.filter((order) => !isLeft(order));
  if (open.length > 0 || !isItsSeries(cart, around, now)) {
    await postpone(cart, open.length > 0 ? lookAgain(open, now) : undefined);
    return false;
  }
  const refused = await enqueueReminder(cart, next, around, now);
  // Bought, or wants none: nothing more of this series. What else has changed is the next run's business.
  if (endings.some((name) => refused[name])) await postpone(cart, undefined);
  if (Object.keys(refused).length > 0) return false;
  log("cart.reminded", { kind: next.kind, cart: checkoutId });
  return true;
}

/** One series per address in seven days; and one that has begun goes on at its own address, not at another. */
function isItsSeries(cart: Cart, { address }: CartOrders, now: number): boolean {
  const isOwn = address?.checkoutId === cart.checkoutId;
  if (cart.seriesAt !== undefined) return isOwn;
  return isOwn || address?.seriesAt === undefined || address.seriesAt + cartTimings.seriesEvery <= now;
}

function enqueueReminder(cart: Cart, { kind }: (typeof series)[number], around: CartOrders, now: number) {
  const { checkoutId, email = "", version, shard } = cart;
  const hash = emailHash(email);
  const seriesAt = cart.seriesAt ?? now;
  const reminders = (cart.reminders ?? 0) + 1;
  const later = reminders < setting("cartMails") ? series[reminders] : undefined;
  return transact({
    cart: update(
      CartEntity.patch({ checkoutId })
        .set({ reminders, seriesAt, ...(later && { dueAt: seriesAt + later.after }) })
        .composite({ shard: shard ?? "0" })
        .add({ version: 1 })
        .remove(later ? [] : ["dueAt"])
        .where((a, o) => o.eq(a.version, version)),
    ),
    address: update(addressIsReminded(hash, around.address, { checkoutId, seriesAt }, now)),
    checkout: check(stillPointsTo(checkoutId, around.current)),
    login: check(noLogin(hash)),
    suppressed: check(notSuppressed(hash)),
    ...Object.fromEntries(
      around.orders.map(({ orderId }, index) => [`order${index}`, check(hasFailed(orderId))]),
    ),
    mail: put(enqueueMail({ kind, about: checkoutId, emailHash: hash }, now)),
  });
}

function hasFailed(orderId: string) {
  return OrderEntity.remove({ orderId }).where((a, o) => o.eq(a.status, "failed"));
}

/** A payment page that is open may yet end unpaid; whether that matters is the owner's setting. */
function lookAgain(open: readonly Order[], now: number): number | undefined {
  if (!setting("cartMailsAfterFailedPayment") || open.some(({ status }) => status !== "pending"))
    return undefined;
  return Math.max(now, ...open.map(({ dueAt = now }) => dueAt)) + minutes(6);
}

/** Due at another time, or not again. Nothing when the cart has changed meanwhile. */
async function postpone({ checkoutId, version, shard }: Cart, dueAt: number | undefined): Promise<void> {
  await ifUnchanged(
    CartEntity.patch({ checkoutId })
      .set(dueAt === undefined ? {} : { dueAt })
      .composite({ shard: shard ?? "0" })
      .add({ version: 1 })
      .remove(dueAt === undefined ? ["dueAt"] : [])
      .where((a, o) => o.eq(a.version, version)),
  );
}
