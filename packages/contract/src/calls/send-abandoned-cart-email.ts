import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { ClaimedCode, CustomerName, Email, Rupees, Token, UpsellIds } from "../schemas.ts";

/** Records the cart of a checkout; the schedule decides whether a mail goes out. */
export const sendAbandonedCartEmailCall = {
  who: "checkout",
  input: z.object({
    /** Of the page's visit: `start-checkout`. */
    checkoutToken: Token,
    email: Email,
    name: CustomerName,
    /** Taken as sent; the mail has the catalogue's names and prices. */
    cartTotal: z.optional(Rupees),
    cartItems: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(10))),
    upsells: UpsellIds,
    discountCode: z.optional(ClaimedCode),
    /** The version of the notice whose box was ticked; wanted where the brand asks for an act. */
    noticeVersion: z.optional(z.number()),
    /** The box was unticked again: what was recorded of this checkout goes. */
    withdrawn: z.optional(z.literal(true)),
  }),
  output: z.object({}),
} as const satisfies Call;
