// The lesson "A/B testing": is the difference larger than chance makes, and how many people would it take? Both are those of
// two proportions, so that they hold at a shop's 2% and at an opt-in page's 30%: the difference needed is twice its standard
// error with both sides pooled, in orders of an average side. The factor 7.84 is 2.8 squared: it finds four true
// differences in five. Figures lose what a computer adds at the fifteenth digit before they go up to the next whole one.
import { number, step, type Tool } from "./tool.ts";

const visitors = { min: 1, max: 1e9, whole: true } as const;
const orders = { max: 1e8, whole: true } as const;

export const abVerdictTool: Tool = {
  id: "ab-verdict",
  fields: [
    number("visitorsA", "visitors", "People who saw A", 2400, visitors),
    number("visitorsB", "visitors", "People who saw B", 2400, visitors),
    number("ordersA", "orders", "Orders of A", 48, orders),
    number("ordersB", "orders", "Orders of B", 63, orders),
    number("spend", "rupees", "Spent on each side", 24_000, { max: 1e9 }),
    number("days", "days", "Days it ran", 14, { min: 1, max: 366, whole: true }),
    number("lift", "percent", "Smallest difference worth acting on", 0.2, {
      hint: "Written down before the start",
      min: 0.01,
      max: 5,
    }),
  ],
  checks: [
    {
      when: "{ordersA}>{visitorsA}",
      field: "ordersA",
      text: "More orders than people: check both figures",
    },
    {
      when: "{ordersB}>{visitorsB}",
      field: "ordersB",
      text: "More orders than people: check both figures",
    },
  ],
  steps: [
    step(
      "difference",
      "Difference seen",
      "orders",
      "ROUND(ABS({ordersB}/{visitorsB}-{ordersA}/{visitorsA})*({visitorsA}+{visitorsB})/2,9)",
      "{ordersB} against {ordersA}",
    ),
    step(
      "share",
      "Of all who came, this many ordered",
      "percent",
      "({ordersA}+{ordersB})/({visitorsA}+{visitorsB})",
    ),
    step(
      "hurdle",
      "Difference needed",
      "orders",
      "ROUND(SQRT({share}*(1-{share})*(1/{visitorsA}+1/{visitorsB}))*({visitorsA}+{visitorsB}),9)",
      "2 * √({ordersA} + {ordersB}, less the {share} of them)",
    ),
    step(
      "splitGap",
      "The halves differ by",
      "people",
      "ABS({visitorsA}-{visitorsB})",
      "{visitorsA} against {visitorsB}",
    ),
    step("splitLimit", "Chance explains up to", "people", "3*SQRT({visitorsA}+{visitorsB})"),
    step("costA", "A: cost per order", "rupees", 'IF({ordersA}>0,{spend}/{ordersA},"none")'),
    step("costB", "B: cost per order", "rupees", 'IF({ordersB}>0,{spend}/{ordersB},"none")'),
    step(
      "wanted",
      "Ordering rate that your smallest difference makes",
      "percent",
      "{ordersA}/{visitorsA}*(1+{lift})",
    ),
    step(
      "neededPeople",
      "To find it: people a side",
      "people",
      'IF(({ordersA}=0)+({wanted}>1)>0,"none",ROUNDUP(ROUND(7.84*({ordersA}/{visitorsA}*(1-{ordersA}/{visitorsA})+{wanted}*(1-{wanted}))/({wanted}-{ordersA}/{visitorsA})^2,6),0))',
      "",
    ),
    step(
      "neededOrders",
      "Orders a side, at A's rate",
      "orders",
      'IF(({ordersA}=0)+({wanted}>1)>0,"none",ROUNDUP(ROUND({neededPeople}*{ordersA}/{visitorsA},6),0))',
      "{neededPeople} * {ordersA} / {visitorsA}",
    ),
    step(
      "neededDays",
      "Days at this pace",
      "days",
      'IF(({ordersA}=0)+({wanted}>1)>0,"none",ROUNDUP(ROUND({days}*{neededPeople}/{visitorsA},6),0))',
      "{days} * {neededPeople} / {visitorsA}",
    ),
    step(
      "neededSpend",
      "Money a side",
      "rupees",
      'IF(({ordersA}=0)+({wanted}>1)>0,"none",{spend}*{neededPeople}/{visitorsA})',
      "{spend} * {neededPeople} / {visitorsA}",
    ),
  ],
  result: "difference",
  verdicts: [
    {
      when: "{splitGap}>{splitLimit}",
      tone: "bad",
      title: "The split was not equal: do not read the result",
      text: "A had [{visitorsA}|people] and B [{visitorsB}|people]. Chance parts equal halves by less than [ROUNDUP({splitLimit},0)]. Something sends people to one side: a redirect, a cached page, a broken event. Repair it and begin again.",
    },
    {
      when: "{ordersA}+{ordersB}=0",
      tone: "wait",
      title: "No orders yet: nothing to judge",
      text: "Let it run, and open it when whole weeks are over.",
    },
    {
      when: "{days}<7",
      tone: "wait",
      title: "Too early: whole weeks first",
      text: "After {days} Sundays and salary days are missing. Early leads change hands. Wait for seven days at least, fourteen for expensive goods.",
    },
    {
      when: "{difference}<{hurdle}",
      tone: "wait",
      title: "Not proven",
      text: '[ROUND({difference},0)] apart, and chance alone makes up to [ROUND({hurdle},0)].[IF(({ordersA}>0)*({wanted}<=1)>0," To find a difference of {lift} you need about {neededOrders} and {neededPeople} a side: {neededDays} at this pace and {neededSpend} a side.","")] If that is more than you can pay, test something bolder.',
    },
    {
      when: "{ordersB}/{visitorsB}>{ordersA}/{visitorsA}",
      tone: "ok",
      title: "B is better",
      text: "[ROUND({difference},0)] apart, and chance alone makes up to [ROUND({hurdle},0)] in 19 of 20 cases. Switch to it, write the line into the log, and ask the next question.",
    },
    {
      tone: "ok",
      title: "A is better",
      text: "[ROUND({difference},0)] apart, and chance alone makes up to [ROUND({hurdle},0)] in 19 of 20 cases. Switch to it, write the line into the log, and ask the next question.",
    },
  ],
  notes: [
    "For two sides that got the same traffic at the same time. Twice the standard error is close to the usual 95% threshold, at any ordering rate.",
    "The number of people is chosen so that a true difference of that size is found four times in five.",
    "An order may be a sign-up: the same sum judges an opt-in page. People and days needed are for the next test, whatever this one said.",
  ],
};
