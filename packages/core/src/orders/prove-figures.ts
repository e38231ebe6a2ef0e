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
  couponNames,
  type DayOf,
  type FigureName,
  figureNames,
  readCounts,
  readDays,
  readDaysOf,
} from "../platform/counter.entity.ts";
import { forEachLimit } from "../platform/pool.ts";
import { addRevisionCounts, readRevisions, revisionNames } from "../platform/revision-counter.ts";
import { days, startOfDay } from "../platform/time.ts";
import { addTo, dayLength, placeOf, type Sums, sumLedger } from "./sum-ledger.ts";

/** One figure that is not what the ledger says. Money in paise. */
export interface Off {
  /** `all`, a day, `coupon CODE`, `revision 3`, or a day and a coupon or a product. */
  where: string;
  name: FigureName | CouponName;
  ledger: number;
  counter: number;
}

/** Months and coupons that are read side by side. */
const atOnce = 8;
/** One item of a scope takes what rebuilding adds. */
const spread = "rebuilt";

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
  const ledger = await sumLedger(everyDay);
  const months = [...new Set(everyDay.map((day) => day.slice(0, 7)))];
  const [all, byDay, couponDays, productDays, revisions, coupons] = await Promise.all([
    readCounts("ALL"),
    gather(months, readDays),
    gather(months, (month) => readDaysOf("USES", month)),
    gather(months, (month) => readDaysOf("SOLD", month)),
    readRevisions(0, 99_999_999),
    CouponEntity.query.all({}).go({ pages: "all" }),
  ]);
  const dayCounters = new Map(byDay.flatMap((month) => [...month]));
  const codes = new Set([...coupons.data.map(({ code }) => code), ...ledger.byCoupon.keys()]);
  return [
    ...countsOff("all", figureNames, ledger.all, all, (counts) => addCounts("ALL", spread, counts)),
    ...everyDay.flatMap((day) =>
      countsOff(day, figureNames, ledger.byDay.get(day) ?? {}, dayCounters.get(day) ?? {}, (counts) =>
        addDayCounts(startOfDay(day), spread, counts),
      ),
    ),
    ...(await gather([...codes], (code) => couponOff(code, ledger.byCoupon.get(code) ?? {}))).flat(),
    ...[...new Set([...revisions.keys(), ...ledger.byRevision.keys()])].flatMap((rev) =>
      countsOff(
        `revision ${rev}`,
        revisionNames,
        ledger.byRevision.get(rev) ?? {},
        revisions.get(rev) ?? {},
        (counts) => addRevisionCounts(rev, spread, counts),
      ),
    ),
    ...daysOff("USES", couponDays.flat(), ledger.ofDays.USES),
    ...daysOff("SOLD", productDays.flat(), ledger.ofDays.SOLD),
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

async function couponOff(code: string, ledger: Counts): Promise<Found[]> {
  const counter = await readCounts(`COUPON.${code}`);
  return countsOff(`coupon ${code}`, couponNames, ledger, counter, (counts) =>
    addCounts(`COUPON.${code}`, spread, counts),
  );
}

const countedOf = {
  USES: { called: "coupon", names: couponNames },
  SOLD: { called: "product", names: ["sales"] },
} as const satisfies Record<CountedKind, { called: string; names: readonly Off["name"][] }>;

/** What is counted of each coupon or product on each day, against what was written of it. */
function daysOff(kind: CountedKind, counted: readonly DayOf[], written: Sums): Found[] {
  const { called, names } = countedOf[kind];
  const counters: Sums = new Map();
  for (const { day, id, ...counts } of counted) addTo(counters, placeOf(day, id), counts);
  return [...new Set([...written.keys(), ...counters.keys()])].flatMap((place) => {
    const [day, id] = [place.slice(0, dayLength), place.slice(dayLength + 1)];
    return countsOff<Off["name"]>(
      `${day}, ${called} ${id}`,
      names,
      written.get(place) ?? {},
      counters.get(place) ?? {},
      (counts) => addDayOf(kind, startOfDay(day), spread, id, counts),
    );
  });
}

function daysFrom(since: string): string[] {
  const first = startOfDay(since);
  const count = Math.round((startOfDay(dayInIndia(Date.now())) - first) / days(1)) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => dayInIndia(first + days(index)));
}

async function gather<In, Out>(items: readonly In[], work: (item: In) => Promise<Out>): Promise<Out[]> {
  const answers: Out[] = [];
  await forEachLimit(items, atOnce, async (item) => {
    answers.push(await work(item));
  });
  return answers;
}
