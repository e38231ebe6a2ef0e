import fc from "fast-check";
import { expect, test } from "vitest";
import { discountAmount } from "../price-basket.ts";
import { allocate, splitTax, taxesLeft, taxOf } from "./split-tax.ts";

const seller = "27";

// Total in paise, rate, place; taxable, CGST, SGST, IGST.
test.each([
  ["bundle", 99900, 18, "27", 84662, 7619, 7619, 0],
  ["bundle", 99900, 18, "29", 84661, 0, 0, 15239],
  ["bundle", 99900, 18, "07", 84661, 0, 0, 15239],
  ["bundle less 20 %", 79900, 18, "27", 67712, 6094, 6094, 0],
  ["bundle less 20 %", 79900, 18, "33", 67712, 0, 0, 12188],
  ["with ad templates", 159800, 18, "27", 135424, 12188, 12188, 0],
  ["with ad templates", 159800, 18, "24", 135424, 0, 0, 24376],
  ["with SEO", 129800, 18, "27", 110000, 9900, 9900, 0],
  ["with SEO", 129800, 18, "09", 110000, 0, 0, 19800],
  ["with ads and SEO", 189700, 18, "27", 160762, 14469, 14469, 0],
  ["with ads and SEO", 189700, 18, "36", 160763, 0, 0, 28937],
  ["with agency", 699800, 18, "27", 593050, 53375, 53375, 0],
  ["with agency", 699800, 18, "32", 593051, 0, 0, 106749],
  ["everything", 789600, 18, "27", 669152, 60224, 60224, 0],
  ["everything", 789600, 18, "19", 669153, 0, 0, 120447],
  ["everything less 20 %", 631700, 18, "27", 535338, 48181, 48181, 0],
  ["everything less 20 %", 631700, 18, "06", 535339, 0, 0, 96361],
  ["599", 59900, 18, "27", 50762, 4569, 4569, 0],
  ["299", 29900, 18, "38", 25339, 0, 0, 4561],
  ["one rupee", 100, 18, "27", 84, 8, 8, 0],
  ["one rupee", 100, 18, "08", 85, 0, 0, 15],
  ["1180", 118000, 18, "27", 100000, 9000, 9000, 0],
  ["1180", 118000, 18, "97", 100000, 0, 0, 18000],
  ["one paisa", 1, 18, "27", 1, 0, 0, 0],
  ["e-book", 10500, 5, "27", 10000, 250, 250, 0],
  ["e-book", 99900, 5, "29", 95143, 0, 0, 4757],
  ["export under a letter", 99900, 0, "96", 99900, 0, 0, 0],
  ["export without one", 99900, 18, "96", 84661, 0, 0, 15239],
])("the invoice of %s splits %i paise at %i %% to %s", (_, total, rate, place, taxable, cgst, sgst, igst) => {
  expect(splitTax(total, rate, place === seller)).toEqual({ taxable, cgst, sgst, igst });
});

test("the tax parts of every total up to a million paise add up", () => {
  let wrong = 0;
  let furthest = 0;
  let apart = 0;
  for (let total = 0; total <= 1_000_000; total++) {
    const within = splitTax(total, 18, true);
    const across = splitTax(total, 18, false);
    for (const split of [within, across])
      if (split.taxable + taxOf(split) !== total || split.cgst !== split.sgst || split.taxable < 0) wrong++;
    furthest = Math.max(
      furthest,
      Math.abs(within.cgst - within.taxable * 0.09),
      Math.abs(across.igst - across.taxable * 0.18),
    );
    apart = Math.max(apart, Math.abs(within.taxable - across.taxable));
  }
  expect(wrong).toBe(0);
  expect(furthest).toBeLessThan(0.6);
  expect(apart).toBe(1);
}, 60_000);

test("the invoice lines of the whole catalogue less 20 % add up column by column", () => {
  const list = [99900, 59900, 29900, 599900];
  expect(allocate(631700, list)).toEqual([79923, 47921, 23921, 479935]);
  expect(allocate(splitTax(631700, 18, true).taxable, list)).toEqual([67731, 40611, 20272, 406724]);
});

test("the invoice lines of bundle and ad templates add up", () => {
  expect(allocate(135424, [99900, 59900])).toEqual([84661, 50763]);
});

test("the shares of any total over any weights add up, each within one of its exact share", () => {
  fc.assert(
    fc.property(
      fc.nat(1_000_000),
      fc.array(fc.integer({ min: 1, max: 600_000 }), { minLength: 1, maxLength: 5 }),
      (total, weights) => {
        const shares = allocate(total, weights);
        const sum = weights.reduce((all, weight) => all + weight, 0);
        expect(shares.reduce((all, share) => all + share, 0)).toBe(total);
        for (const [index, share] of shares.entries())
          expect(Math.abs(share - (total * (weights[index] ?? 0)) / sum)).toBeLessThan(1);
      },
    ),
  );
});

/** The credit notes of part refunds, one after the other. */
function notes(total: number, rate: number, intraState: boolean, refunds: readonly number[]) {
  const invoice = splitTax(total, rate, intraState);
  let returned = 0;
  return refunds.map((refund) => {
    const before = taxesLeft(invoice, total, returned);
    returned += refund;
    const after = taxesLeft(invoice, total, returned);
    const cgst = before.cgst - after.cgst;
    const sgst = before.sgst - after.sgst;
    const igst = before.igst - after.igst;
    return { taxable: refund - cgst - sgst - igst, cgst, sgst, igst };
  });
}

test("the credit notes of part refunds add up to the invoice", () => {
  expect(notes(631700, 18, true, [47900, 583800])).toEqual([
    { taxable: 40594, cgst: 3653, sgst: 3653, igst: 0 },
    { taxable: 494744, cgst: 44528, sgst: 44528, igst: 0 },
  ]);
  expect(notes(789600, 18, false, [29900, 59900, 699800])).toEqual([
    { taxable: 25339, cgst: 0, sgst: 0, igst: 4561 },
    { taxable: 50763, cgst: 0, sgst: 0, igst: 9137 },
    { taxable: 593051, cgst: 0, sgst: 0, igst: 106749 },
  ]);
});

test("any discount and any row of part refunds give credit notes that sum to the invoice", () => {
  const row = fc.record({
    percent: fc.integer({ min: 0, max: 99 }),
    subtotal: fc.constantFrom(999, 1598, 1298, 1897, 6998, 7896),
    cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
    intraState: fc.boolean(),
  });
  fc.assert(
    fc.property(row, ({ percent, subtotal, cuts, intraState }) => {
      const total = (subtotal - discountAmount(subtotal, { percentage: percent })) * 100;
      const marks = [...cuts.map((cut) => Math.floor(cut * total)), total].sort((one, other) => one - other);
      const refunds = marks.map((mark, index) => mark - (marks[index - 1] ?? 0));
      const made = notes(total, 18, intraState, refunds);
      const invoice = splitTax(total, 18, intraState);
      const names = ["taxable", "cgst", "sgst", "igst"] as const;
      const sums = names.map((name) => made.reduce((sum, note) => sum + note[name], 0));
      const least = Math.min(...made.flatMap((note) => names.map((name) => note[name])));
      expect([...sums, least >= 0]).toEqual([...names.map((name) => invoice[name]), true]);
    }),
    { numRuns: 500 },
  );
}, 60_000);

test("the first line takes the whole total where no line has a weight", () => {
  expect(allocate(500, [0, 0, 0])).toEqual([500, 0, 0]);
});
