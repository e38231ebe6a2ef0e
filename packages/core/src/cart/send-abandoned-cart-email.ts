import { timings } from "@store/contract/limits";
import { emailHash as hashOf } from "../customer/login.entity.ts";
import { log } from "../platform/log.ts";
import { transact, update } from "../platform/table.ts";
import { networkParts, throttle } from "../platform/throttle.ts";
import type { UseCase } from "../platform/use-case.ts";
import { addDayCounts } from "../stats/counter.entity.ts";
import { readVisitToken } from "../tokens/checkout-token.ts";
import { type Cart, CartEntity, cartTtl, readCart, shardOf } from "./cart.entity.ts";
import { plainName } from "./plain-name.ts";

const tries = 10;

interface Basket extends Required<Pick<Cart, "email" | "emailHash" | "upsells">> {
  name: string | undefined;
  discountCode: string | undefined;
}

/**
 * Records what a checkout holds; the schedule decides whether a mail goes out. The five minutes begin again with each
 * recording, until the first reminder. The answer never tells whether the address is known.
 */
export const sendAbandonedCartEmail: UseCase<"send-abandoned-cart-email"> = async (input) => {
  const checkoutId = readVisitToken(input.checkoutToken);
  const [seen] = await Promise.all([readCart(checkoutId), throttle("cart.checkout", checkoutId)]);
  const { email, name, upsells, discountCode } = input;
  const basket = { email, emailHash: hashOf(email), name: plainName(name), upsells, discountCode };
  let cart = seen;
  for (let attempt = 1; attempt <= tries; attempt++) {
    if (await record(checkoutId, cart, basket)) return {};
    cart = await readCart(checkoutId);
  }
  // Whoever writes so often is recorded by one of the other calls.
  log("cart.busy", {});
  return {};
};

/** False when the cart has changed since it was read. Each further address is one try of this network. */
async function record(checkoutId: string, cart: Cart | null, basket: Basket): Promise<boolean> {
  const now = Date.now();
  const { name, discountCode, ...always } = basket;
  const cleared = [
    ...(name === undefined ? (["name"] as const) : []),
    ...(discountCode === undefined ? (["discountCode"] as const) : []),
  ];
  const limit = networkParts("cart.network", checkoutId);
  const refused = await transact({
    cart: update(
      CartEntity.update({ checkoutId })
        .set({
          ...always,
          ...(name !== undefined && { name }),
          ...(discountCode !== undefined && { discountCode }),
          recordedAt: now,
          ttl: cartTtl(now),
          // One series in a checkout: a page must not be a way to mail one address after another.
          ...(cart?.seriesAt === undefined && {
            reminders: 0,
            shard: shardOf(checkoutId),
            dueAt: now + timings.abandonedCart,
          }),
        })
        .add({ version: 1 })
        .remove(cleared)
        .where((a, o) => (cart ? o.eq(a.version, cart.version) : o.notExists(a.version))),
    ),
    day: cart ? undefined : update(addDayCounts(now, checkoutId, { carts: 1 })),
    ...(cart?.emailHash !== basket.emailHash && limit.parts),
  });
  if (refused.cart !== undefined) return false;
  if (Object.keys(refused).length > 0) throw limit.refusal();
  return true;
}
