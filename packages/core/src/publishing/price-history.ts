// Prices that were really asked, as an offer carries them to its pages.
import { dayInIndia } from "@store/contract/format";
import { oldestDays } from "@store/contract/honest/price-history";
import type { Offer } from "@store/contract/offer/offer-shape";
import type { PriceSpan } from "@store/contract/offer/settings";
import { AskedPriceEntity } from "../offer/asked-price.entity.ts";
import { days } from "../platform/time.ts";

/**
 * The spans of the offer before, and one for each price that ends now. What a draft says of the past is not listened to.
 * The table alone knows since when a price was asked.
 */
export async function priceHistoryOf(was: Offer, next: Offer, now: number): Promise<PriceSpan[]> {
  const ended = was.products.filter(
    ({ id, price, state }) =>
      state === "shown" &&
      !next.products.some((one) => one.id === id && one.price === price && one.state === "shown"),
  );
  const spans = await Promise.all(ended.map(({ id, price }) => spanThatEnds(id, price, now)));
  const kept = was.priceHistory.filter(({ to }) => Date.parse(to) > now - days(oldestDays));
  return [...kept, ...spans.filter((span) => span !== undefined)].slice(-200);
}

async function spanThatEnds(of: string, price: number, now: number): Promise<PriceSpan | undefined> {
  const { data } = await AskedPriceEntity.query.byProduct({ product: of }).go({ order: "desc", limit: 1 });
  const [last] = data;
  return last?.price === price ? { of, price, from: dayInIndia(last.at), to: dayInIndia(now) } : undefined;
}
