// The lesson "A/B testing": is the difference larger than chance makes, and how many people would it take?
import { toolOf } from "./tool.ts";
import { formatUnit } from "./units.ts";

type AbGiven = {
  /** People who saw each side. */
  visitorsA: number;
  visitorsB: number;
  ordersA: number;
  ordersB: number;
  /** Rupees spent on each side. */
  spend: number;
  /** Days it ran. */
  days: number;
  /** The smallest difference worth acting on, as a share: 0.2 for 20%. */
  lift: number;
};

type AbFound = {
  /** Orders. */
  difference: number;
  hurdle: number;
  /** People. */
  splitGap: number;
  splitLimit: number;
  /** Rupees per order. */
  costA: number | null;
  costB: number | null;
  /** Orders a side. */
  neededOrders: number;
  /** People a side. */
  neededPeople: number | null;
  /** Days at the pace so far. */
  neededDays: number | null;
  /** Rupees a side. */
  neededSpend: number | null;
};

/** Up to the next whole one; what a computer adds at the fifteenth digit is no reason for one more. */
function up(value: number): number {
  return Math.ceil(Math.round(value * 1e6) / 1e6);
}

/** Orders, people, days and rupees. The factor 7.84 is 2.8 squared: it finds four true differences in five. */
export function abVerdict({ visitorsA, visitorsB, ordersA, ordersB, spend, days, lift }: AbGiven): AbFound {
  const neededOrders = up((7.84 * (2 + lift)) / lift ** 2);
  const neededPeople = ordersA > 0 ? up((neededOrders * visitorsA) / ordersA) : null;
  return {
    difference: Math.abs(ordersB - ordersA),
    hurdle: 2 * Math.sqrt(ordersA + ordersB),
    splitGap: Math.abs(visitorsA - visitorsB),
    splitLimit: 3 * Math.sqrt(visitorsA + visitorsB),
    costA: ordersA > 0 ? spend / ordersA : null,
    costB: ordersB > 0 ? spend / ordersB : null,
    neededOrders,
    neededPeople,
    neededDays: neededPeople === null ? null : up((days * neededPeople) / visitorsA),
    neededSpend: neededPeople === null ? null : (spend * neededPeople) / visitorsA,
  };
}

const titles = {
  split: "The split was not equal: do not read the result",
  none: "No orders yet: nothing to judge",
  early: "Too early: whole weeks first",
  open: "Not proven",
  a: "A is better",
  b: "B is better",
};

