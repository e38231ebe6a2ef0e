// Prices, coupons, owners and refunds in fair weather: what an order's lines say is charged, booked, invoiced and paid back.
import { Chance } from "../world/chance.ts";
import { fair } from "../world/weather.ts";
import { codes } from "./coupons.ts";
import { drawAdmins, drawTimes, type MoreAct } from "./more.ts";
import type { Act, Plan } from "./moves.ts";
import { drawOwner } from "./owners.ts";
import { drawTwoRefunds } from "./refunds.ts";
import { hour, minute, second } from "./times.ts";

const extras = ["seo-checklist", "ad-templates", "agency-license"] as const;

export function drawLines(seed: number): Plan {
  const chance = new Chance(seed, "lines");
  const payments = chance.pick(["stripe", "razorpay"] as const);
  const emails = ["asha", "meera", "asha", "ravi"];
  const buyers = emails.map((name, i) => ({
    ...{ email: `${name}@example.in`, ip: `10.0.${i}.0`, phone: "+91 98200 12345" },
  }));
  const acts: ((Act | MoreAct) & { at: number })[] = drawAdmins(chance, hour, 1);
  for (const buyer of [0, 1, 3]) acts.push(...buys(chance, buyer, chance.between(0, 25) * minute));
  acts.push(...drawOwner(chance, 2, 30 * minute), ...drawTimes(seed, 2, 0.5));
  for (let i = 0; i < 4; i++)
    acts.push(drawTwoRefunds(chance, buyers.length, chance.between(20, 100) * minute));
  acts.sort((a, b) => a.at - b.at);
  return {
    ...{ payments, buyers, weather: fair, lasts: 3 * hour },
    moves: acts.map((act, i) => ({ ...act, id: `${i + 1}` })),
  };
}

function buys(chance: Chance, buyer: number, at: number): (Act & { at: number })[] {
  const code = chance.strikes(0.6) ? chance.pick(codes) : undefined;
  const upsells = extras.filter(() => chance.strikes(0.5));
  return [
    { do: "sign up", buyer, at },
    {
      ...{ do: "press", buyer, order: 0, times: 1, spread: 5, at: at + 20 * second },
      basket: { upsells, ...(code && { code }) },
    },
    {
      ...{ do: "pay", buyer, page: "newest", how: "now", refunds: "succeeds" },
      at: at + chance.between(1, 10) * minute,
    },
  ];
}
