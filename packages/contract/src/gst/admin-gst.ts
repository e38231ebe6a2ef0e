// What the admin area asks about tax papers. Money in paise.
import * as z from "zod/mini";
import { nextCursor, paging } from "../admin-lists.ts";
import { Month } from "../admin-rows.ts";
import { OrderId } from "../schemas.ts";
import { ReturnPart, Sums } from "./gstr1-part.ts";
import { InvoiceRow } from "./invoice-row.ts";
import { ProofPart } from "./month-proof.ts";
import { abroad, isState } from "./states.ts";

const choosePlace = "Choose where the buyer is";
const Place = z
  .string({ error: choosePlace })
  .check(z.refine((place) => isState(place) || place === abroad, choosePlace));

const Paise = z.number().check(z.int());

/** Tables of the return in the order in which they are shown, and what no return has. */
export const gstTables = ["b2b", "b2cl", "b2cs", "exp", "cdnr", "cdnur", "doubt", "receipts"] as const;

/** One line of a month's sums: a table of the return, or receipts. Credit notes count less than nothing. */
export const TableSums = z.extend(Sums, { table: z.enum(gstTables), invoices: Paise });
export type TableSums = z.infer<typeof TableSums>;

/** One paper, to the shop's admins. */
export const AdminInvoice = z.extend(InvoiceRow, {
  orderId: z.string(),
  buyer: z.string(),
  gstin: z.optional(z.string()),
  place: z.optional(z.string()),
  tax: Paise,
  /** The sale that a credit note is about. */
  against: z.optional(z.string()),
  /** Something that a person should look at. */
  warning: z.optional(z.enum(["place-in-doubt", "late-credit-note"])),
  /** Two signs of where the buyer is disagree; a person may have decided. */
  inDoubt: z.optional(z.literal(true)),
});
export type AdminInvoice = z.infer<typeof AdminInvoice>;

/** Papers of one page of a list. */
export const papersPerPage = 100;

/** A month may have more papers than one answer bears: some thousand are read at a time. */
const pageOfMonth = z.object({ month: Month, cursor: paging.cursor });

export const gstActions = {
  /** What some of a month's papers come to. */
  summary: { input: pageOfMonth, output: z.object({ tables: z.array(TableSums), nextCursor }) },
  /** A month's, the newest last, a page at a time; or those of an order, of one number, or of a GSTIN in that month. */
  list: {
    input: z.extend(pageOfMonth, { search: paging.search }),
    output: z.object({ invoices: z.array(AdminInvoice), nextCursor }),
  },
  /** What some of the rows say that the proof of a month reads: of several partitions at once, so that its cursor is longer. */
  prove: {
    input: z.object({ month: Month, cursor: z.optional(z.string().check(z.maxLength(8000))) }),
    output: z.object({ part: ProofPart, nextCursor }),
  },
  /** What some of a month's papers bring to its return. */
  export: {
    recentCode: true,
    input: pageOfMonth,
    output: z.object({ part: ReturnPart, nextCursor }),
  },
  /** Mails a new link to the papers of an order, to the address on record. */
  resend: { input: z.object({ orderId: OrderId }), output: z.object({}) },
  /** Says where the buyer of an order is whose place is in doubt: two digits of a State, or `96`. */
  "decide-place": {
    input: z.object({ orderId: OrderId, place: Place }),
    output: z.object({}),
  },
  /** A token that opens the papers of one order for a few minutes. */
  link: { input: z.object({ orderId: OrderId }), output: z.object({ link: z.string() }) },
} as const;
