import { LoginEntity } from "../customer/login.entity.ts";
import { alarm, log } from "../lib/log.ts";
import { setting } from "../lib/settings.ts";
import { check, isRefusal, put, transact, update } from "../lib/table.ts";
import { days, hours, minutes } from "../lib/time.ts";
import { type MailKind, oweMail } from "../mail/outbox.entity.ts";
import { notSuppressed } from "../mail/suppression.entity.ts";
import { type Order, OrderEntity, readOrder } from "../order/order.entity.ts";
import { type Cart, CartEntity, cartShards } from "./cart.entity.ts";

const atOnce = 5;
const perShard = 500;

/** The reminders of a series, and how long after the first each later one comes. */
const series = [
  { kind: "cart-1", after: 0 },
  { kind: "cart-2", after: hours(24) },
  { kind: "cart-3", after: hours(72) },
] as const satisfies { kind: MailKind; after: number }[];

/** A reminder that would come so late is none. */
const tooLate = days(1);

/**
 * Owes a reminder to every cart that is due. Owing it and marking the cart are one transaction, which holds only while
 * nobody has bought, unsubscribed or changed the cart: runs may overlap, be late or be killed, and each cart gets one.
 */
export async function abandonedCarts(): Promise<{ found: number; owed: number }> {
  const due = await dueCarts();
  const counts = { found: due.length, owed: 0 };
  const workers = Array.from({ length: atOnce }, async () => {
    for (let cart = due.shift(); cart !== undefined; cart = due.shift()) {
      try {
        if (await remind(cart)) counts.owed++;
      } catch (error) {
        // Still due: the next run tries again, and the other carts need not wait.
        alarm("cart.stuck", { cart: cart.emailHash.slice(0, 12), error: String(error) });
      }
    }
  });
  await Promise.all(workers);
  log("job.done", { job: "abandoned-carts", ...counts });
  return counts;
}

async function dueCarts(): Promise<Cart[]> {
  const dueAt = Date.now();
  const shards = await Promise.all(
    cartShards.map((shard) => CartEntity.query.due({ shard }).lte({ dueAt }).go({ limit: perShard })),
  );
  return shards.flatMap(({ data }) => data);
}

/** The cart is as the index told it; whether it still is, the transaction sees. True when a mail is owed now. */
async function remind(cart: Cart): Promise<boolean> {
  const now = Date.now();
  const next = series[cart.reminders ?? 0];
  const isStale = (cart.dueAt ?? 0) + tooLate <= now;
  if (!next || !cart.email || isStale || (cart.reminders ?? 0) >= setting("cartMails")) {
    await postpone(cart, undefined);
    return false;
  }
  const order = cart.orderId === undefined ? null : await readOrder(cart.orderId);
  if (order && !isOver(order)) {
    await postpone(cart, lookAgain(order, now));
    return false;
  }
  const refused = await owe(cart, next, order, now);
  // Bought, or wants none: nothing more of this series. What else has changed is the next run's business.
  if (refused.login || refused.suppressed) await postpone(cart, undefined);
  if (Object.keys(refused).length > 0) return false;
  log("cart.reminded", { kind: next.kind, cart: cart.emailHash.slice(0, 12) });
  return true;
}

function owe(cart: Cart, { kind }: (typeof series)[number], order: Order | null, now: number) {
  const { emailHash, version, shard } = cart;
  const seriesAt = cart.seriesAt ?? now;
  const reminders = (cart.reminders ?? 0) + 1;
  const later = reminders < setting("cartMails") ? series[reminders] : undefined;
  return transact({
    cart: update(
      CartEntity.patch({ emailHash })
        .set({ reminders, seriesAt, ...(later && { dueAt: seriesAt + later.after }) })
        .composite({ shard: shard ?? "0" })
        .add({ version: 1 })
        .remove(later ? [] : ["dueAt"])
        .where((a, o) => o.eq(a.version, version)),
    ),
    login: check(LoginEntity.delete({ loginKey: emailHash }).where((a, o) => o.notExists(a.customerId))),
    suppressed: check(notSuppressed(emailHash)),
    order:
      order === null
        ? undefined
        : check(OrderEntity.remove({ orderId: order.orderId }).where((a, o) => o.eq(a.status, "failed"))),
    mail: put(oweMail({ kind, about: `${emailHash}-${seriesAt}`, emailHash }, now)),
  });
}

/** Nobody can pay it any more, and the owner wants such carts to be reminded. */
function isOver({ status, review }: Order): boolean {
  return status === "failed" && review === undefined && setting("cartMailsAfterFailedPayment");
}

/** A payment page that is open may yet end unpaid; whether that matters is the owner's setting. */
function lookAgain(order: Order, now: number): number | undefined {
  const mayEnd = order.status === "pending" && setting("cartMailsAfterFailedPayment");
  return mayEnd ? Math.max(now, order.sessionExpiresAt) + minutes(6) : undefined;
}

/** Due at another time, or not again. Nothing when the cart has changed meanwhile. */
async function postpone({ emailHash, version, shard }: Cart, dueAt: number | undefined): Promise<void> {
  try {
    await CartEntity.patch({ emailHash })
      .set(dueAt === undefined ? {} : { dueAt })
      .composite({ shard: shard ?? "0" })
      .add({ version: 1 })
      .remove(dueAt === undefined ? ["dueAt"] : [])
      .where((a, o) => o.eq(a.version, version))
      .go();
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}
