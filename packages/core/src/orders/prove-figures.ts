// Proves that the counters say what the ledger says, and makes them say so.
//
// Only figures of the ledger are looked at: how many orders, customers and carts there are is counted from other rows.

import { dayInIndia } from "@store/contract/format";
import { CouponEntity } from "../coupons/coupon.entity.ts";
import {
  addCounts,
  addCouponDay,
  addDayCounts,
  type Counts,
  type CouponCounts,
  type CouponDay,
  type CouponName,
  couponCounts,
  couponNames,
  type FigureName,
  figureNames,
  readCounts,
  readCouponDays,
  readDays,
} from "../platform/counter.entity.ts";
import { forEachLimit } from "../platform/pool.ts";
import { days, startOfDay } from "../platform/time.ts";
import { LedgerEntity, type LedgerRow, ledgerShards } from "./ledger.entity.ts";

/** One figure that is not what the ledger says. Money in paise. */
export interface Off {
  /** `all`, a day, `coupon CODE`, or both of these. */
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
    ...countsOff("all", figureNames, sumOf(rows), all, (counts) => addCounts("ALL", spread, counts)),
    ...everyDay.flatMap((day) =>
      countsOff(
        day,
        figureNames,
        sumOf(rows.filter((row) => row.day === day)),
        dayCounters.get(day) ?? {},
        (counts) => addDayCounts(startOfDay(day), spread, counts),
      ),
    ),
    ...(await gather([...codes], (code) => couponOff(code, rows))).flat(),
    ...couponDaysOff(rows, byCouponDay.flat()),
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
  const ledger = couponSum(
    rows.filter(({ discountCode }) => discountCode === code).map(({ figures }) => couponCounts(figures)),
  );
  const counter = await readCounts(`COUPON.${code}`);
  return countsOff(`coupon ${code}`, couponNames, ledger, counter, (counts) =>
    addCounts(`COUPON.${code}`, spread, counts),
  );
}

function couponDaysOff(rows: readonly Figured[], counted: readonly CouponDay[]): Found[] {
  const written = rows.flatMap(({ day, discountCode: code, figures }) =>
    code === undefined ? [] : [{ day, code, ...couponCounts(figures) }],
  );
  const key = ({ day, code }: { day: string; code: string }) => `${day} ${code}`;
  const places = new Map([...written, ...counted].map((row) => [key(row), row]));
  return [...places].flatMap(([name, { day, code }]) => {
    const sum = (all: readonly (CouponCounts & { day: string; code: string })[]) =>
      couponSum(all.filter((row) => key(row) === name));
    return countsOff(`${day}, coupon ${code}`, couponNames, sum(written), sum(counted), (counts) =>
      addCouponDay(startOfDay(day), spread, code, counts),
    );
  });
}

function couponSum(all: readonly CouponCounts[]): CouponCounts {
  const total = (name: CouponName) => all.reduce((sum, counts) => sum + (counts[name] ?? 0), 0);
  return Object.fromEntries(couponNames.map((name) => [name, total(name)]));
}

function sumOf(rows: readonly Figured[]): Counts {
  const total = (name: FigureName) => rows.reduce((sum, { figures }) => sum + (figures[name] ?? 0), 0);
  return Object.fromEntries(figureNames.map((name) => [name, total(name)]));
}

function daysFrom(since: string): string[] {
  const first = startOfDay(since);
  const count = Math.round((startOfDay(dayInIndia(Date.now())) - first) / days(1)) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => dayInIndia(first + days(index)));
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
