// A numbered tax paper, as lists show it.
import * as z from "zod/mini";

export const paperKinds = ["invoice", "credit-note", "receipt", "refund-receipt"] as const;

/** `day` is `yyyy-mm-dd`, `total` in paise. */
export const PaperRow = z.object({
  number: z.string(),
  kind: z.enum(paperKinds),
  day: z.string(),
  total: z.number(),
});
export type PaperRow = z.infer<typeof PaperRow>;
