import { timings } from "@store/contract/limits";
import { emailHash as hashOf } from "../customer/login.entity.ts";
import { log } from "../lib/log.ts";
import { request } from "../lib/request.ts";
import { randomToken } from "../lib/secrets.ts";
import { transact, update } from "../lib/table.ts";
import { throttle } from "../lib/throttle.ts";
import { days } from "../lib/time.ts";
import { useCase } from "../lib/use-case.ts";
import { addDayCounts } from "../stats/counter.entity.ts";
import { type Cart, CartEntity, cartTtl, readCart, shardOf } from "./cart.entity.ts";
import { plainName } from "./plain-name.ts";

/** One series of reminders per address in this time (docs/decisions). */
export const seriesEvery = days(7);

const tries = 10;

type Basket = Pick<Cart, "email" | "name" | "upsells" | "discountCode">;

/**
 * Records what a visitor has in the basket; the schedule decides whether a mail goes out. The five minutes begin
 * again with each recording. The answer never tells whether the address is known.
 */
export const sendAbandonedCartEmail = useCase(
  "send-abandoned-cart-email",
  async ({ email, name, upsells, discountCode }) => {
    const emailHash = hashOf(email);
    const [seen] = await Promise.all([
      readCart(emailHash),
      throttle("cart.ip", request().viewerIp),
      throttle("cart.address", emailHash),
    ]);
    const basket = { email, name: plainName(name), upsells, discountCode };
    let cart = seen;
    for (let attempt = 1; attempt <= tries; attempt++) {
      if (await record(emailHash, cart, basket)) return {};
      cart = await readCart(emailHash);
    }
    // Whoever writes so often is recorded by one of the other calls.
    log("cart.busy", {});
    return {};
  },
);

/** False when the cart has changed since it was read. */
async function record(emailHash: string, cart: Cart | null, basket: Basket): Promise<boolean> {
  const now = Date.now();
  const isNewSeries = cart?.seriesAt === undefined || cart.seriesAt + seriesEvery <= now;
  const isNewVisit =
    cart?.recordedAt === undefined ||
    cart.recordedAt + seriesEvery <= now ||
    (isNewSeries && !!cart.seriesAt);
  const forgets = [
    ...(basket.name === undefined ? (["name"] as const) : []),
    ...(basket.discountCode === undefined ? (["discountCode"] as const) : []),
    ...(isNewSeries ? (["seriesAt"] as const) : []),
    // An order of long ago is no payment page of today.
    ...(cart?.orderedAt !== undefined && cart.orderedAt + seriesEvery <= now
      ? (["orderId", "orderedAt"] as const)
      : []),
  ];
  const { cart: changed } = await transact({
    cart: update(
      CartEntity.update({ emailHash })
        .set({
          email: basket.email,
          upsells: basket.upsells,
          ...(basket.name !== undefined && { name: basket.name }),
          ...(basket.discountCode !== undefined && { discountCode: basket.discountCode }),
          recordedAt: now,
          ttl: cartTtl(now),
          ...(isNewVisit && { cartId: randomToken() }),
          ...(isNewSeries && { reminders: 0, shard: shardOf(emailHash), dueAt: now + timings.abandonedCart }),
        })
        .add({ version: 1 })
        .remove(forgets)
        .where((a, o) => (cart ? o.eq(a.version, cart.version) : o.notExists(a.version))),
    ),
    day: isNewVisit ? update(addDayCounts(now, emailHash, { carts: 1 })) : undefined,
  });
  return changed === undefined;
}
