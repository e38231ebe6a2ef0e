// Worlds of 400 days: buyers come in different months, refunds fail and disputes end weeks later, rows end, and months and
// years turn while orders are open.
import { Chance } from "../world/chance.ts";
import { drawWeather } from "../world/weather.ts";
import { drawMidnights } from "./claims.ts";
import { drawCoupons } from "./coupons.ts";
import { drawDeploys } from "./deploys.ts";
import type { MoreAct } from "./more.ts";
import type { Act, Plan } from "./moves.ts";
import { drawOwner } from "./owners.ts";
import { drawPrices } from "./prices.ts";
import { drawPrivacy } from "./privacy.ts";
import { drawTwoRefunds } from "./refunds.ts";
import { drawRestore } from "./restore.ts";
import { drawStray } from "./stray.ts";
import { day, hour, minute, noon } from "./times.ts";
import { buyerActs } from "./visits.ts";

type Timed = (Act | MoreAct) & { at: number };

/** None of the usual runs: each takes as long as a dozen others, and is played by `--story years`. */
export function isOfYears(seed: number): boolean {
  return new Chance(seed, "years").strikes(0);
}

/** Minutes before a month, a quarter, a year or a financial year ends in India. */
const starts = [
  noon,
  Date.UTC(2026, 2, 31, 18, 20),
  Date.UTC(2026, 3, 30, 18, 25),
  Date.UTC(2026, 11, 31, 18, 15),
  Date.UTC(2027, 1, 28, 18, 22),
];

/** The days on which somebody comes: side by side at first, then months later; a year later at the same hour. */
const days = [0, 0, 1, 31, 92, 200, 365];

export function drawYears(seed: number): Plan {
  const chance = new Chance(seed, "years' story");
  const payments = chance.pick(["stripe", "razorpay", "both"] as const);
  const buyers = days.map((_, i) => ({
    email: `buyer${chance.strikes(0.15) ? 0 : i}@example.in`,
    ip: `10.0.0.${i}`,
    phone: payments === "both" && i % 2 === 1 ? "+44 20 7946 0958" : "+91 98200 12345",
  }));
  const acts: Timed[] = days.flatMap((on, i) => later(buyerActs(chance, i), on * day));
  const owner = buyers.push({ email: "buyer0@example.in", ip: "10.0.1.0", phone: "+91 98200 12345" }) - 1;
  acts.push(...drawOwner(chance, owner, chance.between(2, 90) * day));
  acts.push(...drawPrices(chance, 200 * day), ...drawCoupons(chance, 200 * day), ...drawStray(chance, 2));
  for (let i = 0; i < days.length; i++) acts.push(...weeksLater(chance, i, (days[i] ?? 0) * day));
  acts.push(...drawPrivacy(chance, days.length), ...drawRestore(chance), ...drawDeploys(chance, 365 * day));
  acts.push(...drawMidnights(seed, days));
  acts.sort((a, b) => a.at - b.at);
  return {
    ...{ payments, buyers, start: chance.pick(starts), fairFrom: 367 * day, lasts: 400 * day },
    weather: drawWeather(new Chance(seed, "weather")),
    moves: acts.map((act, i) => ({ ...act, id: `${i + 1}` })),
  };
}

function later<Each extends { at: number }>(acts: readonly Each[], by: number): Each[] {
  return acts.map((act) => ({ ...act, at: act.at + by }));
}

/** Refunds of part and of all, banks that give them back, and disputes that end months later. */
function weeksLater(chance: Chance, buyer: number, from: number): Timed[] {
  const where = { buyer, order: 0 };
  const at = from + chance.between(1, 20) * day;
  const ends = (after: number) => ({ do: "end refunds" as const, buyer, at: at + after * day });
  return chance.pick<() => Timed[]>([
    () => [],
    () => [
      { ...drawTwoRefunds(chance, 1, at), buyer },
      ends(chance.between(0, 6)),
      ends(chance.between(7, 29)),
    ],
    () => [
      { do: "refund", share: chance.pick(["all", "bundle"]), ...where, at },
      ends(chance.between(1, 25)),
      { do: "refund", share: "all", ...where, at: at + chance.between(26, 60) * day },
      ends(70),
    ],
    () => [
      { do: "dispute", ...where, at },
      {
        ...{ do: "close the dispute", ...where, outcome: chance.pick(["won", "lost"]) },
        at: at + chance.between(20, 75) * day + chance.between(0, 5) * hour + minute,
      },
    ],
  ])();
}