export const abVerdictTool = toolOf<AbGiven, AbFound>({
  id: "ab-verdict",
  fields: [
    {
      id: "visitorsA",
      kind: "number",
      unit: "visitors",
      label: "People who saw A",
      start: 2400,
      min: 1,
      max: 1e9,
      whole: true,
    },
    {
      id: "visitorsB",
      kind: "number",
      unit: "visitors",
      label: "People who saw B",
      start: 2400,
      min: 1,
      max: 1e9,
      whole: true,
    },
    { id: "ordersA", kind: "number", unit: "orders", label: "Orders of A", start: 48, max: 1e8, whole: true },
    { id: "ordersB", kind: "number", unit: "orders", label: "Orders of B", start: 63, max: 1e8, whole: true },
    { id: "spend", kind: "number", unit: "rupees", label: "Spent on each side", start: 24_000, max: 1e9 },
    {
      id: "days",
      kind: "number",
      unit: "days",
      label: "Days it ran",
      start: 14,
      min: 1,
      max: 366,
      whole: true,
    },
    {
      id: "lift",
      kind: "number",
      unit: "percent",
      label: "Smallest difference worth acting on",
      hint: "Written down before the start",
      start: 0.2,
      min: 0.01,
      max: 5,
    },
  ],
  check: ({ visitorsA, visitorsB, ordersA, ordersB }) => {
    if (ordersA > visitorsA) return { field: "ordersA", text: "More orders than people: check both figures" };
    if (ordersB > visitorsB) return { field: "ordersB", text: "More orders than people: check both figures" };
    return undefined;
  },
  solve: abVerdict,
  result: "difference",
  tell: ({ visitorsA, visitorsB, ordersA, ordersB, days, lift }, found) => {
    const orders = (count: number) => formatUnit(Math.round(count), "orders");
    if (found.splitGap > found.splitLimit)
      return {
        tone: "bad",
        title: titles.split,
        text: `A had ${formatUnit(visitorsA, "people")} and B ${formatUnit(visitorsB, "people")}. Chance parts equal halves by less than ${formatUnit(Math.ceil(found.splitLimit), "people")}. Something sends people to one side: a redirect, a cached page, a broken event. Repair it and begin again.`,
      };
    if (ordersA + ordersB === 0)
      return { tone: "wait", title: titles.none, text: "Let it run, and open it when whole weeks are over." };
    if (days < 7)
      return {
        tone: "wait",
        title: titles.early,
        text: `After ${formatUnit(days, "days")} Sundays and salary days are missing. Early leads change hands. Wait for seven days at least, fourteen for expensive goods.`,
      };
    if (found.difference >= found.hurdle)
      return {
        tone: "ok",
        title: ordersB > ordersA ? titles.b : titles.a,
        text: `${orders(found.difference)} apart, and chance alone makes up to ${orders(found.hurdle)} in 19 of 20 cases. Switch to it, write the line into the log, and ask the next question.`,
      };
    const need =
      found.neededPeople === null
        ? ""
        : ` To find a difference of ${formatUnit(lift, "percent")} you need about ${orders(found.neededOrders)} and ${formatUnit(found.neededPeople, "people")} a side: ${formatUnit(found.neededDays, "days")} at this pace and ${formatUnit(found.neededSpend, "rupees")} a side.`;
    return {
      tone: "wait",
      title: titles.open,
      text: `${orders(found.difference)} apart, and chance alone makes up to ${orders(found.hurdle)}.${need} If that is more than you can pay, test something bolder.`,
    };
  },
  verdict: `IF({splitGap}>{splitLimit},"${titles.split}",IF({ordersA}+{ordersB}=0,"${titles.none}",IF({days}<7,"${titles.early}",IF({difference}<{hurdle},"${titles.open}",IF({ordersB}>{ordersA},"${titles.b}","${titles.a}")))))`,
  steps: [
    {
      id: "difference",
      label: "Difference seen",
      unit: "orders",
      formula: "ABS({ordersB}-{ordersA})",
      say: "{ordersB} against {ordersA}",
    },
    {
      id: "hurdle",
      label: "Difference needed",
      unit: "orders",
      formula: "2*SQRT({ordersA}+{ordersB})",
      say: "2 * √({ordersA} + {ordersB})",
    },
    {
      id: "splitGap",
      label: "The halves differ by",
      unit: "people",
      formula: "ABS({visitorsA}-{visitorsB})",
      say: "{visitorsA} against {visitorsB}",
    },
    {
      id: "splitLimit",
      label: "Chance explains up to",
      unit: "people",
      formula: "3*SQRT({visitorsA}+{visitorsB})",
      say: "3 * √({visitorsA} + {visitorsB})",
    },
    {
      id: "costA",
      label: "A: cost per order",
      unit: "rupees",
      formula: 'IF({ordersA}>0,{spend}/{ordersA},"none")',
      say: "{spend} / {ordersA}",
    },
    {
      id: "costB",
      label: "B: cost per order",
      unit: "rupees",
      formula: 'IF({ordersB}>0,{spend}/{ordersB},"none")',
      say: "{spend} / {ordersB}",
    },
    {
      id: "neededOrders",
      label: "Orders a side for your difference",
      unit: "orders",
      formula: "ROUNDUP(ROUND(7.84*(2+{lift})/{lift}^2,6),0)",
      say: "7.84 * (200% + {lift}) / {lift}²",
    },
    {
      id: "neededPeople",
      label: "People a side",
      unit: "people",
      formula: 'IF({ordersA}>0,ROUNDUP(ROUND({neededOrders}*{visitorsA}/{ordersA},6),0),"none")',
      say: "{neededOrders} * {visitorsA} / {ordersA}",
    },
    {
      id: "neededDays",
      label: "Days at this pace",
      unit: "days",
      formula: 'IF({ordersA}>0,ROUNDUP(ROUND({days}*{neededPeople}/{visitorsA},6),0),"none")',
      say: "{days} * {neededPeople} / {visitorsA}",
    },
    {
      id: "neededSpend",
      label: "Money a side",
      unit: "rupees",
      formula: 'IF({ordersA}>0,{spend}*{neededPeople}/{visitorsA},"none")',
      say: "{spend} * {neededPeople} / {visitorsA}",
    },
  ],
  notes: [
    "For two sides that got the same traffic at the same time. The rule of twice the root is close to the usual 95% threshold.",
    "The number of people is chosen so that a true difference of that size is found four times in five.",
    "The visitors are not in the lesson: 2,400 a side is an order for every fifty who came to A.",
  ],
});
