// Proves that the counters say what the ledger says, and makes them say so.
//
// Only figures of the ledger are looked at: how many orders, customers and carts there are is counted from other rows.

import { dayInIndia } from "@store/contract/format";
import { CouponEntity } from "../coupons/coupon.entity.ts";
import {
  addCounts,
  addDayCounts,
  addDayOf,
  type CountedKind,
  type Counts,
  type CouponName,
  couponCounts,
  couponNames,
  type DayOf,
  type FigureName,
  figureNames,
  readCounts,
  readDays,
  readDaysOf,
  splitFigures,
} from "../platform/counter.entity.ts";
import { listShards } from "../platform/list-shards.ts";
import { forEachLimit } from "../platform/pool.ts";
import { days, startOfDay } from "../platform/time.ts";
import { LedgerEntity, type LedgerRow } from "./ledger.entity.ts";

/** One figure that is not what the ledger says. Money in paise. */
export interface Off {
  /** `all`, a day, `coupon CODE`, or a day and a coupon or a product. */
  where: string;
  name: FigureName | CouponName;
  ledger: number;
  counter: number;
}

/** Days of the ledger that are read side by side. */
const atOnce = 8;
/** One item of a scope takes what rebuilding adds. */
const spread = "rebuilt";

type Figured = Pick<LedgerRow, "day" | "discountCode" | "figures">;

/** What differs, from the first day of the shop (`yyyy-mm-dd`) to today. Empty: every figure is the sum of its rows. */
export async function proveFigures(since: string): Promise<Off[]> {
  return (await compare(since)).map(({ off }) => off);
}

/**
 * Makes the counters equal the ledger, by adding what is missing. A sale between the reading and the adding would be
 * counted twice or not at all: nobody may sell meanwhile. Safe to be interrupted, and to be repeated. Answers what was off.
 */
export async function rebuildFigures(since: string): Promise<Off[]> {
  const found = await compare(since);
  for (const { repair, off } of found) await repair(off.ledger - off.counter).go();
  return found.map(({ off }) => off);
}

interface Found {
  off: Off;
  repair: (by: number) => { go(): Promise<unknown> };
}

async function compare(since: string): Promise<Found[]> {
  const everyDay = daysFrom(since);
  const rows = await readLedger(everyDay);
  const months = [...new Set(everyDay.map((day) => day.slice(0, 7)))];
  const [all, byDay, couponDays, productDays, coupons] = await Promise.all([
    readCounts("ALL"),
    gather(months, readDays),
    gather(months, (month) => readDaysOf("USES", month)),
    gather(months, (month) => readDaysOf("SOLD", month)),
    CouponEntity.query.all({}).go({ pages: "all" }),
  ]);
  const dayCounters = new Map(byDay.flatMap((month) => [...month]));
  const codes = new Set([
    ...coupons.data.map(({ code }) => code),
    ...rows.flatMap(({ discountCode }) => discountCode ?? []),
  ]);
  return [
    ...countsOff("all", figureNames, figuresOfRows(rows), all, (counts) => addCounts("ALL", spread, counts)),
    ...everyDay.flatMap((day) =>
      countsOff(
        day,
        figureNames,
        figuresOfRows(rows.filter((row) => row.day === day)),
        dayCounters.get(day) ?? {},
        (counts) => addDayCounts(startOfDay(day), spread, counts),
      ),
    ),
    ...(await gather([...codes], (code) => couponOff(code, rows))).flat(),
    ...daysOff("USES", couponDays.flat(), rows.flatMap(couponOfRow)),
    ...daysOff("SOLD", productDays.flat(), rows.flatMap(productsOfRow)),
  ];
}

function countsOff<Name extends Off["name"]>(
  where: string,
  names: readonly Name[],
  ledger: Counts,
  counter: Counts,
  add: (counts: Partial<Record<Name, number>>) => { go(): Promise<unknown> },
): Found[] {
  return names.flatMap((name) => {
    const off = { where, name, ledger: ledger[name] ?? 0, counter: counter[name] ?? 0 };
    const repair = (by: number) => add({ [name]: by } as Partial<Record<Name, number>>);
    return off.ledger === off.counter ? [] : [{ off, repair }];
  });
}

async function couponOff(code: string, rows: readonly Figured[]): Promise<Found[]> {
  const ledger = sumOf(
    couponNames,
    rows.filter(({ discountCode }) => discountCode === code).map(({ figures }) => couponCounts(figures)),
  );
  const counter = await readCounts(`COUPON.${code}`);
  return countsOff(`coupon ${code}`, couponNames, ledger, counter, (counts) =>
    addCounts(`COUPON.${code}`, spread, counts),
  );
}

const figuresOfRows = (rows: readonly Figured[]) =>
  sumOf(
    figureNames,
    rows.map(({ figures }) => figures),
  );

type Counted = Counts & Pick<DayOf, "day" | "id">;

function couponOfRow({ day, discountCode: id, figures }: Figured): Counted[] {
  return id === undefined ? [] : [{ day, id, ...couponCounts(figures) }];
}

function productsOfRow({ day, figures }: Figured): Counted[] {
  return splitFigures(figures).sold.map(({ product, sales }) => ({ day, id: product, sales }));
}

const countedOf = {
  USES: { called: "coupon", names: couponNames },
  SOLD: { called: "product", names: ["sales"] },
} as const satisfies Record<CountedKind, { called: string; names: readonly Off["name"][] }>;

/** What is counted of each coupon or product on each day, against what was written of it. */
function daysOff(kind: CountedKind, counted: readonly Counted[], written: readonly Counted[]): Found[] {
  const { called, names } = countedOf[kind];
  const key = ({ day, id }: Counted) => `${day} ${id}`;
  const places = new Map([...written, ...counted].map((row) => [key(row), row]));
  return [...places].flatMap(([place, { day, id }]) => {
    const sum = (all: readonly Counted[]) =>
      sumOf(
        names,
        all.filter((row) => key(row) === place),
      );
    return countsOff<Off["name"]>(`${day}, ${called} ${id}`, names, sum(written), sum(counted), (counts) =>
      addDayOf(kind, startOfDay(day), spread, id, counts),
    );
  });
}

function sumOf(names: readonly Off["name"][], all: readonly Counts[]): Counts {
  const total = (name: Off["name"]) => all.reduce((sum, counts) => sum + (counts[name] ?? 0), 0);
  return Object.fromEntries(names.map((name) => [name, total(name)]));
}

function daysFrom(since: string): string[] {
  const first = startOfDay(since);
  const count = Math.round((startOfDay(dayInIndia(Date.now())) - first) / days(1)) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => dayInIndia(first + days(index)));
}

async function readLedger(everyDay: readonly string[]): Promise<Figured[]> {
  const rows: Figured[] = [];
  const places = everyDay.flatMap((day) => listShards.map((shard) => ({ day, shard })));
  await forEachLimit(places, atOnce, async (place) => {
    const { data } = await LedgerEntity.query
      .byDay(place)
      .go({ pages: "all", attributes: ["day", "discountCode", "figures"] });
    rows.push(...data);
  });
  return rows;
}

async function gather<In, Out>(items: readonly In[], work: (item: In) => Promise<Out>): Promise<Out[]> {
  const answers: Out[] = [];
  await forEachLimit(items, atOnce, async (item) => {
    answers.push(await work(item));
  });
  return answers;
}
