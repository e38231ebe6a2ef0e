// The ledger as sums: its rows are as many as the shop has sold, its days, coupons and products are few.
import {
  type CountedKind,
  type CounterName,
  type Counts,
  couponCounts,
  splitFigures,
} from "../platform/counter.entity.ts";
import { eachPage } from "../platform/each-page.ts";
import { listShards } from "../platform/list-shards.ts";
import { forEachLimit } from "../platform/pool.ts";
import { revisionCounts } from "../platform/revision-counter.ts";
import { LedgerEntity, type LedgerRow } from "./ledger.entity.ts";

/** Days of the ledger that are read side by side. */
const atOnce = 8;

export type Sums = Map<string, Counts>;

export interface LedgerSums {
  all: Counts;
  byDay: Sums;
  byCoupon: Sums;
  byRevision: Map<number, Counts>;
  /** By `day id`. */
  ofDays: Record<CountedKind, Sums>;
}

export const dayLength = "yyyy-mm-dd".length;
export const placeOf = (day: string, id: string) => `${day} ${id}`;

function plus(sum: Counts, counts: Counts): Counts {
  for (const [name, by] of Object.entries(counts) as [CounterName, number][])
    sum[name] = (sum[name] ?? 0) + by;
  return sum;
}

export function addTo<Place>(sums: Map<Place, Counts>, place: Place, counts: Counts): void {
  sums.set(place, plus(sums.get(place) ?? {}, counts));
}

/** What the rows of these days (`yyyy-mm-dd`) say. */
export async function sumLedger(everyDay: readonly string[]): Promise<LedgerSums> {
  const sum: LedgerSums = {
    all: {},
    byDay: new Map(),
    byCoupon: new Map(),
    byRevision: new Map(),
    ofDays: { USES: new Map(), SOLD: new Map() },
  };
  const places = everyDay.flatMap((day) => listShards.map((shard) => ({ day, shard })));
  await forEachLimit(places, atOnce, async (place) => {
    await eachPage(
      (cursor) =>
        LedgerEntity.query
          .byDay(place)
          .go({ cursor, attributes: ["day", "discountCode", "offerRev", "figures"] }),
      (rows) => {
        for (const row of rows) addRow(sum, row);
      },
    );
  });
  return sum;
}

function addRow(
  { all, byDay, byCoupon, byRevision, ofDays }: LedgerSums,
  { day, discountCode, offerRev, figures }: Pick<LedgerRow, "day" | "discountCode" | "offerRev" | "figures">,
): void {
  const { counts, sold } = splitFigures(figures);
  plus(all, counts);
  addTo(byDay, day, counts);
  for (const { product, sales } of sold) addTo(ofDays.SOLD, placeOf(day, product), { sales });
  if (offerRev !== undefined) addTo(byRevision, offerRev, revisionCounts(figures));
  if (discountCode === undefined) return;
  addTo(byCoupon, discountCode, couponCounts(figures));
  addTo(ofDays.USES, placeOf(day, discountCode), couponCounts(figures));
}
