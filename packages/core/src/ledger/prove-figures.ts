// Proves that the counters say what the ledger says, and makes them say so.
//
// Only figures of the ledger are looked at: how many orders, customers and carts there are is counted from other rows.
import { CouponEntity } from "../coupon/coupon.entity.ts";
import { forEachLimit } from "../platform/pool.ts";
import { dayOf, days, startOfDay } from "../platform/time.ts";
import {
  addCounts,
  addCouponDay,
  addDayCounts,
  type Counts,
  type FigureName,
  figureNames,
  readCounts,
  readCouponDays,
  readDays,
} from "../stats/counter.entity.ts";
import { LedgerEntity, type LedgerRow, ledgerShards } from "./ledger.entity.ts";

/** One figure that is not what the ledger says. Money in paise. */
export interface Off {
  /** `all`, a day, `coupon CODE`, or both of these. */
  where: string;
  name: FigureName | "uses";
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
  const [all, byDay, byCouponDay, coupons] = await Promise.all([
    readCounts("ALL"),
    gather(months, readDays),
    gather(months, readCouponDays),
    CouponEntity.query.all({}).go({ pages: "all" }),
  ]);
  const dayCounters = new Map(byDay.flatMap((month) => [...month]));
  const codes = new Set([
    ...coupons.data.map(({ code }) => code),
    ...rows.flatMap(({ discountCode }) => discountCode ?? []),
  ]);
  return [
    ...figuresOff("all", sumOf(rows), all, (counts) => addCounts("ALL", spread, counts)),
    ...everyDay.flatMap((day) =>
      figuresOff(day, sumOf(rows.filter((row) => row.day === day)), dayCounters.get(day) ?? {}, (counts) =>
        addDayCounts(startOfDay(day), spread, counts),
      ),
    ),
    ...(await gather([...codes], (code) => couponOff(code, rows))).flat(),
    ...couponDaysOff(rows, byCouponDay.flat()),
  ];
}

function figuresOff(
  where: string,
  ledger: Counts,
  counter: Counts,
  add: (counts: Counts) => { go(): Promise<unknown> },
): Found[] {
  return figureNames.flatMap((name) => {
    const off = { where, name, ledger: ledger[name] ?? 0, counter: counter[name] ?? 0 };
    return off.ledger === off.counter ? [] : [{ off, repair: (by: number) => add({ [name]: by }) }];
  });
}

async function couponOff(code: string, rows: readonly Figured[]): Promise<Found[]> {
  const ledger = usesOf(rows.filter(({ discountCode }) => discountCode === code));
  const { uses: counter } = await readCounts(`COUPON.${code}`);
  if (ledger === counter) return [];
  return [
    {
      off: { where: `coupon ${code}`, name: "uses", ledger, counter },
      repair: (uses) => addCounts(`COUPON.${code}`, spread, { uses }),
    },
  ];
}

function couponDaysOff(
  rows: readonly Figured[],
  counted: readonly { day: string; code: string; uses: number }[],
): Found[] {
  const key = (day: string, code: string) => `${day} ${code}`;
  const ledger = new Map<string, number>();
  for (const row of rows) {
    if (row.discountCode === undefined) continue;
    const name = key(row.day, row.discountCode);
    ledger.set(name, (ledger.get(name) ?? 0) + usesOf([row]));
  }
  const counters = new Map<string, number>();
  for (const { day, code, uses } of counted)
    counters.set(key(day, code), (counters.get(key(day, code)) ?? 0) + uses);
  return [...new Set([...ledger.keys(), ...counters.keys()])].flatMap((name) => {
    const [day = "", code = ""] = name.split(" ");
    const off = { ledger: ledger.get(name) ?? 0, counter: counters.get(name) ?? 0 };
    if (off.ledger === off.counter) return [];
    const repair = (uses: number) => addCouponDay(startOfDay(day), spread, code, uses);
    return [{ off: { where: `${day}, coupon ${code}`, name: "uses" as const, ...off }, repair }];
  });
}

function sumOf(rows: readonly Figured[]): Counts {
  const total = (name: FigureName) => rows.reduce((sum, { figures }) => sum + (figures[name] ?? 0), 0);
  return Object.fromEntries(figureNames.map((name) => [name, total(name)]));
}

/** A coupon is used by each sale that has it. */
function usesOf(rows: readonly Figured[]): number {
  return rows.reduce((sum, { figures }) => sum + (figures.sales ?? 0), 0);
}

function daysFrom(since: string): string[] {
  const first = startOfDay(since);
  const count = Math.round((startOfDay(dayOf(Date.now())) - first) / days(1)) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => dayOf(first + days(index)));
}

async function readLedger(everyDay: readonly string[]): Promise<Figured[]> {
  const rows: Figured[] = [];
  const places = everyDay.flatMap((day) => ledgerShards.map((shard) => ({ day, shard })));
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
