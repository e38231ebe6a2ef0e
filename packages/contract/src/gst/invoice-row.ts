// A numbered tax paper, as lists show it.
import * as z from "zod/mini";

export const invoiceKinds = ["invoice", "credit-note", "receipt", "refund-receipt"] as const;

/** `day` is `yyyy-mm-dd`, `total` in paise. */
export const InvoiceRow = z.object({
  number: z.string(),
  kind: z.enum(invoiceKinds),
  day: z.string(),
  total: z.number(),
});
export type InvoiceRow = z.infer<typeof InvoiceRow>;
