import { sweepPapers } from "@store/core/invoices/sweep-papers";
import "../lib/settings.ts";

/** Every minute: gives numbers to the invoices and credit notes that wait for one. */
export async function handler(): Promise<void> {
  await sweepPapers();
}
