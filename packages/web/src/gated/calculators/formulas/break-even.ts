// The lesson "Metrics" with cash on delivery added: what an order leaves, and what it may cost in advertising.
import { toolOf } from "./tool.ts";
import { formatUnit } from "./units.ts";

type BreakEvenGiven = {
  /** Rupees the buyer pays, GST included. */
  price: number;
  /** Share of GST on the price without it: 0.05 for 5%. */
  gst: number;
  /** Rupees per piece. */
  goods: number;
  /** Rupees per parcel sent. */
  freight: number;
  packing: number;
  /** Rupees per prepaid order. */
  gateway: number;
  /** Share of orders paid at the door, 0 to 1. */
  codShare: number;
  /** Share of those that come back undelivered, 0 to 1. */
  codReturned: number;
  /** Rupees per cash parcel that was delivered. */
  codFee: number;
  /** Rupees per parcel that came back. */
  returnFreight: number;
  /** Rupees of advertising per order placed. */
  cost: number;
};

type BreakEvenFound = {
  net: number;
  /** Share of all orders. */
  returned: number;
  delivered: number;
  /** Rupees per order placed, on average. */
  fees: number;
  kept: number;
  /** Return on ad spend as Ads Manager shows it; none where an order leaves nothing. */
  breakEven: number | null;
  actual: number;
  /** Rupees per delivered order that advertising may cost. */
  perDelivered: number | null;
  left: number;
};

/** Rupees per order placed; goods come back whole, packing and freight do not. */
export function breakEven(given: BreakEvenGiven): BreakEvenFound {
  const { price, gst, goods, freight, packing, gateway, codShare, codReturned, codFee, returnFreight, cost } =
    given;
  const net = price / (1 + gst);
  const returned = codShare * codReturned;
  const delivered = 1 - returned;
  const fees = (1 - codShare) * gateway + (codShare - returned) * codFee;
  const kept = delivered * (net - goods) - freight - packing - fees - returned * returnFreight;
  return {
    net,
    returned,
    delivered,
    fees,
    kept,
    breakEven: kept > 0 ? price / kept : null,
    actual: price / cost,
    perDelivered: delivered > 0 ? kept / delivered : null,
    left: kept - cost,
  };
}

const titles = {
  nothing: "An order loses money before any advertising",
  even: "You are just at break-even",
  loss: "Each order costs more than it leaves",
  gain: "Each order leaves money",
};

