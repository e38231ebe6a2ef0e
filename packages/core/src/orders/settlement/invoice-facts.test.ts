// What a paper says of a change of an order's money: which kind, of which day, over which products.

import { dayInIndia } from "@store/contract/format";
import { describe, expect, test } from "vitest";
import { rupees } from "../../invoices/rupees.ts";
import { keptForBooks, keptUntil, yearOf } from "../../platform/financial-year.ts";
import { days, hours, minutes, monthBefore, monthOf, startOfDay, ttlOf } from "../../platform/time.ts";
import type { Order } from "../order.entity.ts";
import type { TaxTerms } from "../tax-terms.ts";
import { paidOrder } from "../testing.ts";
import { invoiceOf, isSale, type MoneyChange, signed } from "./invoice-facts.ts";

const now = Date.parse("2026-11-22T12:00:00+05:30");
const terms: TaxTerms = {
  mode: "regular",
  code: "998439",
  codes: { "ad-templates": "998361" },
  series: { sale: "FW", credit: "FC" },
  seller: { name: "A Shop", address: "Pune", state: "27", gstin: "27AAACF1234E1Z7" },
  place: "27",
  rate: 18,
};
const billing = { country: "IN", state: "27" } as const;
const order = (more: Partial<Order> = {}) => paidOrder({ tax: terms, billing, ...more });
const both = order({ upsells: ["ad-templates"], finalAmount: 1598, subtotal: 1598 });

function invoice(of: Order, change: Partial<MoneyChange> = {}) {
  return invoiceOf(of, { before: 0, after: of.finalAmount * 100, takenAt: now, items: [], now, ...change });
}

test("an invoice holds seller, buyer, tax, lines and how long it is kept", () => {
  const split = { taxable: 84662, cgst: 7619, sgst: 7619, igst: 0 };
  expect(invoice(order())).toEqual({
    kind: "invoice",
    day: "2026-11-22",
    bookedDay: "2026-11-22",
    series: "FW/2627",
    keepUntil: "2033-12-31",
    seller: terms.seller,
    buyer: { name: "Asha Rao", billing },
    place: "27",
    rate: 18,
    total: 99900,
    orderTotal: 99900,
    ...split,
    lines: [{ item: "bundle", name: expect.any(String), code: "998439", net: 99900, ...split }],
  });
});

test("an invoice states the export terms of its sale", () => {
  const { place: _, ...unplaced } = terms;
  expect(
    invoice(order({ tax: { ...terms, place: "96", rate: 0, export: "lut", lutArn: "AD1" } })),
  ).toMatchObject({
    ...{ place: "96", rate: 0, export: "lut", lutArn: "AD1", taxable: 99900, igst: 0 },
  });
  const plain = invoice(paidOrder({ tax: { ...unplaced, mode: "unregistered", rate: 0 } }));
  for (const key of ["place", "export", "lutArn"]) expect(plain).not.toHaveProperty(key);
  expect(plain?.buyer).toEqual({ name: "Asha Rao" });
});

test.each([
  ["regular", 0, 99900, "invoice", "FW"],
  ["regular", 99900, 0, "credit-note", "FC"],
  ["regular", 40000, 99900, "invoice", "FW"],
  ["unregistered", 0, 99900, "receipt", "FW"],
  ["unregistered", 99900, 90000, "refund-receipt", "FC"],
] as const)(
  "a %s seller whose sum goes from %i to %i makes the document %s",
  (mode, before, after, kind, series) => {
    const found = invoice(order({ tax: { ...terms, mode } }), { before, after });
    expect(found).toMatchObject({
      kind,
      series: `${series}/2627`,
      total: Math.abs(after - before),
      orderTotal: 99900,
    });
  },
);

test("an order without tax terms or a change of its sum makes no invoice", () => {
  expect(invoice(paidOrder())).toBeUndefined();
  expect(invoice(order(), { before: 99900 })).toBeUndefined();
  expect(invoice(order(), { before: 0, after: 0 })).toBeUndefined();
});

