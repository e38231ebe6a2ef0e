// What the visitor told about the shop, kept in this browser so that the next plan begins there.

import { keep, readKept } from "../calculators/kept-figures.ts";
import { codShares, platforms, priceBands } from "./fit.ts";

export interface PlanFacts {
  platform: (typeof platforms)[number];
  price: (typeof priceBands)[number];
  cod: (typeof codShares)[number];
  start: string;
  sundays: boolean;
  owner: string;
}

const name = "plan";

function oneOf<const Value extends string>(
  options: readonly Value[],
  text: string | undefined,
  other: Value,
): Value {
  return options.find((option) => option === text) ?? other;
}

/** The facts as they were left, else a small shop as there are many; the plan begins on `tomorrow`. */
export function readFacts(tomorrow: string): PlanFacts {
  const kept = readKept(name);
  return {
    platform: oneOf(platforms, kept.platform, "Shopify"),
    price: oneOf(priceBands, kept.price, "₹500 to ₹1,500"),
    cod: oneOf(codShares, kept.cod, "About half"),
    start: tomorrow,
    sundays: kept.sundays === "yes",
    owner: (kept.owner ?? "").slice(0, 60),
  };
}

/** Keeps all but the day: a plan begins now, not when the last one did. */
export function keepFacts({ start: _, sundays, ...texts }: PlanFacts): void {
  keep(name, { ...texts, sundays: sundays ? "yes" : "no" });
}
