// The lesson "Budget management": advertising and goods are paid today, the courier pays out in ten days.
import { toolOf } from "./tool.ts";
import { formatUnit } from "./units.ts";

type CashGapGiven = {
  /** Rupees a day, without GST. */
  spend: number;
  /** Share of GST on advertising. */
  gst: number;
  /** Days from order to payout. */
  wait: number;
  /** Parcels a day. */
  parcels: number;
  /** Rupees of goods in one. */
  goods: number;
  /** Rupees a day. */
  plan: number;
  /** Rupees. */
  cash: number;
};

type CashGapFound = {
  /** Rupees a day. */
  daily: number;
  /** Rupees. */
  ads: number;
  stock: number;
  needed: number;
  plannedNeed: number;
  missing: number;
  /** Rupees a day that the cash carries; none where nothing is tied up. */
  carries: number | null;
};

/** Rupees that are away until the first payout; parcels grow with the budget. */
export function cashGap({ spend, gst, wait, parcels, goods, plan, cash }: CashGapGiven): CashGapFound {
  const daily = spend * (1 + gst);
  const ads = daily * wait;
  const stock = parcels * goods * wait;
  const needed = ads + stock;
  const plannedNeed = (needed * plan) / spend;
  return {
    daily,
    ads,
    stock,
    needed,
    plannedNeed,
    missing: Math.max(0, plannedNeed - cash),
    carries: needed > 0 ? (cash * spend) / needed : null,
  };
}

const titles = {
  today: "Your cash does not cover today's budget",
  planned: "Today's budget is covered, the planned one is not",
  covered: "Your cash carries the planned budget",
};

export const cashGapTool = toolOf<CashGapGiven, CashGapFound>({
  id: "cash-gap",
  fields: [
    {
      id: "spend",
      kind: "number",
      unit: "rupees",
      label: "Ad budget a day, without GST",
      start: 10_000,
      min: 1,
      max: 1e8,
    },
    { id: "gst", kind: "number", unit: "percent", label: "GST on the ads", start: 0.18, max: 0.4 },
    {
      id: "wait",
      kind: "number",
      unit: "days",
      label: "From order to the courier's payout",
      start: 10,
      max: 120,
      whole: true,
    },
    { id: "parcels", kind: "number", unit: "parcels", label: "Parcels a day", start: 25, max: 1e6 },
    { id: "goods", kind: "number", unit: "rupees", label: "Goods in one parcel", start: 500, max: 1e6 },
    {
      id: "plan",
      kind: "number",
      unit: "rupees",
      label: "The budget a day you plan",
      start: 20_000,
      min: 1,
      max: 1e8,
    },
    {
      id: "cash",
      kind: "number",
      unit: "rupees",
      label: "Cash you can spare for it",
      hint: "Without the GST you owe",
      start: 2_43_000,
      max: 1e9,
    },
  ],
  solve: cashGap,
  result: "needed",
  tell: ({ cash, plan }, { needed, plannedNeed, missing, carries }) => {
    const rupees = (amount: number | null) => formatUnit(amount, "rupees");
    if (cash < needed)
      return {
        tone: "bad",
        title: titles.today,
        text: `${rupees(needed)} is away before the first payout comes, and ${rupees(cash)} is there. Lower the budget to ${rupees(Math.floor(carries ?? 0))} a day, ask the courier for faster payout, or move buyers to prepaying.`,
      };
    if (missing > 0)
      return {
        tone: "wait",
        title: titles.planned,
        text: `For ${rupees(plan)} a day you need ${rupees(plannedNeed)}: ${rupees(missing)} more than you have. Your cash carries ${rupees(Math.floor(carries ?? 0))} a day. Each day the payout comes earlier sets money free.`,
      };
    return {
      tone: "ok",
      title: titles.covered,
      text: `${rupees(plannedNeed)} is away at the peak and ${rupees(cash - plannedNeed)} stays with you. Raise in steps, and look at the bank balance on the day before each step.`,
    };
  },
  verdict: `IF({cash}<{needed},"${titles.today}",IF({missing}>0,"${titles.planned}","${titles.covered}"))`,
  steps: [
    { id: "daily", label: "Leaves the bank each day", unit: "rupees", formula: "{spend}*(1+{gst})" },
    { id: "ads", label: "Ads tied up until the first payout", unit: "rupees", formula: "{daily}*{wait}" },
    { id: "stock", label: "Goods in the same parcels", unit: "rupees", formula: "{parcels}*{goods}*{wait}" },
    { id: "needed", label: "Cash needed to start", unit: "rupees", formula: "{ads}+{stock}" },
    {
      id: "plannedNeed",
      label: "The same for the planned budget",
      unit: "rupees",
      formula: "{needed}*{plan}/{spend}",
    },
    {
      id: "missing",
      label: "Still missing for it",
      unit: "rupees",
      formula: "MAX(0,{plannedNeed}-{cash})",
      say: "{plannedNeed} - {cash}, not below 0",
    },
    {
      id: "carries",
      label: "The budget a day your cash carries",
      unit: "rupees",
      formula: 'IF({needed}>0,{cash}*{spend}/{needed},"none")',
      say: "{cash} * {spend} / {needed}",
    },
  ],
  notes: [
    "It takes every parcel as paid at the door and every order as growing in step with the budget. Prepaid orders come back sooner, so the true need is lower.",
    "GST on ads is claimed back later, but it leaves the bank now.",
  ],
});
