// That a page shows what the server charges: the offer as a buyer's browser reads it, against the offer as it is kept.
import { soldAs, upsells } from "@store/contract/offer/catalogue";
import type { Offer } from "@store/contract/offer/offer-shape";
import { priceBasket } from "@store/contract/price-basket";
import type { SitePage } from "../providers/site-pages.ts";

const percentages = [undefined, 1, 20, 90];
/** All of nine extras; of more, each alone and all together. */
const mostBaskets = 512;

/** Counts the baskets that were priced. Throws for one whose two prices differ. */
export function provePrices(offer: Offer, pages: readonly SitePage[]): { baskets: number; coupons: number } {
  const checkout = pages.find(({ path }) => path === "/checkout")?.html ?? "";
  const [, json = "{}"] =
    checkout.match(/<script type="application\/json" id="offer">(.*?)<\/script>/s) ?? [];
  const shown: Offer = JSON.parse(json);
  const baskets = basketsOf(offer);
  for (const basket of baskets)
    for (const percentage of percentages) {
      const coupon = percentage === undefined ? undefined : { code: "PROOF", percentage };
      const [page, server] = [shown, offer].map((one) => priceBasket(basket, coupon, [], one).total);
      if (page !== server)
        throw new Error(`${basket.join(", ")}: the page says ${page}, the server ${server}`);
    }
  return { baskets: baskets.length, coupons: percentages.length };
}

function basketsOf(offer: Offer): string[][] {
  const [alone, ids] = [soldAs("alone", offer), upsells(offer)].map((some) => some.map(({ id }) => id));
  const withExtras = subsetsOf(ids ?? []);
  return [...withExtras, ...(alone ?? []).flatMap((id) => [[id], [id, ...(ids ?? [])]])];
}

function subsetsOf(ids: readonly string[]): string[][] {
  if (2 ** ids.length > mostBaskets) return [[], ...ids.map((id) => [id]), [...ids]];
  return Array.from({ length: 2 ** ids.length }, (_, bits) => ids.filter((_id, at) => bits & (1 << at)));
}
