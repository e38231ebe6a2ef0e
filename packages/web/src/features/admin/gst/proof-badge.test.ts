import { expect, test } from "vitest";
import { problemsOf } from "./proof-badge.tsx";

const whole = {
  series: [{ series: "FW/2627", last: 3, missing: [] }],
  invoices: 99900,
  ledger: 99900,
  waiting: 0,
};

test("the proof names missing papers and differing sums", () => {
  expect(problemsOf(whole)).toEqual([]);
  const gap = { ...whole, series: [{ series: "FW/2627", last: 3, missing: ["FW/2627/000002"] }] };
  expect(problemsOf(gap)).toEqual(["Missing: FW/2627/000002"]);
  expect(problemsOf({ ...whole, ledger: 99901 })).toEqual(["Papers come to ₹999, the ledger to ₹999.01"]);
});
