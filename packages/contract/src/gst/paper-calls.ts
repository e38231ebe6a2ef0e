// What is asked about tax papers by who bought. Spread into the call table by calls.ts.
import * as z from "zod/mini";
import { Token } from "../schemas.ts";

export const paperKinds = ["invoice", "credit-note", "receipt", "refund-receipt"] as const;

/** `FW/2627/000001` */
export const PaperNumber = z
  .string({ error: "Invalid number" })
  .check(z.regex(/^[A-Z]{2}\/\d{4}\/\d{6,8}$/, "Invalid number"));

/** A numbered paper in a list. `day` is `yyyy-mm-dd`, `total` in paise. */
export const PaperRow = z.object({
  number: z.string(),
  kind: z.enum(paperKinds),
  day: z.string(),
  total: z.number(),
});
export type PaperRow = z.infer<typeof PaperRow>;

export const paperCalls = {
  /**
   * The papers of one order, and with `number` the PDF of one of them. By a signed link, which names its order; or by the
   * checkout that placed it.
   */
  "get-invoice": {
    who: "anyone",
    input: z.object({
      link: z.optional(Token),
      checkoutToken: z.optional(Token),
      orderId: z.optional(z.string().check(z.regex(/^ORDER_[A-Za-z0-9_-]{6,80}$/, "Invalid order id"))),
      number: z.optional(PaperNumber),
    }),
    output: z.object({
      papers: z.array(PaperRow),
      file: z.optional(z.object({ name: z.string(), base64: z.string() })),
    }),
  },
} as const;
