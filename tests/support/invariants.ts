// What must be true of the whole table after anything at all (docs/architecture.md, invariants I1 to I10).
// `expectSound` holds at every moment; `expectSettled` once every notification was delivered and the jobs have run.
import { expect } from "vitest";
import { grantProblems, loginProblems, passwordProblems } from "./account-problems.ts";
import { counterProblems } from "./counts.ts";
import { buyerUseProblems, couponProblems } from "./coupon-problems.ts";
import { indexProblems, searchProblems } from "./index-problems.ts";
import { invoiceProblems, unnumberedInvoices } from "./invoice-problems.ts";
import { lineProblems } from "./line-problems.ts";
import { mailProblems, outboxProblems, type Tolerance } from "./mail-problems.ts";
import { ledgerProblems, paymentProblems, sessionProblems, unsettled } from "./payment-problems.ts";
import { type Rows, readTable } from "./table-rows.ts";

/** Fails with a sentence for each thing that is not as it must be. */
export async function expectSound(): Promise<void> {
  expect(soundnessProblems(await readTable())).toEqual([]);
}

/** `expectSound`, and nothing is left undone: after redelivery, reconcile and sweep. */
export async function expectSettled(tolerance: Tolerance = {}): Promise<void> {
  const rows = await readTable();
  const problems = [
    ...soundnessProblems(rows),
    ...unsettled(rows),
    ...unnumberedInvoices(rows),
    ...mailProblems(rows, tolerance),
  ];
  expect([...problems, ...(await passwordProblems(rows))]).toEqual([]);
}

function soundnessProblems(rows: Rows): string[] {
  return [
    ...paymentProblems(rows),
    ...grantProblems(rows),
    ...loginProblems(rows),
    ...couponProblems(rows),
    ...buyerUseProblems(rows),
    ...outboxProblems(rows),
    ...counterProblems(rows),
    ...searchProblems(rows),
    ...indexProblems(rows),
    ...sessionProblems(rows),
    ...ledgerProblems(rows),
    ...invoiceProblems(rows),
    ...lineProblems(rows),
  ];
}
