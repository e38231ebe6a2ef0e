// What a seed's people will do, drawn before anything runs: so that a failing run can be shrunk by leaving a move out.
import { Chance } from "../world/chance.ts";
import { drawWeather, type Weather } from "../world/weather.ts";
import { drawClaims } from "./claims.ts";
import { drawMore, type MoreAct } from "./more.ts";
import type { Act, OnOrder, Plan } from "./moves.ts";
import { drawOwner } from "./owners.ts";
import { drawStray } from "./stray.ts";
import { fairFrom, firstNight, hour, minute, second } from "./times.ts";
import { buyerActs, courses } from "./visits.ts";
import { drawWaysIn } from "./ways-in.ts";
import { drawYears, isOfYears } from "./years.ts";

export function drawPlan(seed: number): Plan {
  return isOfYears(seed) ? drawYears(seed) : drawHours(seed);
}

function drawHours(seed: number): Plan {
  const chance = new Chance(seed, "story");
  const weather = drawWeather(new Chance(seed, "weather"));
  const company = new Chance(seed, "company");
  const payments = company.pick(["stripe", "stripe", "razorpay", "razorpay", "both"] as const);
  if (chance.strikes(0.05)) return brokenRefund(chance, weather, payments);
  const count = chance.pick([1, 1, 1, 1, 2, 2, 3]);
  const buyers = Array.from({ length: count }, (_, i) => {
    const shared = i > 0 && chance.strikes(0.4);
    const phone = payments === "both" && i % 2 === 1 ? "+44 20 7946 0958" : "+91 98200 12345";
    return { email: `buyer${shared ? 0 : i}@example.in`, ip: `10.0.0.${i}`, phone };
  });
  const acts: ((Act | MoreAct) & { at: number })[] = buyers.flatMap((_, i) => buyerActs(chance, i));
  acts.push(...laterActs(chance, count));
  const more = drawMore(seed, count);
  if (more) {
    acts.push(...more.admins);
    // The first buyer's address, in another browser.
    if (more.comesBack && buyers[0]) {
      buyers.push({ ...buyers[0], ip: "10.0.1.0" });
      acts.push(...drawOwner(more.chance, buyers.length - 1, 5 * minute));
    }
  }
  // Of chances of their own, so that they move nothing else.
  acts.push(...drawClaims(seed, count, 70 * minute, fairFrom + 40 * minute));
  acts.push(...drawWaysIn(new Chance(seed, "ways in"), count, 60 * minute));
  if (chance.strikes(0.15))
    acts.push({ do: "outage", at: chance.between(0, 20) * minute, lasts: chance.pick([5, 20, 40]) * minute });
  const isLong = chance.strikes(0.15);
  if (isLong) acts.push(...actsOfLater(chance, count), ...drawStray(company, count));
  const slow = payments === "stripe" ? [] : slowTries(company, acts);
  acts.push(...slow);
  acts.sort((a, b) => a.at - b.at);
  // Of a second payment that no message tells of, only the books do: with banks that are slow, or where buyers press once more
  // around the second of an offer that waits.
  const untold = [
    ...slow.map(({ at, after }) => at + after),
    ...(acts.some((act) => act.do === "set a time") ? [fairFrom] : []),
  ];
  const lasts = Math.max(
    isLong ? 51 * hour : fairFrom + 50 * minute,
    ...untold.map((at) => nightAfter(at) + hour),
  );
  return { weather, payments, buyers, lasts, moves: acts.map((act, i) => ({ ...act, id: `${i + 1}` })) };
}

/** The first look at the books by which that moment's day is over. */
function nightAfter(at: number): number {
  const nights = Math.ceil((at - firstNight) / (24 * hour));
  return firstNight + Math.max(0, nights) * 24 * hour;
}

/**
 * Banks that take their time: beside a payment of the same page, around the end of the page (35 minutes), and on the days
 * after. Some begin before the buyer pays in another way.
 */
