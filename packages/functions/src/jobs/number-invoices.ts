import { sweepInvoices } from "@store/core/invoices/sweep-invoices";
import "../lib/settings.ts";

/** Every minute: gives numbers to the invoices and credit notes that wait for one. */
export async function handler(): Promise<void> {
  await sweepInvoices();
}
