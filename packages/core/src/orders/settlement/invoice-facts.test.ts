// What a paper says of a change of an order's money: which kind, of which day, over which products.

import { dayInIndia } from "@store/contract/format";
import { type PricedBasket, priceBasket } from "@store/contract/price-basket";
import { upsellIds } from "@store/contract/products";
import { rupees } from "@store/contract/rupees";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { keptForBooks, keptUntil, yearOf } from "../../platform/financial-year.ts";
import { days, hours, minutes, monthBefore, monthOf, startOfDay, ttlOf } from "../../platform/time.ts";
import { linesLeft, linesOf, paidFor } from "../lines.ts";
import type { Order } from "../order.entity.ts";
import type { TaxCodes, TaxTerms } from "../tax-terms.ts";
import { paidOrder } from "../testing.ts";
import { invoiceOf, isSale, type MoneyChange, signed } from "./invoice-facts.ts";

const now = Date.parse("2026-11-22T12:00:00+05:30");
const terms: TaxTerms = {
  mode: "regular",
  series: { sale: "FW", credit: "FC" },
  seller: { name: "A Shop", address: "Pune", state: "27", gstin: "27AAACF1234E1Z7" },
  place: "27",
  rate: 18,
};
const billing = { country: "IN", state: "27" } as const;
const codes = { code: "998439", codes: { "ad-templates": "998361" } };
const soldAs = (basket: PricedBasket, taxCodes: TaxCodes = codes): Partial<Order> => ({
  lines: linesOf(basket, taxCodes),
  subtotal: basket.subtotal,
  discountAmount: basket.discountAmount,
  finalAmount: basket.total,
});
const order = (more: Partial<Order> = {}) =>
  paidOrder({ tax: terms, billing, ...soldAs(priceBasket([])), ...more });
const both = order(soldAs(priceBasket(["ad-templates"])));

function invoice(of: Order, change: Partial<MoneyChange> = {}) {
  return invoiceOf(of, { before: 0, after: of.finalAmount * 100, takenAt: now, was: of, now, ...change });
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
    balance: 99900,
    orderTotal: 99900,
    ...split,
    lines: [
      {
        item: "bundle",
        name: expect.any(String),
        code: "998439",
        price: 99900,
        discount: 0,
        net: 99900,
        ...split,
      },
    ],
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
      ["bundle", "998439", 99900, 84662, 7619, 7619, 0],
      ["ad-templates", "998361", 59900, 50762, 4569, 4569, 0],
    ]);
    const plain = { ...both, ...soldAs(priceBasket(["ad-templates"]), { code: "998439" }) };
    expect(lines({}, plain)?.map(([, code]) => code)).toEqual(["998439", "998439"]);
    expect(lines({}, { ...both, tax: { ...terms, place: "29" } })).toEqual([
      ["bundle", "998439", 99900, 84661, 0, 0, 15239],
      ["ad-templates", "998361", 59900, 50763, 0, 0, 9137],
    ]);
  });

  test("are the refunded products on a credit note", () => {
    const change = { before: 159800, after: 99900, was: both };
    expect(lines(change, { ...both, refundedItems: ["ad-templates"] })).toEqual([
      ["ad-templates", "998361", 59900, 50762, 4569, 4569, 0],
    ]);
    expect(lines(change)?.map(([item]) => item)).toEqual(["bundle", "ad-templates"]);
  });

  test("are what is left on the credit note after a part refund", () => {
    const was = { ...both, refundedItems: ["ad-templates"] };
    expect(lines({ before: 99900, after: 0, was }, was)).toEqual([
      ["bundle", "998439", 99900, 84662, 7619, 7619, 0],
    ]);
  });

  test("record price and discount of each product", () => {
    const found = invoice(order(soldAs(priceBasket(["ad-templates"], { code: "TEN", percentage: 10 }))));
    expect(found?.lines.map(({ price, discount, net }) => [price, discount, net])).toEqual([
      [99900, 10000, 89900],
      [59900, 6000, 53900],
    ]);
  });

  test("are credited as they were invoiced, whatever goes back in which order", () => {
    const product = fc.constantFrom("bundle", ...upsellIds);
    const refund = fc.oneof(product, fc.integer({ min: 1, max: 3000 }));
    fc.assert(
      fc.property(
        fc.subarray([...upsellIds]),
        fc.integer({ min: 0, max: 99 }),
        fc.constantFrom("27", "29"),
        fc.array(refund, { maxLength: 5 }),
        (upsells, percentage, place, refunds) => {
          const sold = order({
            ...soldAs(priceBasket(upsells, { code: "ANY", percentage })),
            tax: { ...terms, place },
          });
          const papers = [invoice(sold)];
          let [was, left] = [sold, sold.finalAmount * 100];
          for (const one of [...refunds, "rest"]) {
            const { back, ...after } = refundOf(was, one, left);
            papers.push(invoice(after, { before: left, after: left - back, was }));
            [was, left] = [after, left - back];
          }
          for (const line of papers[0]?.lines ?? [])
            for (const name of ["net", "taxable", "cgst", "sgst", "igst"] as const) {
              const credited = papers.slice(1).flatMap((paper) => paper?.lines ?? []);
              const own = credited.filter(({ item }) => item === line.item).map((each) => each[name]);
              expect(own.reduce((all, each) => all + each, 0)).toBe(line[name]);
            }
        },
      ),
    );
  });
});

/** The order after a refund of one product, of some rupees or of the rest, and what goes back by it, in paise. */
function refundOf(of: Order, what: string | number, left: number): Order & { back: number } {
  if (what === "rest") return { ...of, back: left };
  if (typeof what === "number") return { ...of, back: Math.min(left, what * 100) };
  const chosen = linesLeft(of).find(({ product }) => product === what);
  if (!chosen) return { ...of, back: 0 };
  const refundedItems = [...(of.refundedItems ?? []), what];
  return { ...of, refundedItems, back: Math.min(left, paidFor(chosen) * 100) };
}

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