function slowTries(chance: Chance, acts: readonly ((Act | MoreAct) & { at: number })[]) {
  const pays = acts.flatMap((act) => (act.do === "pay" ? [act] : []));
  return pays.flatMap(({ buyer, at }) => {
    if (!chance.strikes(0.4)) return [];
    const begins = Math.max(second, at - chance.between(0, chance.pick([2, 60, 600])) * second);
    const after = chance.pick([
      () => chance.between(0.1, 10) * minute,
      () => chance.between(30, 40) * minute,
      () => chance.between(1, 6) * hour,
      () => chance.between(1, 71) * hour,
    ])();
    const ends = chance.pick(["captured", "captured", "captured", "turned down"] as const);
    const page = chance.pick(["newest", "newest", "oldest", "all"] as const);
    return [{ do: "try slowly" as const, buyer, page, after, ends, at: begins }];
  });
}

/** What others do to the orders meanwhile. */
function laterActs(chance: Chance, buyers: number): (Act & { at: number })[] {
  const acts: (Act & { at: number })[] = [];
  const count = chance.pick([0, 0, 1, 2, 3, 4]);
  for (let i = 0; i < count; i++) {
    const where = { buyer: chance.below(buyers), order: chance.pick([0, 0, 0, 1]) };
    const at = chance.between(0.5, chance.pick([3, 10, 70])) * minute;
    const act = anyAct(chance, where);
    acts.push({ ...act, at });
    if (act.do === "dispute" && chance.strikes(0.7))
      acts.push({
        ...{ do: "close the dispute", ...where, outcome: chance.pick(["won", "lost"] as const) },
        at: at + chance.between(0.1, 20) * minute,
      });
    // Two hands at once: the second may find a plan half done.
    if (act.do === "refund" && chance.strikes(0.5))
      acts.push({ ...act, at: at + chance.between(0, chance.pick([0.5, 20])) * minute });
  }
  return acts;
}

function anyAct(chance: Chance, where: OnOrder): Act {
  const { buyer } = where;
  return chance.pick<Act>([
    { do: "refund", share: "all", ...where },
    { do: "refund", share: chance.pick(["all", "bundle"]), ...where },
    { do: "refund at the provider", share: chance.pick(["all", "part"]), ...where },
    { do: "dispute", ...where },
    { do: "set by hand", status: chance.pick(["completed", "failed", "pending"]), ...where },
    { do: "delete the order", ...where },
    { do: chance.pick(["block", "unblock", "delete the customer"] as const), buyer },
    { do: chance.pick(["move the address", "new password", "gift"] as const), buyer },
    { do: "sync payments" },
    { do: "leave", buyer },
  ]);
}

/** Two days later. */
function actsOfLater(chance: Chance, buyers: number): (Act & { at: number })[] {
  const where = { buyer: chance.below(buyers), order: 0 };
  const at = (49 + chance.fraction()) * hour;
  return [
    chance.pick<Act & { at: number }>([
      { do: "refund", share: "all", ...where, at },
      { do: "refund", share: "bundle", ...where, at },
      { do: "refund at the provider", share: "all", ...where, at },
      { do: "dispute", ...where, at },
    ]),
  ];
}

/** The webhook is switched off, a refund of one product dies half-way, and two days later it is pressed again. */
function brokenRefund(chance: Chance, weather: Weather, payments: Plan["payments"]): Plan {
  const where = { buyer: 0, order: 0 };
  // Less than half: the provider itself would refuse to send more back than it has.
  const refund = { do: "refund", share: "seo-checklist", ...where } as const;
  const acts: (Act & { at: number })[] = [
    { do: "sign up", buyer: 0, at: second },
    { do: "press", basket: { upsells: ["seo-checklist"] }, times: 1, spread: 5, ...where, at: 5 * second },
    { do: "pay", buyer: 0, page: "newest", how: "now", refunds: chance.pick(courses), at: 2 * minute },
    { ...refund, dies: true, at: 20 * minute },
    { ...refund, at: 49 * hour },
  ];
  return {
    weather: { ...weather, neverSent: 1 },
    payments,
    buyers: [{ email: "buyer0@example.in", ip: "10.0.0.0", phone: "+91 98200 12345" }],
    lasts: 51 * hour,
    moves: acts.map((act, i) => ({ ...act, id: `${i + 1}` })),
  };
}
