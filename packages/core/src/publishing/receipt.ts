// What publishing the draft would do, before it is done.

import { brotliCompressSync, constants } from "node:zlib";
import type { ActionOutput } from "@store/contract/calls";
import { StoreError } from "@store/contract/errors";
import { dayInIndia } from "@store/contract/format";
import { formerPrice, leastDays } from "@store/contract/honest/price-history";
import { keepProducts } from "@store/contract/offer/keep-products";
import { offerChanges } from "@store/contract/offer/offer-changes";
import type { Offer } from "@store/contract/offer/offer-shape";
import { paymentTimings } from "@store/contract/timings";
import { AskedPriceEntity } from "../offer/asked-price.entity.ts";
import { offerOf } from "../offer/current-offer.ts";
import type { OfferDraft } from "../offer/offer-draft.entity.ts";
import { OrderEntity } from "../orders/order.entity.ts";
import { listShards } from "../platform/list-shards.ts";
import { days, monthBefore, monthOf } from "../platform/time.ts";
import { type SitePage, sitePages } from "../providers/site-pages.ts";
import { askedPrices } from "./commit-offer.ts";
import { priceHistoryOf } from "./price-history.ts";
import { provePrices } from "./prove-prices.ts";

type Receipt = ActionOutput<"admin-offer", "receipt">;

/** What a server sends in ten packets, before the browser has answered, without the headers. */
const budgets: Record<string, number> = { "/": 13_700 };

export async function receiptOf({ baseRev, offer: json }: OfferDraft): Promise<Receipt> {
  const was = await offerOf(baseRev);
  if (!was) throw new StoreError("offer.not_found");
  const next = keepProducts(was, JSON.parse(json) as Offer);
  // One after the other: each is a program of its own.
  const before = await sitePages().render(was, baseRev);
  const priceHistory = await priceHistoryOf(was, next, Date.now());
  const after = await sitePages().render({ ...next, priceHistory }, baseRev);
  return {
    changes: offerChanges(was, next),
    pages: after.filter(({ path }) => path !== "").map((page) => pageView(page, before)),
    priced: provePrices(next, after),
    struck: next.products.flatMap(({ id, price }) => {
      const former = formerPrice(priceHistory, id, price);
      return former === undefined ? [] : [{ product: id, price: former }];
    }),
    struckFrom: await struckFrom(was, next),
    openPages: await openPages(next),
  };
}

function pageView(page: SitePage, before: readonly SitePage[]): Receipt["pages"][number] {
  const old = before.find(({ path }) => path === page.path);
  return { path: page.path, changed: textOf(old?.html) !== textOf(page.html), ...weightOf(page) };
}

/** A page's bytes as they are sent, and where it has one, its budget. */
export function weightOf({ path, html }: SitePage): { bytes: number; budget?: number } {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const budget = budgets[path];
  return { bytes: brotliCompressSync(html, { params }).length, ...(budget !== undefined && { budget }) };
}

/** Without the offer that scripts read: every page carries it, whatever it shows of it. */
function textOf(html = ""): string {
  return html.replace(/<script type="application\/json" id="offer">.*?<\/script>/s, "");
}

/** A price may be struck out once it has been asked for long enough: from when each of those that stay could be. */
async function struckFrom(was: Offer, next: Offer): Promise<Receipt["struckFrom"]> {
  const asked = askedPrices(next);
  const resting = [...askedPrices(was)].filter(([id, price]) => asked.get(id) === price);
  return Promise.all(
    resting.map(async ([product, price]) => {
      const { data } = await AskedPriceEntity.query.byProduct({ product }).go({ order: "desc", limit: 1 });
      return { product, price, from: dayInIndia((data[0]?.at ?? Date.now()) + days(leastDays)) };
    }),
  );
}

/** Payment pages that buyers may still pay on, of orders that cost something else than they would by this offer. */
async function openPages(next: Offer): Promise<Receipt["openPages"]> {
  const since = Date.now() - paymentTimings.page;
  const month = monthOf(Date.now());
  const months = [...new Set([month, monthOf(since)])].filter(
    (one) => one === month || one === monthBefore(month),
  );
  const found = await Promise.all(
    months.flatMap((one) =>
      listShards.map((shard) =>
        OrderEntity.query
          .byStatus({ status: "pending", month: one, shard })
          .gt({ createdAt: since })
          .go({ pages: "all", attributes: ["orderId", "createdAt", "lines"] }),
      ),
    ),
  );
  const asked = askedPrices(next);
  const others = found
    .flatMap(({ data }) => data)
    .filter(({ lines }) => lines.some(({ product, price }) => asked.get(product) !== price));
  const last = Math.max(...others.map(({ createdAt }) => createdAt));
  return { count: others.length, ...(others.length > 0 && { until: last + paymentTimings.page }) };
}
