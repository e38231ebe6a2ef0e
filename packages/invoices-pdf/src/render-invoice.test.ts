import { mkdirSync, writeFileSync } from "node:fs";
import { offer } from "@store/contract/offer/offer";
import type { InvoiceFacts } from "@store/core/orders/settlement/invoice-facts";
import { expect, test } from "vitest";
import { invoiceRenderer } from "./render-invoice.ts";
import { names } from "./sample-names.ts";
import { buyerLines, columns, copyOf, headLines, type Invoice, notes, sellerLines } from "./words.ts";

const render = invoiceRenderer(new URL("../fonts/", import.meta.url));
const seller = { name: offer.legalName, address: offer.address, state: "27", gstin: "27AAACF1234E1Z7" };
const facts: InvoiceFacts = {
  kind: "invoice",
  day: "2026-11-22",
  bookedDay: "2026-11-22",
  series: "FW/2627",
  keepUntil: "2033-12-31",
  seller,
  buyer: { name: "Asha Rao", billing: { country: "IN", state: "29" } },
  place: "29",
  rate: 18,
  lines: [
    ...(
      [
        { item: "bundle", name: "Complete Funnel Bundle", code: "998439", net: 99900, taxable: 84661 },
        { item: "ad-templates", name: "Ad Templates", code: "998439", net: 59900, taxable: 50763 },
      ] as const
    ).map((line) => ({
      ...line,
      price: line.net,
      discount: 0,
      cgst: 0,
      sgst: 0,
      igst: line.net - line.taxable,
    })),
  ],
  ...{ total: 159800, balance: 159800, orderTotal: 159800, taxable: 135424, cgst: 0, sgst: 0, igst: 24376 },
};
const invoice: Invoice = {
  number: "FW/2627/000012",
  orderId: "ORDER_1700000000000_abcdefghi",
  facts,
  numberedAt: Date.parse("2026-11-22T10:00:00+05:30"),
};
const firm = { country: "IN", state: "26", gstin: "26AAACF1234E1Z9" };
const hostile = {
  ...facts,
  buyer: {
    name: "Asha Rao",
    billing: {
      ...{ country: "IN", state: "29", gstin: "29AAACF1234E1Z3" },
      business: `=cmd|' /C calc'!A0\r\n(Rao) \\ ${"Very Long Name of a Trading Company ".repeat(14)}`,
      address: `Line one\nLine two ${"x".repeat(300)}`,
    },
  },
};

