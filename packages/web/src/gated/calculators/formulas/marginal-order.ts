// The lesson "Vertical scaling": what the additional orders cost after the budget was raised. Both periods are a closed
// fortnight.
import { number, step, type Tool } from "./tool.ts";

export const marginalOrderTool: Tool = {
  id: "marginal-order",
  fields: [
    number("spendBefore", "rupees", "Spent in two weeks before the rise", 56_000, { max: 1e9 }),
    number("ordersBefore", "orders", "Orders in them", 140, {
      hint: "Delivered ones if you sell cash on delivery",
      max: 1e7,
      whole: true,
    }),
    number("spendAfter", "rupees", "Spent in two weeks after it", 96_600, { max: 1e9 }),
    number("ordersAfter", "orders", "Orders in these", 210, { max: 1e7, whole: true }),
    number("kept", "rupees", "An order leaves, before advertising", 520, {
      hint: "From the break-even calculator",
      max: 1e7,
    }),
  ],
  checks: [
    {
      when: "{spendAfter}<={spendBefore}",
      field: "spendAfter",
      text: "This sum is for a raised budget: the second figure must be higher",
    },
  ],
  steps: [
    step(
      "averageBefore",
      "Before: cost per order",
      "rupees",
      'IF({ordersBefore}>0,{spendBefore}/{ordersBefore},"none")',
    ),
    step(
      "averageAfter",
      "After: cost per order",
      "rupees",
      'IF({ordersAfter}>0,{spendAfter}/{ordersAfter},"none")',
    ),
    step("moreSpend", "Additional spend", "rupees", "{spendAfter}-{spendBefore}"),
    step("moreOrders", "Additional orders", "orders", "{ordersAfter}-{ordersBefore}"),
    step("noise", "Chance alone makes up to", "orders", "2*SQRT({ordersBefore}+{ordersAfter})"),
    step(
      "marginal",
      "Each additional order cost",
      "rupees",
      'IF({moreOrders}>0,{moreSpend}/{moreOrders},"none")',
    ),
    step("keptBefore", "Kept before", "rupees", "{ordersBefore}*{kept}-{spendBefore}"),
    step("keptAfter", "Kept after", "rupees", "{ordersAfter}*{kept}-{spendAfter}"),
    step("change", "The climb changed", "rupees", "{keptAfter}-{keptBefore}"),
  ],
  result: "marginal",
  verdicts: [
    {
      when: "{moreOrders}<=0",
      tone: "bad",
      title: "The extra money bought no extra orders",
      text: "{moreSpend} more was spent and not one order more came. Go back to the old budget and look for a better ad or a second product.",
    },
    {
      when: "({moreOrders}<{noise})*({change}<0)>0",
      tone: "wait",
      title: "Too close to tell, and it costs so far",
      text: "{moreOrders} more, and two ordinary fortnights can differ by [ROUND({noise},0)]. As counted, the climb lost [-{change}]. Do not raise again: stand still for two weeks, or go back one step, and price again.",
    },
    {
      when: "{moreOrders}<{noise}",
      tone: "wait",
      title: "Too close to tell",
      text: "{moreOrders} more, and two ordinary fortnights can differ by [ROUND({noise},0)]. Nothing is lost so far. Finish the three steps of the lesson, stand still for two weeks, and price again.",
    },
    {
      when: "{marginal}<={kept}*0.85",
      tone: "ok",
      title: "Climb on",
      text: "Each additional order cost {marginal} and leaves {kept}. The fortnight earned {change} more. Check stock, packing hands and cash, then take three more steps of at most 20%.",
    },
    {
      when: "{marginal}<={kept}",
      tone: "wait",
      title: "Stand still here",
      text: "Each additional order cost {marginal} and leaves {kept}: still a little, but the next one will cost more. Keep the budget and make new ads before new money.",
    },
    {
      tone: "bad",
      title: "Step back to the last sum that paid",
      text: "Each additional order cost {marginal} and leaves only {kept}. The climb lost [-{change}] in the fortnight. Return to the last budget that paid, stand still, and price again.",
    },
  ],
  notes: [
    "Both periods must be equally long, closed, and without a festival in only one of them.",
    "Second orders of the same buyers are not counted. Add them only if you have measured them.",
  ],
};
