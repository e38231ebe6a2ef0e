// Everything that runs by itself, run until nothing is left to do.

import { paymentTimings } from "@store/contract/timings";
import { sweepInvoices } from "@store/core/invoices/sweep-invoices";
import { reconcile } from "@store/core/orders/settlement/reconcile";
import { minutes } from "@store/core/platform/time";
import { travel } from "./clock.ts";
import { expectSettled } from "./invariants.ts";
import type { Tolerance } from "./mail-problems.ts";
import { sweep } from "./mail-worker.ts";
import { readTable } from "./table-rows.ts";

/** All jobs, as often as it takes; then all invariants. */
export async function expectIdle(tolerance: Tolerance = {}): Promise<void> {
  await reconcile();
  await sweepInvoices();
  // The mail about a payment that failed waits: the buyer may try again.
  const { outbox } = await readTable();
  if (outbox.some(({ kind, state }) => kind === "payment-failed" && state === "queued"))
    travel(paymentTimings.failedMail);
  for (let run = 0; run < 3 && (await sweep()).found > 0; run++) {
    // Longer than a lease, and than the first pause after a failure.
    travel(minutes(1) + 1);
  }
  await expectSettled(tolerance);
}

/** Half an hour and more goes by: no payment page that was open is open now, and the job has been by. */
export async function letSessionsEnd(): Promise<void> {
  travel(minutes(36));
  await reconcile();
}