export const breakEvenTool = toolOf<BreakEvenGiven, BreakEvenFound>({
  id: "break-even",
  fields: [
    {
      id: "price",
      kind: "number",
      unit: "rupees",
      label: "Price the buyer pays",
      hint: "GST included",
      start: 1260,
      min: 1,
      max: 1e7,
    },
    { id: "gst", kind: "number", unit: "percent", label: "GST rate", start: 0.05, max: 0.4 },
    { id: "goods", kind: "number", unit: "rupees", label: "The product costs you", start: 400, max: 1e7 },
    { id: "freight", kind: "number", unit: "rupees", label: "Freight per parcel", start: 90, max: 1e6 },
    { id: "packing", kind: "number", unit: "rupees", label: "Packing per parcel", start: 20, max: 1e6 },
    {
      id: "gateway",
      kind: "number",
      unit: "rupees",
      label: "Gateway fee per prepaid order",
      start: 25,
      max: 1e6,
    },
    {
      id: "codShare",
      kind: "number",
      unit: "percent",
      label: "Orders paid by cash on delivery",
      hint: "None in the lesson; put your own share",
      start: 0,
      max: 1,
    },
    {
      id: "codReturned",
      kind: "number",
      unit: "percent",
      label: "Of those, come back undelivered",
      start: 0.15,
      max: 1,
    },
    {
      id: "codFee",
      kind: "number",
      unit: "rupees",
      label: "Courier's cash fee per delivered parcel",
      start: 30,
      max: 1e6,
    },
    {
      id: "returnFreight",
      kind: "number",
      unit: "rupees",
      label: "Freight for a parcel that comes back",
      start: 130,
      max: 1e6,
    },
    {
      id: "cost",
      kind: "number",
      unit: "rupees",
      label: "Your cost per purchase now",
      hint: "From Ads Manager",
      start: 667,
      min: 1,
      max: 1e7,
    },
  ],
  solve: breakEven,
  result: "breakEven",
  tell: ({ price, cost }, { kept, breakEven: least, left, returned, actual }) => {
    if (kept <= 0)
      return {
        tone: "bad",
        title: titles.nothing,
        text: `${formatUnit(-kept, "rupees")} is lost on each order even if advertising were free. Raise the price, sell two together, or cut ${returned > 0.1 ? "what comes back: confirm cash orders and reward prepaying" : "goods and freight"}. No ad can repair this.`,
      };
    const ceiling = formatUnit(kept, "rupees");
    if (Math.abs(left) <= kept * 0.02)
      return {
        tone: "wait",
        title: titles.even,
        text: `An order leaves ${ceiling} and costs ${formatUnit(cost, "rupees")} to win. Do not raise the budget yet: find the weakest link between click and delivery and repair that first.`,
      };
    if (left < 0)
      return {
        tone: "bad",
        title: titles.loss,
        text: `You lose ${formatUnit(-left, "rupees")} on each order. Pay at most ${ceiling} for one: that is a return of ${formatUnit(least, "times")} in Ads Manager, and you have ${formatUnit(actual, "times")}. Lower the budget until it fits, then look for the weak link.`,
      };
    return {
      tone: "ok",
      title: titles.gain,
      text: `${formatUnit(left, "rupees")} stays per order, before rent and salaries. You could pay up to ${ceiling} for an order of ${formatUnit(price, "rupees")}; keep a reserve of 15% and raise in small steps.`,
    };
  },
  verdict: `IF({kept}<=0,"${titles.nothing}",IF(ABS({left})<={kept}*0.02,"${titles.even}",IF({left}<0,"${titles.loss}","${titles.gain}")))`,
  steps: [
    { id: "net", label: "Price without GST", unit: "rupees", formula: "{price}/(1+{gst})" },
    {
      id: "returned",
      label: "Orders that come back",
      unit: "percent",
      formula: "{codShare}*{codReturned}",
    },
    {
      id: "delivered",
      label: "Orders delivered",
      unit: "percent",
      formula: "1-{returned}",
      say: "100% - {returned}",
    },
    {
      id: "fees",
      label: "Payment fees per order, on average",
      unit: "rupees",
      formula: "(1-{codShare})*{gateway}+({codShare}-{returned})*{codFee}",
      say: "(100% - {codShare}) * {gateway} + ({codShare} - {returned}) * {codFee}",
    },
    {
      id: "kept",
      label: "Left per order, before advertising",
      unit: "rupees",
      formula: "{delivered}*({net}-{goods})-{freight}-{packing}-{fees}-{returned}*{returnFreight}",
    },
    {
      id: "breakEven",
      label: "Break-even return",
      unit: "times",
      formula: 'IF({kept}>0,{price}/{kept},"none")',
      say: "{price} / {kept}",
    },
    { id: "actual", label: "Your return now", unit: "times", formula: "{price}/{cost}" },
    {
      id: "perDelivered",
      label: "Most an order that arrives may cost",
      unit: "rupees",
      formula: 'IF({delivered}>0,{kept}/{delivered},"none")',
      say: "{kept} / {delivered}",
    },
    { id: "left", label: "Left per order, after advertising", unit: "rupees", formula: "{kept}-{cost}" },
  ],
  notes: [
    "Returns by choice, rent and salaries are not counted. Goods that come back are assumed fit to sell again.",
    "The return is the one Ads Manager shows: it counts every order placed, with GST, also those that come back.",
    "GST on advertising is left out because a registered shop claims it back. If you are not registered, add 18% to your cost per purchase.",
  ],
});
