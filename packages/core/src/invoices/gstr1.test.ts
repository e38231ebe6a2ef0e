// The table in which each paper is filed, and the runs of their numbers.

import { returnFiles } from "@store/contract/gst/gstr1-files";
import { exportType, noteType } from "@store/contract/gst/gstr1-types";
import { describe, expect, test } from "vitest";
import { type Row, tableOf } from "./gstr1-tables.ts";
import { abroad, back, business, large, returnOf, row, within } from "./gstr1-testing.ts";

const doubt = { buyer: abroad, place: "96", export: "doubt" } as const;

describe("the GSTR-1 table", () => {
  test.each<[string, Row, ReturnType<typeof tableOf>]>([
    ["a firm's invoice", row(1, { buyer: business }), "b2b"],
    ["a firm's large invoice", row(1, { ...large, buyer: business }), "b2b"],
    ["a firm's credit note", row(1, { ...back, buyer: business }), "cdnr"],
    ["an export", row(1, { buyer: abroad, place: "96" }), "exp"],
    ["its credit note", row(1, { ...back, buyer: abroad, place: "96" }), "cdnur"],
    ["an export in doubt", row(1, doubt), "doubt"],
    ["one that was decided to be an export", { ...row(1, doubt), decidedPlace: "96" }, "exp"],
    ["one that was decided to be of a State", { ...row(1, doubt), decidedPlace: "29" }, "b2cs"],
    ["the credit note of an export in doubt", row(1, { ...back, ...doubt }), "doubt"],
    ["one lakh to another State", row(1, { orderTotal: 1_00_000_00 }), "b2cs"],
    ["a paisa more", row(1, { orderTotal: 1_00_000_01 }), "b2cl"],
    [
      "a paisa more, within the State",
      row(1, { orderTotal: 1_00_000_01, buyer: within, place: "27" }),
      "b2cs",
    ],
    ["the credit note of a part of it", row(1, { ...back, orderTotal: 1_00_000_01 }), "cdnur"],
    ["a small credit note", row(1, back), "b2cs"],
    ["a buyer of whom no place was asked", row(1, { buyer: { name: "P" } }), "b2cs"],
    [
      "an unregistered seller's receipt",
      { ...row(1), facts: { ...row(1).facts, place: undefined as never } },
      undefined,
    ],
  ])("is chosen for %s", (_, invoice, table) => {
    expect(tableOf(invoice)).toBe(table);
  });

  test("separates exports with tax from exports without", () => {
    const [taxed, untaxed] = [18, 0].map((rate) => ({ place: "96", rate }));
    expect([taxed, untaxed].map((told) => told && exportType(told))).toEqual(["WPAY", "WOPAY"]);
    const notes = [taxed, untaxed, { place: "29", rate: 18 }];
    expect(notes.map((told) => told && noteType(told))).toEqual(["EXPWP", "EXPWOP", "B2CL"]);
  });
});

test("runs of invoice numbers end at each gap and each new series", () => {
  const other = { ...row(4), series: "FX/2627" };
  const rows = [row(12), row(3), other, row(1), row(2), row(11), row(1, back)];
  for (const all of [returnOf(rows), returnOf(...rows.map((one) => [one]))])
    expect(all.sales).toEqual([
      { series: "FW/2627", from: 1, to: 3 },
      { series: "FW/2627", from: 11, to: 12 },
      { series: "FX/2627", from: 4, to: 4 },
    ]);
  const notes = returnOf([row(3), row(2, back), row(1, back)]).credits;
  expect(notes.map(({ from, to }) => [from, to])).toEqual([[1, 2]]);
});

test("a run of invoice numbers goes on beyond a million", () => {
  const { sales } = returnOf([row(1_000_001), row(999_999), row(1_000_000), row(100_001)]);
  expect(sales.map(({ from, to }) => [from, to])).toEqual([
    [100_001, 100_001],
    [999_999, 1_000_001],
  ]);
});

test("sums by service code leave out receipts of an unregistered seller", () => {
  const receipt = row(1);
  const unregistered = { ...receipt, facts: { ...receipt.facts, place: undefined as never } };
  const rows = [unregistered, row(2, { buyer: { name: "P" } }), row(3, { buyer: business }), row(1, back)];
  const all = returnOf(rows);
  expect(all.withoutGstin).toMatchObject([{ code: "998439", rate: 18, total: 0, taxable: 0 }]);
  expect(all.withGstin).toMatchObject([{ code: "998439", rate: 18, total: 999_00 }]);
});

test("a paper that is told one by one stands where a person decided its buyer is", () => {
  const all = returnOf([{ ...row(1, { ...doubt, ...large }), decidedPlace: "33" }]);
  expect(all.told.get("b2cl")?.map(({ place }) => place)).toEqual(["33"]);
  const files = returnFiles(all, "2026-11");
  expect(files.find(({ name }) => name.includes("b2cl"))?.text).toContain("33-Tamil Nadu");
});

test("a part of the return names nobody who has no GSTIN", () => {
  const all = returnOf([row(1, { ...large, buyer: { name: "Priya" } }), row(2, { buyer: business })]);
  expect(JSON.stringify([...all.told.values()])).not.toContain("Priya");
  expect(all.told.get("b2b")).toMatchObject([{ name: "Rao, Sons", gstin: "29AAACF1234E1Z3" }]);
});
