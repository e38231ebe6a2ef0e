// The lesson "Vertical scaling": what the additional orders cost after the budget was raised.
import { toolOf } from "./tool.ts";
import { formatUnit } from "./units.ts";

type MarginalGiven = {
  /** Rupees and orders of a closed fortnight before the climb. */
  spendBefore: number;
  ordersBefore: number;
  /** The same after it. */
  spendAfter: number;
  ordersAfter: number;
  /** Rupees an order leaves before advertising. */
  kept: number;
};

type MarginalFound = {
  /** Rupees per order. */
  averageBefore: number | null;
  averageAfter: number | null;
  /** Rupees. */
  moreSpend: number;
  /** Orders. */
  moreOrders: number;
  noise: number;
  /** Rupees per additional order; none where no orders came in addition. */
  marginal: number | null;
  /** Rupees of the fortnight, after advertising. */
  keptBefore: number;
  keptAfter: number;
  change: number;
};

/** Rupees and orders of two periods of the same length. */
export function marginalOrder(given: MarginalGiven): MarginalFound {
  const { spendBefore, ordersBefore, spendAfter, ordersAfter, kept } = given;
  const moreSpend = spendAfter - spendBefore;
  const moreOrders = ordersAfter - ordersBefore;
  const keptBefore = ordersBefore * kept - spendBefore;
  const keptAfter = ordersAfter * kept - spendAfter;
  return {
    averageBefore: ordersBefore > 0 ? spendBefore / ordersBefore : null,
    averageAfter: ordersAfter > 0 ? spendAfter / ordersAfter : null,
    moreSpend,
    moreOrders,
    noise: 2 * Math.sqrt(ordersBefore + ordersAfter),
    marginal: moreOrders > 0 ? moreSpend / moreOrders : null,
    keptBefore,
    keptAfter,
    change: keptAfter - keptBefore,
  };
}

const titles = {
  none: "The extra money bought no extra orders",
  close: "Too close to tell",
  up: "Climb on",
  stay: "Stand still here",
  back: "Step back to the last sum that paid",
};

export const marginalOrderTool = toolOf<MarginalGiven, MarginalFound>({
  id: "marginal-order",
  fields: [
    {
      id: "spendBefore",
      kind: "number",
      unit: "rupees",
      label: "Spent in two weeks before the rise",
      start: 56_000,
      max: 1e9,
    },
    {
      id: "ordersBefore",
      kind: "number",
      unit: "orders",
      label: "Orders in them",
      hint: "Delivered ones if you sell cash on delivery",
      start: 140,
      max: 1e7,
      whole: true,
    },
    {
      id: "spendAfter",
      kind: "number",
      unit: "rupees",
      label: "Spent in two weeks after it",
      start: 96_600,
      max: 1e9,
    },
    {
      id: "ordersAfter",
      kind: "number",
      unit: "orders",
      label: "Orders in these",
      start: 210,
      max: 1e7,
      whole: true,
    },
    {
      id: "kept",
      kind: "number",
      unit: "rupees",
      label: "An order leaves, before advertising",
      hint: "From the break-even calculator",
      start: 520,
      max: 1e7,
    },
  ],
  check: ({ spendBefore, spendAfter }) =>
    spendAfter <= spendBefore
      ? { field: "spendAfter", text: "This sum is for a raised budget: the second figure must be higher" }
      : undefined,
  solve: marginalOrder,
  result: "marginal",
  tell: ({ kept }, { marginal, moreOrders, moreSpend, noise, change }) => {
    const price = formatUnit(marginal, "rupees");
    const stake = formatUnit(kept, "rupees");
    if (marginal === null)
      return {
        tone: "bad",
        title: titles.none,
        text: `${formatUnit(moreSpend, "rupees")} more was spent and not one order more came. Go back to the old budget and look for a better ad or a second product.`,
      };
    if (moreOrders < noise)
      return {
        tone: "wait",
        title: titles.close,
        text: `${formatUnit(moreOrders, "orders")} more, and two ordinary fortnights can differ by ${formatUnit(Math.round(noise), "orders")}. Take all three steps, stand still for two weeks, and price again.`,
      };
    if (marginal <= kept * 0.85)
      return {
        tone: "ok",
        title: titles.up,
        text: `Each additional order cost ${price} and leaves ${stake}. The fortnight earned ${formatUnit(change, "rupees")} more. Check stock, packing hands and cash, then take three more steps of at most 20%.`,
      };
    if (marginal <= kept)
      return {
        tone: "wait",
        title: titles.stay,
        text: `Each additional order cost ${price} and leaves ${stake}: still a little, but the next one will cost more. Keep the budget and make new ads before new money.`,
      };
    return {
      tone: "bad",
      title: titles.back,
      text: `Each additional order cost ${price} and leaves only ${stake}. The climb lost ${formatUnit(-change, "rupees")} in the fortnight. Return to the last budget that paid, stand still, and price again.`,
    };
  },
  verdict: `IF({moreOrders}<=0,"${titles.none}",IF({moreOrders}<{noise},"${titles.close}",IF({marginal}<={kept}*0.85,"${titles.up}",IF({marginal}<={kept},"${titles.stay}","${titles.back}"))))`,
  steps: [
    {
      id: "averageBefore",
      label: "Before: cost per order",
      unit: "rupees",
      formula: 'IF({ordersBefore}>0,{spendBefore}/{ordersBefore},"none")',
      say: "{spendBefore} / {ordersBefore}",
    },
    {
      id: "averageAfter",
      label: "After: cost per order",
      unit: "rupees",
      formula: 'IF({ordersAfter}>0,{spendAfter}/{ordersAfter},"none")',
      say: "{spendAfter} / {ordersAfter}",
    },
    { id: "moreSpend", label: "Additional spend", unit: "rupees", formula: "{spendAfter}-{spendBefore}" },
    { id: "moreOrders", label: "Additional orders", unit: "orders", formula: "{ordersAfter}-{ordersBefore}" },
    {
      id: "noise",
      label: "Chance alone makes up to",
      unit: "orders",
      formula: "2*SQRT({ordersBefore}+{ordersAfter})",
      say: "2 * √({ordersBefore} + {ordersAfter})",
    },
    {
      id: "marginal",
      label: "Each additional order cost",
      unit: "rupees",
      formula: 'IF({moreOrders}>0,{moreSpend}/{moreOrders},"none")',
      say: "{moreSpend} / {moreOrders}",
    },
    {
      id: "keptBefore",
      label: "Kept before",
      unit: "rupees",
      formula: "{ordersBefore}*{kept}-{spendBefore}",
    },
    { id: "keptAfter", label: "Kept after", unit: "rupees", formula: "{ordersAfter}*{kept}-{spendAfter}" },
    { id: "change", label: "The climb changed", unit: "rupees", formula: "{keptAfter}-{keptBefore}" },
  ],
  notes: [
    "Both periods must be equally long, closed, and without a festival in only one of them.",
    "Second orders of the same buyers are not counted. Add them only if you have measured them.",
  ],
});
