// The lesson "Metrics" with cash on delivery added: what an order leaves, and what it may cost in advertising. Sums are
// per order placed; goods come back whole, packing and freight do not.
import { number, step, type Tool } from "./tool.ts";

export const breakEvenTool: Tool = {
  id: "break-even",
  fields: [
    number("price", "rupees", "Price the buyer pays", 1260, { hint: "GST included", min: 1, max: 1e7 }),
    number("gst", "percent", "GST rate", 0.05, { max: 0.4 }),
    number("goods", "rupees", "The product costs you", 400, { max: 1e7 }),
    number("freight", "rupees", "Freight per parcel", 90, { max: 1e6 }),
    number("packing", "rupees", "Packing per parcel", 20, { max: 1e6 }),
    number("gateway", "rupees", "Gateway fee per prepaid order", 25, { max: 1e6 }),
    number("codShare", "percent", "Orders paid by cash on delivery", 0, {
      hint: "None in the lesson; put your own share",
      max: 1,
    }),
    number("codReturned", "percent", "Of those, come back undelivered", 0.15, { max: 1 }),
    number("codFee", "rupees", "Courier's cash fee per delivered parcel", 30, { max: 1e6 }),
    number("returnFreight", "rupees", "Freight for a parcel that comes back", 130, { max: 1e6 }),
    number("cost", "rupees", "Your cost per purchase now", 667, {
      hint: "From Ads Manager",
      min: 1,
      max: 1e7,
    }),
  ],
  steps: [
    step("net", "Price without GST", "rupees", "{price}/(1+{gst})"),
    step("returned", "Orders that come back", "percent", "{codShare}*{codReturned}"),
    step("delivered", "Orders delivered", "percent", "1-{returned}", "100% - {returned}"),
    step(
      "fees",
      "Payment fees per order, on average",
      "rupees",
      "(1-{codShare})*{gateway}+({codShare}-{returned})*{codFee}",
      "(100% - {codShare}) * {gateway} + ({codShare} - {returned}) * {codFee}",
    ),
    step(
      "kept",
      "Left per order, before advertising",
      "rupees",
      "{delivered}*({net}-{goods})-{freight}-{packing}-{fees}-{returned}*{returnFreight}",
    ),
    step("breakEven", "Break-even return", "times", 'IF({kept}>0,{price}/{kept},"none")'),
    step("actual", "Your return now", "times", "{price}/{cost}"),
    step(
      "perDelivered",
      "Most an order that arrives may cost",
      "rupees",
      'IF({delivered}>0,{kept}/{delivered},"none")',
    ),
    step("left", "Left per order, after advertising", "rupees", "{kept}-{cost}"),
  ],
  result: "breakEven",
  verdicts: [
    {
      when: "{kept}<=0",
      tone: "bad",
      title: "An order loses money before any advertising",
      text: '[-{kept}] is lost on each order even if advertising were free. Raise the price, sell two together, or cut [IF({returned}>0.1,"what comes back: confirm cash orders and reward prepaying","goods and freight")]. No ad can repair this.',
    },
    {
      when: "ABS({left})<={kept}*0.02",
      tone: "wait",
      title: "You are just at break-even",
      text: "An order leaves {kept} and costs {cost} to win. Do not raise the budget yet: find the weakest link between click and delivery and repair that first.",
    },
    {
      when: "{left}<0",
      tone: "bad",
      title: "Each order costs more than it leaves",
      text: "You lose [-{left}] on each order. Pay at most {kept} for one: that is a return of {breakEven} in Ads Manager, and you have {actual}. Lower the budget until it fits, then look for the weak link.",
    },
    {
      tone: "ok",
      title: "Each order leaves money",
      text: "{left} stays per order, before rent and salaries. You could pay up to {kept} for an order of {price}; keep a reserve of 15% and raise in small steps.",
    },
  ],
  notes: [
    "Returns by choice, rent and salaries are not counted. Goods that come back are assumed fit to sell again.",
    "The return is the one Ads Manager shows: it counts every order placed, with GST, also those that come back.",
    "GST on advertising is left out because a registered shop claims it back. If you are not registered, add 18% to your cost per purchase.",
  ],
};
