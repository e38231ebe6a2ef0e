// The day that may be promised on the product page, and the last day to order before a festival.
import { addWorkdays, dayNumber, dayText, type Week } from "./days.ts";
import { toolOf } from "./tool.ts";
import { formatDay, formatUnit } from "./units.ts";

type PromiseGiven = {
  /** The day and time of the order. */
  day: string;
  at: string;
  /** Orders until then are packed the same day. */
  cutOff: string;
  /** Working days until the courier has the parcel. */
  packing: number;
  /** Working days on the road. */
  fastest: number;
  slowest: number;
  /** Days on which neither you nor the courier work. */
  off: keyof typeof offDays;
  holiday1: string;
  holiday2: string;
  holiday3: string;
  /** The day it must be there. */
  festival: string;
};

type PromiseFound = {
  week: Week;
  counted: string;
  sent: string;
  earliest: string;
  latest: string;
  lastArrival: string;
  lastOrder: string;
};

const offDays = {
  Sunday: "0000001",
  "Saturday and Sunday": "0000011",
  None: "0000000",
} as const satisfies Record<string, Week>;

/** Days; `latest` is the one to promise. */
export function deliveryPromise(given: PromiseGiven): PromiseFound {
  const { day, at, cutOff, packing, fastest, slowest, off, festival } = given;
  const week = offDays[off];
  const holidays = new Set(
    // One that is left empty is no number, which is no day.
    [given.holiday1, given.holiday2, given.holiday3].map((holiday) => dayNumber(holiday)),
  );
  const add = (from: number, days: number) => addWorkdays(from, days, week, holidays);
  const placed = dayNumber(day) + (at <= cutOff ? 0 : 1);
  const counted = add(placed - 1, 1);
  const sent = add(counted, packing);
  const lastArrival = add(dayNumber(festival) + 1, -1);
  return {
    week,
    counted: dayText(counted),
    sent: dayText(sent),
    earliest: dayText(add(sent, fastest)),
    latest: dayText(add(sent, slowest)),
    lastArrival: dayText(lastArrival),
    lastOrder: dayText(add(lastArrival, -(packing + slowest))),
  };
}

const titles = { late: "It will not be there in time", close: "It arrives in time", early: "There is time" };
const free = (id: "holiday1" | "holiday2" | "holiday3", label: string) =>
  ({ id, kind: "date", label, hint: "May stay empty" }) as const;
const holidays = "{holiday1}:{holiday3}";

export const deliveryPromiseTool = toolOf<PromiseGiven, PromiseFound>({
  id: "delivery-promise",
  fields: [
    { id: "day", kind: "date", label: "Day of the order", start: 0 },
    { id: "at", kind: "clock", label: "Time of the order", start: "15:30" },
    { id: "cutOff", kind: "clock", label: "Packed the same day until", start: "14:00" },
    {
      id: "packing",
      kind: "number",
      unit: "days",
      label: "Working days until the courier has it",
      start: 1,
      max: 60,
      whole: true,
    },
    {
      id: "fastest",
      kind: "number",
      unit: "days",
      label: "Days on the road, at best",
      start: 2,
      max: 60,
      whole: true,
    },
    {
      id: "slowest",
      kind: "number",
      unit: "days",
      label: "Days on the road, nine parcels in ten",
      hint: "For this PIN code, from your courier's report",
      start: 4,
      max: 60,
      whole: true,
    },
    {
      id: "off",
      kind: "choice",
      label: "Days without work",
      start: "Sunday",
      options: Object.keys(offDays),
    },
    free("holiday1", "A holiday"),
    free("holiday2", "Another holiday"),
    free("holiday3", "A third holiday"),
    { id: "festival", kind: "date", label: "It must be there on", hint: "A festival, a birthday", start: 14 },
  ],
  check: ({ fastest, slowest }) =>
    slowest < fastest ? { field: "slowest", text: "This cannot be fewer than the days at best" } : undefined,
  solve: deliveryPromise,
  result: "latest",
  tell: ({ festival, fastest, slowest }, { earliest, latest, lastOrder, lastArrival }) => {
    const spread =
      fastest === slowest
        ? `Promise ${formatDay(latest)}`
        : `Promise "by ${formatDay(latest)}"; the lucky ones have it on ${formatDay(earliest)}`;
    if (latest > festival)
      return {
        tone: "bad",
        title: titles.late,
        text: `${spread}. For ${formatDay(festival)} the last day to order was ${formatDay(lastOrder)}, before the cut-off. Take the banner down and offer a gift card or a faster courier.`,
      };
    const spare = dayNumber(lastArrival) - dayNumber(latest);
    return {
      tone: spare < 2 ? "wait" : "ok",
      title: spare < 2 ? titles.close : titles.early,
      text: `${spread}. For ${formatDay(festival)} write "Order by ${formatDay(lastOrder)}" on the page and take it down the next day.${spare < 2 ? ` Only ${formatUnit(spare, "days")} to spare: one strike or storm and it is late.` : ""}`,
    };
  },
  verdict: `IF({latest}>{festival},"${titles.late}",IF({lastArrival}-{latest}<2,"${titles.close}","${titles.early}"))`,
  steps: [
    {
      id: "week",
      label: "Week, Monday first (1 is off)",
      unit: "words",
      formula: 'IF({off}="None","0000000",IF({off}="Sunday","0000001","0000011"))',
      say: "",
    },
    {
      id: "counted",
      label: "The order counts from",
      unit: "date",
      formula: `WORKDAY.INTL({day}+IF({at}<={cutOff},0,1)-1,1,{week},${holidays})`,
      say: "{at}, cut-off {cutOff}",
    },
    {
      id: "sent",
      label: "The courier has it on",
      unit: "date",
      formula: `WORKDAY.INTL({counted},{packing},{week},${holidays})`,
      say: "{packing} later",
    },
    {
      id: "earliest",
      label: "Arrives at best",
      unit: "date",
      formula: `WORKDAY.INTL({sent},{fastest},{week},${holidays})`,
      say: "{fastest} later",
    },
    {
      id: "latest",
      label: "Promise",
      unit: "date",
      formula: `WORKDAY.INTL({sent},{slowest},{week},${holidays})`,
      say: "{slowest} later",
    },
    {
      id: "lastArrival",
      label: "Last working day before it must be there",
      unit: "date",
      formula: `WORKDAY.INTL({festival}+1,-1,{week},${holidays})`,
      say: "",
    },
    {
      id: "lastOrder",
      label: "Last day to order",
      unit: "date",
      formula: `WORKDAY.INTL({lastArrival},-({packing}+{slowest}),{week},${holidays})`,
      say: "{packing} and {slowest} earlier",
    },
  ],
  notes: [
    "Working days of you and of the courier are taken as the same. If the courier works on Sundays and you do not, promise by the slower of the two.",
    "Only three holidays fit here; in festival weeks count by the courier's own calendar.",
  ],
});
