// One visitor's checkout: which of its orders is the current one, and how many it has tried. A new order supersedes the old in
// one write. Access patterns: one checkout (byCheckoutId). Expires by TTL.
import type { StoreError } from "@store/contract/errors";
import type { EntityItem } from "electrodb";
import { ifUnchanged } from "../platform/conditions.ts";
import { Entity } from "../platform/entity.ts";
import { checkoutTries } from "../platform/limit-rules.ts";
import { primaryIndex } from "../platform/table.ts";
import { tooMany } from "../platform/throttle.ts";
import { days, ttlOf } from "../platform/time.ts";

export const CheckoutEntity = new Entity({
  model: { entity: "checkout", version: "1", service: "store" },
  attributes: {
    checkoutId: { type: "string", required: true, readOnly: true },
    orderId: { type: "string", required: true },
    /** Orders, and further presses for one, in the window that ends then (epoch milliseconds). */
    tries: { type: "number" },
    triesEnd: { type: "number" },
    ttl: { type: "number", required: true },
  },
  indexes: {
    byCheckoutId: primaryIndex("CHECKOUT#${checkoutId}"),
  },
});

export type Checkout = EntityItem<typeof CheckoutEntity>;

/** The checkout as it is now, or null before its first order. */
export async function readCheckout(checkoutId: string): Promise<Checkout | null> {
  return (await CheckoutEntity.get({ checkoutId }).go({ consistent: true })).data;
}

/** The order that a checkout points to now: from then on it has a payment page, not a cart. */
export async function readCurrentOrderId(checkoutId: string): Promise<string | undefined> {
  return (await readCheckout(checkoutId))?.orderId;
}

/** The refusal of a checkout that has no try left in this window. */
export function refusalOf(read: Checkout | null): StoreError | undefined {
  const { tries, triesEnd } = nextTry(read, Date.now());
  return tries > checkoutTries.limit ? tooMany(triesEnd) : undefined;
}

/** For the transaction that places an order: holds while the checkout is as it was read, and takes a try of it. */
export function pointTo(
  {
    checkoutId = "",
    orderId,
    createdAt,
  }: { checkoutId?: string | undefined; orderId: string; createdAt: number },
  read: Checkout | null,
) {
  const changes = { orderId, ...nextTry(read, createdAt), ttl: ttlOf(createdAt + days(3)) };
  return change(checkoutId, read, changes);
}

/** Takes a try for an order that is placed already. False when others took theirs meanwhile. */
export function takeTry(read: Checkout): Promise<boolean> {
  return ifUnchanged(change(read.checkoutId, read, nextTry(read, Date.now())));
}

function change(checkoutId: string, read: Checkout | null, changes: Partial<Omit<Checkout, "checkoutId">>) {
  return CheckoutEntity.update({ checkoutId })
    .set(changes)
    .where((a, o) =>
      read === null
        ? o.notExists(a.orderId)
        : [
            o.eq(a.orderId, read.orderId),
            read.tries === undefined ? o.notExists(a.tries) : o.eq(a.tries, read.tries),
            read.triesEnd === undefined ? o.notExists(a.triesEnd) : o.eq(a.triesEnd, read.triesEnd),
          ].join(" AND "),
    );
}

/** What the row says of tries once one more is taken. */
function nextTry(read: Checkout | null, now: number): { tries: number; triesEnd: number } {
  const { window } = checkoutTries;
  const triesEnd = (Math.floor(now / window) + 1) * window;
  return { tries: (read?.triesEnd === triesEnd ? (read.tries ?? 0) : 0) + 1, triesEnd };
}

/** For a transaction's check: it still points to what was read. */
export function stillPointsTo(checkoutId: string, orderId: string | undefined) {
  return CheckoutEntity.delete({ checkoutId }).where((a, o) =>
    orderId === undefined ? o.notExists(a.orderId) : o.eq(a.orderId, orderId),
  );
}
