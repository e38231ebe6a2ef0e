// Every workbook in a real spreadsheet program, where there is one: it opens the file, works all formulas out anew and
// must come to the figures that the page shows. Without LibreOffice `spreadsheet.test.ts` and the lessons' examples hold them.
import { expect, test } from "vitest";
import { tools } from "./formulas/all-tools.ts";
import { runTool, type Typed } from "./formulas/run-tool.ts";
import { shelf, type ToolId } from "./formulas/shelf.ts";
import { expectSameInOffice, office, withoutOffice } from "./office-testing.ts";
import { sheetOf } from "./sheet.ts";
import { linksSheet, readLinks } from "./workbook/links.ts";
import { qrPng } from "./workbook/qr-png.ts";
import { type TypedTools, workbookSheets } from "./workbook/workbook.ts";

const today = "2026-11-22";

/** Each with its own figures, with others, and with such as leave nothing to divide by. */
const cases: readonly (readonly [ToolId, Typed])[] = [
  ...shelf.map(({ id }) => [id, {}] as const),
  ["break-even", { codShare: "62.5", codReturned: "28", gst: "18", price: "2,499", cost: "310" }],
  ["break-even", { goods: "5,000" }],
  ["break-even", { codShare: "100", codReturned: "100" }],
  ["cash-gap", { wait: "0" }],
  ["cash-gap", { cash: "10 lakh", plan: "12,345.67" }],
  ["ab-verdict", { ordersA: "0", ordersB: "0" }],
  ["ab-verdict", { ordersB: "120", lift: "7" }],
  ["ab-verdict", { visitorsB: "3,000" }],
  ["new-people", { reachAfter: "6,10,000" }],
  ["new-people", { spendFirst: "0" }],
  ["marginal-order", { ordersAfter: "100" }],
  ["marginal-order", { ordersAfter: "290" }],
  ["campaign-link", { page: "https://shop.in/a?x=1#top", angle: "RTO Proof", person: "Meena_K" }],
  ["speed-budget", { firstByte: "4" }],
  ["speed-budget", { speed: "9.5", roundTrip: "0.05" }],
  [
    "delivery-promise",
    { day: "2026-12-24", at: "09:05", holiday1: "2026-12-25", off: "Saturday and Sunday" },
  ],
  ["delivery-promise", { packing: "0", fastest: "0", slowest: "0", off: "None" }],
  // As sums and names are written in India.
  ["break-even", { price: "₹1 crore", goods: "9.99 lakh", cost: "1,00,000", gst: "40" }],
  ["break-even", { price: "१,२६०", gst: "0", codShare: "0" }],
  ["break-even", { price: "Rs. 499.50", codShare: "100", codReturned: "33.33" }],
  ["cash-gap", { cash: "2.5 crore", spend: "1,00,000", wait: "120" }],
  ["new-people", { reachBefore: "1.2 crore", reachAfter: "1,25,00,000", spend: "5 lakh" }],
  ["marginal-order", { spendBefore: "10 lakh", spendAfter: "25 lakh", ordersAfter: "12,345" }],
  ["campaign-link", { angle: "Diwali ऑफ़र 50%", person: "Meera & Söhne" }],
];

test.skipIf(!office)(
  office ? "LibreOffice comes to the figures of every calculator" : withoutOffice,
  async () => {
    const books = cases.map(([id, typed], place) => {
      const { done, problems } = runTool(tools[id], typed, today);
      const entry = shelf.find((each) => each.id === id);
      if (!done || !entry) throw new Error(`${id}: ${JSON.stringify(problems)}`);
      return [`${place}-${id}`, [sheetOf(entry, tools[id], done, "Made for a test")]] as const;
    });
    expect(await expectSameInOffice(Object.fromEntries(books))).toBeGreaterThan(200);
  },
  600_000,
);

const lines = Array.from(
  { length: 100 },
  (_, n) => `Card ${n} | https://example.in/p?n=${n}${n % 3 === 0 ? "#top" : ""} | parcel | qr | care_2611`,
);

const joined: Readonly<Record<string, TypedTools>> = {
  lessons: {},
  "cash on delivery": { "break-even": { codShare: "62.5", price: "2,499", cost: "310" } },
  loss: { "break-even": { price: "100" }, "cash-gap": { spend: "1,234" } },
};

test.skipIf(!office)(
  office ? "LibreOffice comes to the figures of the joined workbook and its hundred links" : withoutOffice,
  async () => {
    const links = linksSheet(readLinks(lines.join("\n")).links, qrPng);
    const books = Object.entries(joined).map(([name, typed]) => [
      name,
      [...workbookSheets(typed, today, "Made for a test"), links],
    ]);
    expect(await expectSameInOffice(Object.fromEntries(books))).toBeGreaterThan(900);
  },
  600_000,
);
