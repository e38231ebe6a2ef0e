import { expect, test } from "vitest";
import { joinProof, type ProofPart } from "./month-proof.ts";

const sale = "FW/2627";
const credit = "FC/2627";
const part = (numbers: ProofPart["numbers"], more: Partial<ProofPart> = {}): ProofPart => ({
  ...{ series: [], numbers, invoices: 0, ledger: 0, waiting: 0 },
  ...more,
});
const runs = (series: string, ...all: [number, number][]) => all.map(([from, to]) => ({ series, from, to }));
const missingOf = (last: number, ...parts: ProofPart[]) =>
  joinProof([part([], { series: [{ series: sale, last }] }), ...parts]).series[0]?.missing;

test("a proof adds up what its parts found", () => {
  const begun = { series: [{ series: sale, last: 0 }], invoices: 100, ledger: 0, waiting: 1 };
  expect(joinProof([part([], begun), part([], { invoices: -30 }), part([], { ledger: 70 })])).toEqual({
    ...{ series: [{ series: sale, last: 0, missing: [] }], invoices: 70, ledger: 70, waiting: 1 },
  });
});

test("a proof names each number that no part has, up to the last that was given out", () => {
  expect(missingOf(6, part(runs(sale, [1, 2])), part(runs(sale, [3, 6])))).toEqual([]);
  expect(missingOf(6, part(runs(sale, [4, 5])), part(runs(sale, [2, 2])))).toEqual([
    ...["FW/2627/000001", "FW/2627/000003", "FW/2627/000006"],
  ]);
  expect(missingOf(2, part(runs(credit, [1, 2])))).toEqual(["FW/2627/000001", "FW/2627/000002"]);
});

test("a proof misses no number that was given out after its first part", () => {
  expect(missingOf(2, part(runs(sale, [1, 2], [4, 5])))).toEqual([]);
});

test("a proof counts numbers beyond a million, which lie before smaller ones", () => {
  expect(
    missingOf(1_000_001, part(runs(sale, [1_000_000, 1_000_001])), part(runs(sale, [1, 999_998]))),
  ).toEqual(["FW/2627/999999"]);
});

test("a proof names twenty missing numbers at most", () => {
  expect(missingOf(1000)).toHaveLength(20);
});
