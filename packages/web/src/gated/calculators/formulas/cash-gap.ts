// The lesson "Budget management": advertising and goods are paid today, the courier pays out in ten days. Parcels grow
// with the budget.
import { number, step, type Tool } from "./tool.ts";

export const cashGapTool: Tool = {
  id: "cash-gap",
  fields: [
    number("spend", "rupees", "Ad budget a day, without GST", 10_000, { min: 1, max: 1e8 }),
    number("gst", "percent", "GST on the ads", 0.18, { max: 0.4 }),
    number("wait", "days", "From order to the courier's payout", 10, { max: 120, whole: true }),
    number("parcels", "parcels", "Parcels a day", 25, { max: 1e6 }),
    number("goods", "rupees", "Goods in one parcel", 500, { max: 1e6 }),
    number("plan", "rupees", "The budget a day you plan", 20_000, { min: 1, max: 1e8 }),
    number("cash", "rupees", "Cash you can spare for it", 2_43_000, {
      hint: "Without the GST you owe",
      max: 1e9,
    }),
  ],
  steps: [
    step("daily", "Leaves the bank each day", "rupees", "{spend}*(1+{gst})"),
    step("ads", "Ads tied up until the first payout", "rupees", "{daily}*{wait}"),
    step("stock", "Goods in the same parcels", "rupees", "{parcels}*{goods}*{wait}"),
    step("needed", "Cash needed to start", "rupees", "{ads}+{stock}"),
    step("plannedNeed", "The same for the planned budget", "rupees", "{needed}*{plan}/{spend}"),
    step(
      "missing",
      "Still missing for it",
      "rupees",
      "MAX(0,{plannedNeed}-{cash})",
      "{plannedNeed} - {cash}, not below 0",
    ),
    step(
      "carries",
      "The budget a day your cash carries",
      "rupees",
      'IF({needed}>0,{cash}*{spend}/{needed},"none")',
    ),
  ],
  result: "needed",
  verdicts: [
    {
      when: "{cash}<{needed}",
      tone: "bad",
      title: "Your cash does not cover today's budget",
      text: "{needed} is away before the first payout comes, and {cash} is there. Lower the budget to [INT({carries})] a day, ask the courier for faster payout, or move buyers to prepaying.",
    },
    {
      when: "{missing}>0",
      tone: "wait",
      title: "Today's budget is covered, the planned one is not",
      text: "For {plan} a day you need {plannedNeed}: {missing} more than you have. Your cash carries [INT({carries})] a day. Each day the payout comes earlier sets money free.",
    },
    {
      tone: "ok",
      title: "Your cash carries the planned budget",
      text: "{plannedNeed} is away at the peak and [{cash}-{plannedNeed}] stays with you. Raise in steps, and look at the bank balance on the day before each step.",
    },
  ],
  notes: [
    "It takes every parcel as paid at the door and every order as growing in step with the budget. Prepaid orders come back sooner, so the true need is lower.",
    "GST on ads is claimed back later, but it leaves the bank now.",
  ],
};
