import type { Extra } from "@store/contract/course-content";

interface Occasion {
  name: string;
  /** ISO day. */
  on: string;
  sells: string;
  /** Moon or sun decide the day, so it is calculated and not announced; in words, when else it may fall. */
  moves?: true | string;
}

const occasions: readonly Occasion[] = [
  { name: "Christmas", on: "2026-12-25", sells: "Gifts, cakes, home" },
  { name: "Lohri", on: "2027-01-13", sells: "Sweets, woollens, Punjab and Delhi", moves: "or a day later" },
  {
    name: "Pongal, Makar Sankranti",
    on: "2027-01-15",
    sells: "Sarees, brass, kites, til sweets",
    moves: "or a day earlier",
  },
  { name: "Valentine's Day", on: "2027-02-14", sells: "Jewellery, flowers, chocolate" },
  { name: "Eid al-Fitr", on: "2027-03-10", sells: "Clothes, dates, perfume, gifts", moves: "or a day later" },
  { name: "Holi", on: "2027-03-22", sells: "Colours, white clothes, skin and hair care", moves: true },
  {
    name: "Ugadi, Gudi Padwa",
    on: "2027-04-07",
    sells: "Gold, appliances, first day of the year",
    moves: true,
  },
  { name: "Akshaya Tritiya, Mother's Day", on: "2027-05-09", sells: "Gold, gifts for mothers", moves: true },
  { name: "Eid al-Adha", on: "2027-05-17", sells: "Clothes, kitchen, food", moves: "or a day later" },
  {
    name: "Raksha Bandhan",
    on: "2027-08-17",
    sells: "Rakhi by post, sweets, gifts for sisters",
    moves: true,
  },
  {
    name: "Janmashtami",
    on: "2027-08-25",
    sells: "Puja goods, children's clothes",
    moves: "or a day earlier",
  },
  {
    name: "Ganesh Chaturthi",
    on: "2027-09-04",
    sells: "Idols, decoration, sweets; Maharashtra first",
    moves: true,
  },
  { name: "Onam", on: "2027-09-12", sells: "Kasavu, gold, appliances; Kerala's biggest sale", moves: true },
  { name: "Navratri begins", on: "2027-09-30", sells: "Chaniya choli, jewellery, fasting food", moves: true },
  { name: "Dussehra", on: "2027-10-09", sells: "Vehicles, electronics, first wave of gifts", moves: true },
  { name: "Karva Chauth", on: "2027-10-18", sells: "Sarees, bangles, beauty", moves: true },
  { name: "Dhanteras", on: "2027-10-27", sells: "Gold, silver, utensils", moves: true },
  { name: "Diwali", on: "2027-10-29", sells: "Everything: lights, sweets, gift boxes, clothes", moves: true },
  { name: "Chhath", on: "2027-11-04", sells: "Baskets, sarees; Bihar, Jharkhand, eastern UP", moves: true },
];

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** A day so many days before, as the table prints it: on one line, however narrow the column. */
function before(on: string, days: number): string {
  const day = new Date(`${on}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - days);
  return `${day.getUTCDate()}\u00a0${months[day.getUTCMonth()]}`;
}

function written({ on, moves }: Occasion): string {
  const day = new Date(`${on}T00:00:00Z`);
  const date = `${weekdays[day.getUTCDay()]}\u00a0${before(on, 0)}\u00a0${day.getUTCFullYear()}`;
  if (!moves) return date;
  return moves === true ? `expected ${date}` : `expected ${date}, ${moves}`;
}

export const festivalCalendar: Extra = {
  id: "festival-calendar",
  title: "Festival calendar, December 2026 to November 2027",
  summary:
    "Nineteen dates with the days by which stock, pictures and ads must be ready, and the last safe order.",
  minutes: 4,
  checked: "November 2026",
  body: [
    {
      type: "text",
      text: "Count backwards: **60 days** for stock and boxes, **35** for photographs and films, **21** for the first ads, **7** for the last order that surely arrives. Change the seven to what nine in ten of your own parcels kept last season, and add two days for COD to small towns.",
    },
    {
      type: "table",
      head: ["Occasion", "Day", "Sells", "Stock by", "Pictures by", "Ads from", "Last order"],
      rows: occasions.map((each) => [
        each.name,
        written(each),
        each.sells,
        before(each.on, 60),
        before(each.on, 35),
        before(each.on, 21),
        before(each.on, 7),
      ]),
    },
    {
      type: "note",
      text: "Days marked 'expected' follow the moon or the sun. They are calculated, not announced: Eid waits for the sighting, and some regions keep Sankranti or Janmashtami a day apart. Compare each with the holiday list of your state before you print it. Pitru Paksha, roughly 16 to 29 September 2027, is a quiet fortnight in much of the country: many buy nothing new. Do not call it a fault of your ads.",
    },
    {
      type: "figure",
      title: "A budget curve for Diwali",
      figure: {
        good: {
          caption:
            "Share of the festival budget per stretch. The last week is the costliest and too late for the courier, so most of it is spent before.",
          alt: "Bars: 21 to 15 days before, 20 percent; 14 to 8 days before, 45 percent; last 7 days, 25 percent; the week after, 10 percent.",
          parts: [
            { part: "title", text: "Festival budget" },
            {
              part: "bars",
              rows: [
                ["21 to 15 days before", 20, "20%"],
                ["14 to 8 days before", 45, "45%"],
                ["Last 7 days, nearby PIN codes", 25, "25%"],
                ["The week after: self-gifts", 10, "10%"],
              ],
            },
          ],
        },
      },
    },
    {
      type: "steps",
      items: [
        "21 days before: broad ads with the festival's product, full price, three ideas. Collect viewers.",
        "14 days before: the winner gets the budget. The delivery promise stands in the picture: 'Order by 22 October'.",
        "7 days before: show ads only where the courier still makes it. Elsewhere offer a gift card or a photo of the gift to forward.",
        "The morning after the last order day: take every line with 'in time' off the shop.",
        "The week after: what people buy for themselves with gift money, and thanks to those who ordered.",
      ],
    },
  ],
  sources: [
    {
      title: "vacanza/holidays: Hindu and Islamic calendars by year (open source)",
      url: "https://github.com/vacanza/holidays",
    },
  ],
};
