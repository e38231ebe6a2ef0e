import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { InvoiceRow } from "../gst/invoice-row.ts";
import { matching, OrderId, Token } from "../schemas.ts";

/** `FW/2627/000001`; of a plain receipt, the order's own. */
const InvoiceNumber = matching(/^(?:[A-Z]{2}\/\d{4}\/\d{6,8}|ORDER_\w{1,60})$/, "Invalid number");

/**
 * The papers of one order, and with `number` the PDF of one of them. By a signed link, which names its order; or by the
 * checkout that placed it.
 */
export const getInvoiceCall = {
  who: "anyone",
  input: z.object({
    link: z.optional(Token),
    checkoutToken: z.optional(Token),
    orderId: z.optional(OrderId),
    number: z.optional(InvoiceNumber),
  }),
  output: z.object({
    invoices: z.array(InvoiceRow),
    file: z.optional(z.object({ name: z.string(), base64: z.string() })),
  }),
} as const satisfies Call;
