import type {
  CartMailFigures,
  CouponFigures,
  DayFigures,
  LongWait as LongWaitRow,
} from "@store/contract/admin-rows";
import type { ToDoName } from "@store/contract/calls/admin-dashboard";
import { StoreError } from "@store/contract/errors";
import { dayInIndia } from "@store/contract/format";
import { waitingOffer } from "../../offer/current-offer.ts";
import {
  type DayOf,
  readCounts,
  readDays,
  readDaysOf,
  salesOf,
  type Totals,
} from "../../platform/counter.entity.ts";
import { days, startOfDay } from "../../platform/time.ts";
import type { UseActions } from "../../platform/use-case.ts";
import { waitNames } from "../../platform/wait-names.ts";
import { type LongWait, readLongWaits } from "../long-wait.entity.ts";
import { readOrder } from "../order.entity.ts";
import { readDone } from "./to-do.ts";

const mostDays = 366;
const mostWaits = 50;

/** Figures from the counters: they cost the same at ten orders and at ten million. */
export const adminDashboard: UseActions<"admin-dashboard"> = {
  async totals() {
    const [counts, seen] = await Promise.all([readCounts("ALL"), readDone()]);
    const { users, orders, pending, failed, sales, returns: refunded } = counts;
    // An owner who buys to try the shop has seen what is asked.
    const sold: ToDoName[] = sales > 0 ? ["prices", "purchase"] : [];
    const waiting = waitingOffer();
    return {
      ...(waiting && { waiting }),
      totals: { users, orders, pending, failed, refunded, ...salesOf(counts) },
      done: [...new Set([...seen, ...sold])],
    };
  },
  async period({ from, to }) {
    const all = daysBetween(from, to);
    const months = [...new Set(all.map((day) => day.slice(0, 7)))];
    const [counts, uses, products, waits] = await Promise.all([
      Promise.all(months.map(readDays)),
      Promise.all(months.map((month) => readDaysOf("USES", month))),
      Promise.all(months.map((month) => readDaysOf("SOLD", month))),
      readLongWaits(startOfDay(from), startOfDay(to) + days(1), mostWaits),
    ]);
    const byDay = new Map(counts.flatMap((month) => [...month]));
    const couponDays = uses.flat().filter(({ day }) => day >= from && day <= to);
    return {
      days: all.map((day) => ({
        ...figures(day, byDay.get(day)),
        couponRevenue: leftOf(couponDays.filter((row) => row.day === day)),
        sold: soldOn(day, products.flat()),
      })),
      coupons: couponFigures(couponDays),
      cartMails: cartMailFigures(all.flatMap((day) => byDay.get(day) ?? [])),
      waits: waitNames.map((name) => all.reduce((sum, day) => sum + (byDay.get(day)?.[name] ?? 0), 0)),
      longWaits: (await Promise.all(waits.map(waitView))).filter((wait) => wait !== undefined),
    };
  },
};

function daysBetween(from: string, to: string): string[] {
  const [first, last] = [startOfDay(from), startOfDay(to)];
  const count = Math.round((last - first) / days(1)) + 1;
  // A day that is in no calendar, such as 2026-02-30, is not the day it becomes.
  const real = Number.isFinite(count) && dayInIndia(first) === from && dayInIndia(last) === to;
  if (!real || count < 1 || count > mostDays)
    throw new StoreError("input.invalid", { issue: "Choose at most 366 days" }, { fields: ["from", "to"] });
  return Array.from({ length: count }, (_, index) => dayInIndia(first + days(index)));
}

/** What each coupon did, the most used first. */
function couponFigures(rows: readonly DayOf[]): CouponFigures[] {
  return [...new Set(rows.map(({ id }) => id))]
    .map((code) => {
      const own = rows.filter(({ id }) => id === code);
      const days = [...new Set(own.map(({ day }) => day))].sort();
      return {
        code,
        uses: usesOf(own),
        revenue: leftOf(own),
        days: days
          .map((day) => ({ day, uses: usesOf(own.filter((row) => row.day === day)) }))
          .filter(({ uses }) => uses !== 0),
      };
    })
    .sort((one, other) => other.uses - one.uses);
}

/** By their place in the series. */
function cartMailFigures(days: readonly Totals[]): CartMailFigures[] {
  const sum = (name: keyof Totals) => days.reduce((all, totals) => all + totals[name], 0);
  return ([1, 2, 3] as const).map((place) => ({
    sent: sum(`cartMails${place}`),
    sales: sum(`cartSales${place}`),
    revenue: sum(`cartLeft${place}`) / 100,
  }));
}

function usesOf(rows: readonly DayOf[]): number {
  return rows.reduce((sum, { uses }) => sum + uses, 0);
}

/** Whole rupees. */
function leftOf(rows: readonly DayOf[]): number {
  return rows.reduce((sum, { gross, returned }) => sum + gross - returned, 0) / 100;
}

/** How often each product was sold on a day, by its id. */
function soldOn(day: string, rows: readonly DayOf[]): Record<string, number> {
  const sold: Record<string, number> = {};
  for (const { id, sales } of rows.filter((row) => row.day === day)) sold[id] = (sold[id] ?? 0) + sales;
  return Object.fromEntries(Object.entries(sold).filter(([, sales]) => sales !== 0));
}

/** Undefined for an order that was deleted. */
async function waitView({ orderId, at, waited }: LongWait): Promise<LongWaitRow | undefined> {
  const order = await readOrder(orderId);
  if (!order || order.deletedAt !== undefined) return undefined;
  const { name, email } = order;
  return { orderId, name, email, paidAt: at - waited, waited };
}

const names = ["carts", "orders", "discounted", "recovered"] as const satisfies readonly (keyof Totals)[];

/** One day. `gross`: what was sold; `refundedAmount`: what went back; `revenue`: what is left of both. Whole rupees. */
function figures(day: string, totals: Totals | undefined): Omit<DayFigures, "couponRevenue" | "sold"> {
  const counted = Object.fromEntries(names.map((name) => [name, totals?.[name] ?? 0]));
  return {
    day,
    ...(counted as Record<(typeof names)[number], number>),
    completed: totals?.sales ?? 0,
    refunded: totals?.returns ?? 0,
    gross: (totals?.gross ?? 0) / 100,
    refundedAmount: (totals?.returned ?? 0) / 100,
    revenue: totals ? salesOf(totals).revenue : 0,
    fees: totals?.fees ?? 0,
    feeTax: totals?.feeTax ?? 0,
  };
}
