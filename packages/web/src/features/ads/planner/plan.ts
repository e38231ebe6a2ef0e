// From the day of an occasion back to the days on which work begins, and how its money is spread. Pure; a day is `yyyy-mm-dd`
// in India, and counting it has no hours.
import type { Occasion } from "@store/contract/occasion-content";
import { readNumber } from "../../../gated/calculators/formulas/read-field.ts";

export interface Pace {
  /** Within so many days nine in ten parcels arrive: in metros, and elsewhere. */
  metros: number;
  elsewhere: number;
  /** Rupees for one occasion. */
  budget: number;
}

/** What was typed, read as whole figures; one that is none, or out of all measure, is left out. */
export function readPace(
  typed: Readonly<Record<keyof Pace, string>>,
): Record<keyof Pace, number | undefined> {
  const figure = (text: string, least: number, most: number) => {
    const found = readNumber(text);
    return found !== undefined && found >= least && found <= most ? Math.abs(Math.round(found)) : undefined;
  };
  return {
    metros: figure(typed.metros, 1, 30),
    elsewhere: figure(typed.elsewhere, 1, 45),
    budget: figure(typed.budget, 0, 1e7),
  };
}

export const stepNames = {
  stock: "Stock and boxes ordered",
  shoot: "Pictures and films made",
  ads: "Ads start",
  elsewhere: "Last order, small towns and COD",
  metros: "Last order, metros",
} as const;
export type StepId = keyof typeof stepNames;

export interface Planned {
  occasion: Occasion;
  day: string;
  steps: readonly { id: StepId; day: string }[];
  /** Rupees by day, from the start of the ads on. */
  curve: readonly { day: string; rupees: number }[];
}

export function addDays(day: string, count: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + count);
  return at.toISOString().slice(0, 10);
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** Couriers fetch nothing on a Sunday: an order of that day leaves on Monday, and is a day late. */
function noSunday(day: string): string {
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 0 ? addDays(day, -1) : day;
}

export function planOf(occasion: Occasion, day: string, pace: Pace): Planned {
  const { stock, shoot, ads } = occasion.ahead;
  const start = addDays(day, -ads);
  const metros = noSunday(addDays(day, -pace.metros));
  const elsewhere = noSunday(addDays(day, -Math.max(pace.elsewhere, pace.metros)));
  const steps = [
    { id: "stock", day: addDays(day, -stock) },
    { id: "shoot", day: addDays(day, -shoot) },
    { id: "ads", day: start },
    { id: "elsewhere", day: elsewhere },
    { id: "metros", day: metros },
  ] as const;
  // After the last order a gift cannot arrive any more; a sale and a day are open to the end.
  const isSent = occasion.curve === "gift" || occasion.curve === "season";
  const end = isSent ? metros : day;
  const from = end < start ? end : start;
  return { occasion, day, steps, curve: curveOf(occasion.curve, from, end, pace.budget) };
}

/** The weight of a day by how far it lies on the way, from 0 to 1. */
const weights: Readonly<Record<Occasion["curve"], (at: number) => number>> = {
  gift: (at) => 0.35 + 0.65 * at ** 1.5,
  season: (at) => 0.5 + 0.5 * at ** 2,
  sale: (at) => (at < 0.7 ? 0.25 : 1),
  day: (at) => 0.2 + 0.8 * at ** 2,
};

function curveOf(kind: Occasion["curve"], from: string, to: string, budget: number): Planned["curve"] {
  const count = daysBetween(from, to) + 1;
  const shares = Array.from({ length: count }, (_, at) => weights[kind](count === 1 ? 1 : at / (count - 1)));
  const all = shares.reduce((sum, share) => sum + share, 0);
  let left = budget;
  return shares.map((share, at) => {
    const isLast = at === count - 1;
    // In tens of rupees, as people type them; the last day has what remains, so that the sum is the budget.
    const rupees = isLast ? left : Math.min(left, Math.round((budget * share) / all / 10) * 10);
    left -= rupees;
    return { day: addDays(from, at), rupees };
  });
}

export interface Dated {
  occasion: Occasion;
  day: string;
}

/** All occasions from a day to another one, by date, of one region or of all. */
export function datesOf(occasions: readonly Occasion[], region: string, from: string, to: string): Dated[] {
  return occasions
    .filter(({ where }) => region === "All" || where.includes("All") || where.some((one) => one === region))
    .flatMap((occasion) => occasion.on.map((day) => ({ occasion, day })))
    .filter(({ day }) => day >= from && day <= to)
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.occasion.name < b.occasion.name ? -1 : 1));
}

export function keyOf({ occasion, day }: Dated): string {
  return `${occasion.id}.${day.slice(0, 4)}`;
}
