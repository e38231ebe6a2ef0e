// The day that may be promised on the product page, and the last day to order before a festival.
import { type DateField, number, step, type Tool } from "./tool.ts";

const holiday = (id: string, label: string): DateField => ({
  id,
  kind: "date",
  label,
  hint: "May stay empty",
});
/** The day so many working days after another. */
const workday = (from: string, days: string) => `WORKDAY.INTL(${from},${days},{week},{holiday1}:{holiday3})`;
const spread =
  '[IF({fastest}={slowest},"Promise {latest}","Promise ""by {latest}""; the lucky ones have it on {earliest}")]';

export const deliveryPromiseTool: Tool = {
  id: "delivery-promise",
  fields: [
    { id: "day", kind: "date", label: "Day of the order", start: 0 },
    { id: "at", kind: "clock", label: "Time of the order", start: "15:30" },
    { id: "cutOff", kind: "clock", label: "Packed the same day until", start: "14:00" },
    number("packing", "days", "Working days until the courier has it", 1, { max: 60, whole: true }),
    number("fastest", "days", "Days on the road, at best", 2, { max: 60, whole: true }),
    number("slowest", "days", "Days on the road, nine parcels in ten", 4, {
      hint: "For this PIN code, from your courier's report",
      max: 60,
      whole: true,
    }),
    {
      id: "off",
      kind: "choice",
      label: "Days without work",
      start: "Sunday",
      options: ["Sunday", "Saturday and Sunday", "None"],
    },
    holiday("holiday1", "A holiday"),
    holiday("holiday2", "Another holiday"),
    holiday("holiday3", "A third holiday"),
    { id: "festival", kind: "date", label: "It must be there on", hint: "A festival, a birthday", start: 14 },
  ],
  checks: [
    { when: "{slowest}<{fastest}", field: "slowest", text: "This cannot be fewer than the days at best" },
  ],
  steps: [
    step(
      "week",
      "Week, Monday first (1 is off)",
      "words",
      'IF({off}="None","0000000",IF({off}="Sunday","0000001","0000011"))',
      "",
    ),
    step(
      "counted",
      "The order counts from",
      "date",
      workday("{day}+IF({at}<={cutOff},0,1)-1", "1"),
      "{at}, cut-off {cutOff}",
    ),
    step("sent", "The courier has it on", "date", workday("{counted}", "{packing}"), "{packing} later"),
    step("earliest", "Arrives at best", "date", workday("{sent}", "{fastest}"), "{fastest} later"),
    step("latest", "Promise", "date", workday("{sent}", "{slowest}"), "{slowest} later"),
    step(
      "lastArrival",
      "Last working day before it must be there",
      "date",
      workday("{festival}+1", "-1"),
      "",
    ),
    step(
      "lastOrder",
      "Last day to order",
      "date",
      workday("{lastArrival}", "-({packing}+{slowest})"),
      "{packing} and {slowest} earlier",
    ),
  ],
  result: "latest",
  verdicts: [
    {
      when: "{latest}>{festival}",
      tone: "bad",
      title: "It will not be there in time",
      text: `${spread}. For {festival} the last day to order was {lastOrder}, before the cut-off. Take the banner down and offer a gift card or a faster courier.`,
    },
    {
      when: "{lastArrival}-{latest}<2",
      tone: "wait",
      title: "It arrives in time",
      text: `${spread}. For {festival} write "Order by {lastOrder}" on the page and take it down the next day. Only [{lastArrival}-{latest}|days] to spare: one strike or storm and it is late.`,
    },
    {
      tone: "ok",
      title: "There is time",
      text: `${spread}. For {festival} write "Order by {lastOrder}" on the page and take it down the next day.`,
    },
  ],
  notes: [
    "Working days of you and of the courier are taken as the same. If the courier works on Sundays and you do not, promise by the slower of the two.",
    "Only three holidays fit here; in festival weeks count by the courier's own calendar.",
  ],
};
