import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { ClaimedCode, Rupees, Token, UpsellIds } from "../schemas.ts";

export const validateDiscountCall = {
  who: "anyone",
  input: z.object({
    code: ClaimedCode,
    subtotal: Rupees,
    /** The extras of the basket: a code may be for some products. Without them the whole of `subtotal` is taken for what it is for. */
    upsells: z.optional(UpsellIds),
    /** Of the page's visit: wrong codes are then counted by checkout. */
    checkoutToken: z.optional(Token),
    /** Of a buyer who is logged in: some codes are for owners, or once for each buyer. */
    sessionToken: z.optional(Token),
  }),
  output: z.object({
    discount: z.object({
      code: z.string(),
      /** What it takes off: a whole percentage, or else a sum. */
      percentage: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(100))),
      amountOff: z.optional(Rupees),
      amount: Rupees,
      /** The products that it is for; absent for all. */
      products: z.optional(z.array(z.string())),
      description: z.string(),
      /** Milliseconds until it ends, by the shop's clock; absent when it has no end. */
      endsIn: z.optional(z.number()),
    }),
  }),
} as const satisfies Call;
