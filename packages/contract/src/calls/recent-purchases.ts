import * as z from "zod/mini";
import type { Call } from "../call.ts";

/** Fewer are not shown: a handful of buyers is a handful of people. */
export const fewestPurchases = 5;

/** A purchase, with nothing in it that is of a person. */
export const Purchase = z.object({
  /** The State of the buyer's invoice, by its name; absent where the shop asks for none. */
  state: z.optional(z.string()),
  /** Whole hours since it was paid. */
  hoursAgo: z.number(),
});
export type Purchase = z.infer<typeof Purchase>;

/** Paid purchases of the last 72 hours, the newest first; none at all under five. Some minutes old at the most. */
export const recentPurchasesCall = {
  who: "anyone",
  input: z.object({}),
  output: z.object({ purchases: z.array(Purchase) }),
} as const satisfies Call;
