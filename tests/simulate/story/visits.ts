// The way of one buyer: the form, the button, the page, the money, the thank-you page.

import type { RefundCourse } from "../company/company.ts";
import type { Chance } from "../world/chance.ts";
import type { Act, Basket } from "./moves.ts";
import { fairFrom, minute, second } from "./times.ts";

type Timed = Act & { at: number };

export const baskets: Basket[] = [
  { upsells: [] },
  { upsells: [] },
  { upsells: ["seo-checklist"] },
  { upsells: ["ad-templates", "agency-license"] },
  { upsells: [], code: "RARE" },
  { upsells: ["seo-checklist"], code: "RARE" },
  { upsells: ["seo-checklist"], code: "CARE" },
  { upsells: ["seo-checklist", "ad-templates"], code: "ONCE" },
  { upsells: ["ad-templates"], code: "DAYS" },
  { upsells: [], code: "GIFT" },
];

export const courses: RefundCourse[] = [
  ...(["succeeds", "succeeds", "succeeds"] as const),
  ...(["pending", "pending_fails", "fails_later"] as const),
];

/** The way of one buyer: the form, the button, the page, the money, the thank-you page. */
export function buyerActs(chance: Chance, buyer: number): Timed[] {
  const acts: Timed[] = [];
  let at = chance.between(0.2, 90) * second;
  acts.push({ do: "sign up", buyer, at });
  if (chance.strikes(0.15)) acts.push({ do: "leave", buyer, at: at + chance.between(1, 20) * second });
  at += chance.between(2, 20) * second;
  const press = (order: number, basket: Basket) => {
    const times = chance.pick([1, 1, 2, 3, 4]);
    const spread = chance.pick([5, 200, 1500, 10_000]);
    acts.push({ do: "press", buyer, order, basket, times, spread, at });
  };
  let order = 0;
  let basket = chance.pick(baskets);
  press(order, basket);
  while (chance.strikes(0.35) && order < 3) {
    at += chance.between(0.5, chance.pick([5, 120, 900])) * second;
    // The same again, or another basket: that is a new order of the same checkout.
    if (chance.strikes(0.6)) {
      order++;
      basket = chance.pick(baskets);
    }
    press(order, basket);
  }
  if (chance.strikes(0.12)) return [...acts, ...lastTry(chance, buyer, order, basket)];
  at += chance.between(2, chance.pick([20, 300, 1500])) * second;
  if (chance.strikes(0.2)) {
    acts.push({ do: "fail to pay", buyer, at });
    at += chance.between(5, 60) * second;
  }
  const how = chance.pick(["now", "now", "now", "now", "later_ok", "later_fail"] as const);
  const page = chance.pick(["newest", "newest", "newest", "oldest", "all"] as const);
  const refunds = chance.pick(courses);
  acts.push({ do: "pay", buyer, page, how, refunds, at });
  if (refunds !== "succeeds")
    acts.push({ do: "end refunds", buyer, at: chance.between(at, Math.max(at, 74 * minute)) });
  if (how !== "now") acts.push({ do: "decide", buyer, at: at + chance.between(0.5, 40) * minute });
  if (chance.strikes(0.6))
    acts.push({
      do: "poll",
      buyer,
      order,
      times: 1 + chance.below(4),
      at: at + chance.between(0.3, 4) * second,
    });
  if (chance.strikes(0.15)) {
    const after = at + chance.between(1, 60) * second;
    acts.push({ do: "press", buyer, order: order + chance.below(2), basket, times: 1, spread: 5, at: after });
    if (chance.strikes(0.5))
      acts.push({
        do: "pay",
        buyer,
        page: "newest",
        how: "now",
        refunds: "succeeds",
        at: after + chance.between(3, 40) * second,
      });
  }
  if (chance.strikes(0.3)) acts.push({ do: "log in", buyer, at: at + chance.between(0.5, 20) * minute });
  return acts;
}

/** Nothing came of it, perhaps; the weather is fair again, and the buyer tries once more. */
function lastTry(chance: Chance, buyer: number, order: number, basket: Basket): Timed[] {
  if (!chance.strikes(0.6)) return [];
  const at = chance.between(0.1, 1) * fairFrom;
  const again: Timed = {
    ...{ do: "press", buyer, order: order + chance.below(2), basket, times: 1, spread: 5 },
    at,
  };
  return [
    again,
    {
      do: "pay",
      buyer,
      page: "newest",
      how: "now",
      refunds: "succeeds",
      at: at + chance.between(20, 90) * second,
    },
  ];
}
