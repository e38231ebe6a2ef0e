// "My next ten": what to do in the coming thirty days, in which order and why. Pure: the same marks, items, shop and day
// give the same plan.
import { addDays, dayNumber, isWorkday } from "../calculators/formulas/days.ts";
import { fitOf, type ShopFacts } from "./fit.ts";

export interface PlanItem {
  id: string;
  task: string;
  /** What it does for a shop, and how to check it. */
  why: string;
  /** The page or section it belongs to. */
  place: string;
  cost: "Low" | "Medium" | "High";
  /** 0 to 100. */
  impact: number;
  priority: number;
  /** How a typical shop does on it: the list shows this until the visitor chooses. */
  typical?: string;
}

interface Marks {
  done: ReadonlySet<string>;
  /** The visitor's own choice, by item. */
  statuses: Readonly<Record<string, string | undefined>>;
}

export interface PlanWish {
  /** Absent where the shop makes no difference. */
  shop?: ShopFacts;
  /** What `cost` means on this list. */
  measure: "money" | "work";
  /** The first day, such as `2026-11-23`. */
  start: string;
  sundays: boolean;
}

export interface PlanLine {
  item: PlanItem;
  /** First and last day of work. */
  begin: string;
  due: string;
  reasons: readonly string[];
}

export const planLength = 10;
export const planDays = 30;
/** So many of one place, so that ten do not all lie on one page. */
export const mostOfAPlace = 3;

/** What a cost divides the worth by, and how much of the month it takes. */
const costs = {
  Low: { divisor: 1, share: 1 },
  Medium: { divisor: 1.35, share: 2 },
  High: { divisor: 2, share: 2.5 },
};
const statusFactors: Readonly<Record<string, number>> = { Bad: 1.4, "Can be Improved": 1.15 };

/** What an item is worth now: its effect and urgency, more if marked bad or fitting, less if it costs much. */
export function worthOf(item: PlanItem, status: string | undefined, shop: ShopFacts | undefined): number {
  const weight = 0.6 * item.impact + 0.4 * item.priority;
  return (
    (weight * (statusFactors[status ?? ""] ?? 1) * fitOf(item.id, shop).factor) / costs[item.cost].divisor
  );
}

/** At most ten items, the worthiest first, spread over thirty days. Never one that is done, or that the list shows as good. */
export function nextTen(items: readonly PlanItem[], marks: Marks, wish: PlanWish): PlanLine[] {
  const chosen = chosenOf(items, marks, wish.shop);
  const days = workdaysOf(wish);
  const shares = chosen.map(({ cost }) => costs[cost].share);
  const total = shares.reduce((sum, share) => sum + share, 0);
  // A short plan is not stretched: three working days are enough for a small thing.
  const pace = Math.min(days.length / total, 3);
  let reached = 0;
  let next = 0;
  return chosen.map((item, at) => {
    reached += shares[at] ?? 0;
    const last = Math.min(days.length, Math.ceil(Math.round(reached * pace * 1e6) / 1e6)) - 1;
    const line = {
      item,
      begin: days[next] ?? wish.start,
      due: days[last] ?? wish.start,
      reasons: reasonsOf(item, marks.statuses[item.id], wish),
    };
    next = last + 1;
    return line;
  });
}

function chosenOf(items: readonly PlanItem[], { done, statuses }: Marks, shop: ShopFacts | undefined) {
  const unique = [...new Map(items.map((item) => [item.id, item])).values()];
  const ranked = unique
    .map((item) => ({ item, status: statuses[item.id] ?? item.typical }))
    .filter(({ item, status }) => !done.has(item.id) && status !== "Good")
    .map(({ item, status }) => ({ item, worth: worthOf(item, status, shop) }))
    .sort((a, b) => b.worth - a.worth || (a.item.id < b.item.id ? -1 : 1));
  const taken = new Map<string, number>();
  const chosen: PlanItem[] = [];
  for (const { item } of ranked) {
    const before = taken.get(item.place) ?? 0;
    if (before === mostOfAPlace || chosen.length === planLength) continue;
    taken.set(item.place, before + 1);
    chosen.push(item);
  }
  return chosen;
}

/** The working days of the thirty. */
function workdaysOf({ start, sundays }: PlanWish): string[] {
  return Array.from({ length: planDays }, (_, after) => addDays(start, after)).filter((day) =>
    isWorkday(dayNumber(day), sundays ? "0000000" : "0000001", new Set()),
  );
}

const prices = {
  money: { Low: "little money", Medium: "some money", High: "a large expense, so plan it well" },
  work: { Low: "little work", Medium: "a day's work or two", High: "much work, so plan it well" },
};

function reasonsOf(item: PlanItem, status: string | undefined, { shop, measure }: PlanWish): string[] {
  const effect = item.impact >= 70 ? "Large" : item.impact >= 50 ? "Good" : "Small";
  const marked =
    status === "Bad"
      ? "You marked it Bad."
      : status === "Can be Improved"
        ? "You marked it as something to improve."
        : item.typical === "Bad"
          ? "Most shops fail it."
          : undefined;
  const { reason } = fitOf(item.id, shop);
  return [`${effect} effect for ${prices[measure][item.cost]}.`, marked, reason].filter(
    (sentence) => sentence !== undefined,
  );
}