/** For somebody to look at: STORE_LOOK=folder. */
function keep(name: string, bytes: Uint8Array): void {
  const folder = process.env.STORE_LOOK;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}.pdf`, bytes);
}

const plain: Invoice = {
  ...{ number: "ORDER_1700000000000_abcdefghi", orderId: "ORDER_1700000000000_abcdefghi" },
  ...{ facts: discounted(receiptFacts()), numberedAt: invoice.numberedAt, sentBack: 29900 },
};
const within = { ...facts, place: "27", cgst: 12188, sgst: 12188, igst: 0 };
const samples: [string, Invoice][] = [
  ["invoice", invoice],
  [
    "within",
    {
      ...invoice,
      facts: {
        ...within,
        lines: within.lines.map((line, index) => {
          const half = [7619, 4569][index] ?? 0;
          return { ...line, taxable: line.net - 2 * half, cgst: half, sgst: half, igst: 0 };
        }),
      },
    },
  ],
  [
    "note",
    {
      ...invoice,
      number: "FC/2627/000001",
      facts: { ...facts, kind: "credit-note" },
      against: { number: "FW/2627/000012", day: "2026-11-22" },
    },
  ],
  [
    "export",
    {
      ...invoice,
      facts: {
        ...facts,
        ...{ place: "96", rate: 0, export: "lut", lutArn: "AD270326001234X", igst: 0, taxable: 159800 },
        buyer: { name: "Jane Doe", billing: { country: "US", address: "12 Elm Street, Springfield 01103" } },
        lines: facts.lines.map((line) => ({ ...line, igst: 0, taxable: line.net })),
      },
    },
  ],
  ["receipt", { ...invoice, facts: { ...receiptFacts() } }],
  ["plain receipt", plain],
  ["discounted", { ...invoice, facts: discounted(facts) }],
  ["discounted within", { ...invoice, facts: discounted(within) }],
  ["hostile", { ...invoice, facts: hostile }],
  ...Object.entries(names).map(([script, name]): [string, Invoice] => [
    script,
    {
      ...invoice,
      facts: {
        ...facts,
        buyer: { name: "Żaneta Őry", billing: { ...firm, business: name, address: `${name}, 12` } },
      },
    },
  ]),
];

/** 200 rupees less for the bundle. Its figures are not those of the law: the look matters. */
function discounted(all: InvoiceFacts): InvoiceFacts {
  const lines = all.lines.map((line, index) =>
    index === 0 ? { ...line, price: line.price + 20000, discount: 20000 } : line,
  );
  return { ...all, lines };
}

function receiptFacts(): InvoiceFacts {
  const { place: _, ...rest } = facts;
  const { gstin: __, ...unregistered } = seller;
  return { ...rest, kind: "receipt", rate: 0, seller: unregistered, buyer: { name: "आशा Rao" } };
}

test.each(samples)(
  "the invoice for %s is one tagged page below 60 KB, the same each time",
  { timeout: 60_000 },
  async (name, one) => {
    const bytes = await render(one);
    keep(name, bytes);
    const text = Buffer.from(bytes).toString("latin1");
    expect(bytes.length).toBeLessThan(60_000);
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(text).toMatch(/\/Marked true/);
    expect(text).toContain("/StructTreeRoot");
    expect(text).toContain("/Lang (en-IN)");
    expect(text).toMatch(/\/FontFile2/);
    expect(text).not.toContain("Helvetica");
    expect(text).not.toMatch(/\/(JavaScript|JS|Launch|OpenAction)\b/);
    expect(Buffer.compare(Buffer.from(await render(one)), Buffer.from(bytes))).toBe(0);
  },
);

test("an invoice states everything that the law requires", () => {
  expect(sellerLines(facts)).toEqual([
    offer.legalName,
    offer.address,
    "GSTIN 27AAACF1234E1Z7",
    "State: Maharashtra (27)",
  ]);
  expect(headLines(invoice)).toEqual([
    [
      ["Number", "FW/2627/000012"],
      ["Date", "22 Nov 2026"],
    ],
    [["Place of supply", "Karnataka (29)"]],
    [["Order", "ORDER_1700000000000_abcdefghi"]],
  ]);
  expect(notes(invoice)[0]).toBe("Tax payable on reverse charge: No.");
  expect(buyerLines(facts)).toEqual(["Asha Rao", "Karnataka (29), India"]);
  expect(columns(invoice).map(({ title, sum }) => [title, sum])).toEqual([
    ["Description", "Total"],
    ["SAC", ""],
    ["Taxable value", "₹1,354.24"],
    ["IGST 18 %", "₹243.76"],
    ["Amount", "₹1,598.00"],
  ]);
  expect(notes(invoice).at(-1)).toMatch(/no signature is needed/);
  const exported = samples.find(([name]) => name === "export")?.[1] ?? invoice;
  const { facts: abroad } = exported;
  expect(notes(exported).slice(0, 2)).toEqual([
    "SUPPLY MEANT FOR EXPORT UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX",
    "Letter of Undertaking: ARN AD270326001234X.",
  ]);
  expect(notes({ ...exported, facts: { ...abroad, export: "igst" } })[0]).toBe(
    "SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX",
  );
  expect(buyerLines(abroad)).toEqual(["Jane Doe", "12 Elm Street, Springfield 01103", "United States"]);
  expect(headLines(exported)).toContainEqual([["Country of destination", "United States"]]);
  expect(copyOf(invoice)).toBe("ORIGINAL FOR RECIPIENT");
});

test("an invoice records what a discount took off", () => {
  const discountedInvoice = { ...invoice, facts: discounted(facts) };
  const shown = columns(discountedInvoice).map(({ title, cells, sum }) => [title, ...cells, sum]);
  expect(shown).toContainEqual(["Price with GST", "₹1,199.00", "₹599.00", "₹1,798.00"]);
  expect(shown).toContainEqual(["Discount", "₹200.00", "₹0.00", "₹200.00"]);
  const credit = { ...discountedInvoice, facts: { ...discounted(facts), kind: "credit-note" as const } };
  expect(columns(credit).map(({ title }) => title)).not.toContain("Discount");
});

test("a plain receipt has no number of its own and tells what went back", () => {
  expect(headLines(plain)).toEqual([[["Date", "22 Nov 2026"]], [["Order", plain.orderId]]]);
  expect(notes(plain)).toEqual(["₹299.00 of it was sent back since."]);
  expect(notes({ ...plain, sentBack: 0 })).toEqual([]);
  expect(columns(plain).map(({ title }) => title)).toEqual(["Description", "Price", "Discount", "Amount"]);
});

test("a receipt names no tax", () => {
  const receipt = { ...invoice, facts: receiptFacts() };
  expect(columns(receipt).map(({ title }) => title)).toEqual(["Description", "Amount"]);
  expect(JSON.stringify([headLines(receipt), sellerLines(receipt.facts)])).not.toMatch(/GSTIN|tax|supply/i);
});