describe("an invoice's day", () => {
  const day = (change: Partial<MoneyChange>) => invoice(order(), change)?.day;

  test("is the payment's for three days, then the day on which the shop learned of it", () => {
    expect(day({ takenAt: now - days(3) + 1 })).toBe("2026-11-19");
    expect(day({ takenAt: now - days(3) })).toBe("2026-11-22");
    expect(day({ takenAt: undefined })).toBe("2026-11-22");
  });

  test("is the refund's on a credit note", () => {
    expect(day({ before: 99900, after: 0, takenAt: now - days(1) })).toBe("2026-11-22");
  });

  test("decides the year of the number and how long the invoice is kept", () => {
    const april = Date.parse("2027-04-01T00:00:00+05:30");
    expect(invoice(order(), { takenAt: april - 1, now: april })).toMatchObject({
      ...{ day: "2027-03-31", bookedDay: "2027-04-01", series: "FW/2627", keepUntil: "2033-12-31" },
    });
    expect(invoice(order(), { takenAt: april, now: april })).toMatchObject({
      ...{ day: "2027-04-01", series: "FW/2728", keepUntil: "2034-12-31" },
    });
  });
});

describe("an invoice's lines", () => {
  const lines = (change: Partial<MoneyChange> = {}, of = both) =>
    invoice(of, change)?.lines.map(({ item, code, net, taxable, cgst, sgst, igst }) => [
      ...[item, code, net, taxable, cgst, sgst, igst],
    ]);

  test("are all products by their list prices, each with its own code", () => {
    expect(lines()).toEqual([
      ["bundle", "998439", 99900, 84661, 7619, 7619, 0],
      ["ad-templates", "998361", 59900, 50763, 4569, 4569, 0],
    ]);
    expect(lines({}, { ...both, tax: { ...terms, codes: undefined } })?.map(([, code]) => code)).toEqual([
      "998439",
      "998439",
    ]);
    expect(lines({}, { ...both, tax: { ...terms, place: "29" } })).toEqual([
      ["bundle", "998439", 99900, 84661, 0, 0, 15239],
      ["ad-templates", "998361", 59900, 50763, 0, 0, 9137],
    ]);
  });

  test("are the refunded products on a credit note, or all if none is named", () => {
    const change = { before: 159800, after: 99900 };
    expect(lines({ ...change, items: ["ad-templates"] })).toEqual([
      ["ad-templates", "998361", 59900, 50762, 4569, 4569, 0],
    ]);
    expect(lines(change)?.map(([item]) => item)).toEqual(["bundle", "ad-templates"]);
    expect(lines({ ...change, items: ["seo-checklist"] })?.map(([item]) => item)).toEqual([
      "bundle",
      "ad-templates",
    ]);
  });
});

test("an invoice adds its taxes to the sales figures", () => {
  const of = { total: 100, taxable: 80, cgst: 5, sgst: 6, igst: 9 };
  const less = { total: -100, taxable: -80, cgst: -5, sgst: -6, igst: -9 };
  expect(signed({ kind: "invoice", ...of })).toEqual(of);
  expect(signed({ kind: "receipt", ...of })).toEqual(of);
  expect(signed({ kind: "credit-note", ...of })).toEqual(less);
  expect(signed({ kind: "refund-receipt", ...of })).toEqual(less);
  expect(isSale({ kind: "refund-receipt" })).toBe(false);
});

test.each([
  ["2026-03-31", "2526", "2032-12-31", "2034-03-31"],
  ["2026-04-01", "2627", "2033-12-31", "2035-03-31"],
  ["2026-12-31", "2627", "2033-12-31", "2035-03-31"],
  ["2027-01-01", "2627", "2033-12-31", "2035-03-31"],
])(
  "the day %s lies in the year %s, keeps invoices until %s and books until %s",
  (day, year, invoices, books) => {
    expect([yearOf(day), keptUntil(day), keptForBooks(day)]).toEqual([year, invoices, books]);
  },
);

test.each([
  [0, "0.00"],
  [5, "0.05"],
  [99, "0.99"],
  [100, "1.00"],
  [159_800, "1598.00"],
  [-5, "-0.05"],
  [-12_345, "-123.45"],
])("an amount of %i paise is written as ₹%s", (paise, text) => {
  expect(rupees(paise)).toBe(text);
});

test("invoices use India's days, lists use UTC's", () => {
  const evening = Date.parse("2026-11-30T18:30:00Z");
  expect([dayInIndia(evening - 1), dayInIndia(evening)]).toEqual(["2026-11-30", "2026-12-01"]);
  expect([monthOf(evening), monthOf(evening + hours(5.5))]).toEqual(["2026-11", "2026-12"]);
  expect(startOfDay("2026-12-01")).toBe(evening);
  expect([monthBefore("2026-01"), monthBefore("2026-02"), monthBefore("2026-11")]).toEqual([
    ...["2025-12", "2026-01", "2026-10"],
  ]);
  expect([ttlOf(1000), ttlOf(1001)]).toEqual([1, 2]);
  expect([minutes(2), hours(1), days(1)]).toEqual([120_000, 3_600_000, 86_400_000]);
});
