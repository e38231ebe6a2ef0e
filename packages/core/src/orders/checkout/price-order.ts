import type { CallInput } from "@store/contract/calls";
import { StoreError } from "@store/contract/errors";
import { formatRupees } from "@store/contract/format";
import { offer } from "@store/contract/offer/offer";
import type { Offer } from "@store/contract/offer/offer-shape";
import { type PricedBasket, priceBasket } from "@store/contract/price-basket";
import type { Coupon } from "../../coupons/coupon.entity.ts";
import { requireOwner, requireProducts } from "../../coupons/coupon-uses.ts";
import { currentRev, isHonoured, isPromised, offerOf } from "../../offer/current-offer.ts";
import { readCartToken } from "../../platform/mail-links.ts";

type Input = Pick<CallInput<"create-payment-order">, "upsells" | "amount" | "rev" | "cart">;

/** The revision that an order was priced by. */
interface Charged {
  basket: PricedBasket;
  rev: number;
}

/**
 * Prices by the revision that the page names, so that nothing is charged unseen. A lower price that holds by now is charged
 * at once; a higher one waits until the page's revision is honoured no more (`order.offer_changed`). A buyer who comes by a
 * mail about their basket pays no more than it said.
 */
export async function priceOrder(
  input: Input,
  coupon: Coupon | undefined,
  owned: readonly string[] | undefined,
): Promise<Charged> {
  const by = (from: Offer) => priceBasket(input.upsells, coupon, owned, from);
  const rev = await currentRev(input.rev);
  const now = { basket: by(offer), rev };
  const shown =
    input.rev !== undefined && input.rev < rev ? await shownBy(input.rev, by) : { ...now, honoured: true };
  const isLower = sameLines(shown.basket, now.basket) && now.basket.total <= shown.basket.total;
  const [was, total] = [formatRupees(input.amount), formatRupees(now.basket.total)];
  if (!isLower && !shown.honoured) throw new StoreError("order.offer_changed", { was, total });
  if (coupon) {
    requireOwner(coupon, owned);
    requireProducts(coupon, shown.basket);
  }
  if (shown.basket.total !== input.amount)
    throw new StoreError("order.price_changed", { total: formatRupees(shown.basket.total) });
  const charged = isLower ? now : shown;
  const { prices } = (input.cart !== undefined && readCartToken(input.cart)) || {};
  const mailed = prices && isPromised(prices) ? await shownBy(prices.rev, by) : charged;
  const isLess = sameLines(mailed.basket, charged.basket) && mailed.basket.total < charged.basket.total;
  return isLess ? mailed : charged;
}

async function shownBy(
  rev: number,
  by: (from: Offer) => PricedBasket,
): Promise<Charged & { honoured: boolean }> {
  const found = await offerOf(rev);
  if (!found) throw new Error(`Revision ${rev} of the offer is not there`);
  return { basket: by(found), rev, honoured: isHonoured(rev) };
}

/** What is sold no more would make a basket cheaper, and its buyer has not seen that it is missing. */
function sameLines(one: PricedBasket, other: PricedBasket): boolean {
  const [ids, others] = [one, other].map(({ lines }) => lines.map(({ id }) => id).join());
  return ids === others;
}
