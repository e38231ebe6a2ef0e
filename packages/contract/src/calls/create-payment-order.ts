import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { Billing } from "../gst/billing.ts";
import { Rev } from "../offer/rev.ts";
import { buyerShape, ClaimedCode, CustomerId, OrderId, Rupees, Token, UpsellIds } from "../schemas.ts";

export const createPaymentOrderCall = {
  who: "checkout",
  input: z.object({
    checkoutToken: Token,
    orderId: OrderId,
    /** A claim, checked against the server's own price. */
    amount: Rupees,
    /** The revision of the offer that the page was made of: it is priced by it while that is honoured. Absent: by what holds. */
    rev: z.optional(Rev),
    ...buyerShape,
    customerId: CustomerId,
    upsells: UpsellIds,
    discountCode: z.optional(ClaimedCode),
    /** From the link of a reminder: the sale counts as recovered. */
    cart: z.optional(Token),
    /** Of a buyer who is logged in: what their account owns is not sold again, and the order joins it. */
    sessionToken: z.optional(Token),
    /** For the tax invoice; not looked at while the shop makes none. */
    billing: z.optional(Billing),
  }),
  output: z.object({ sessionId: z.string(), url: z.string() }),
} as const satisfies Call;
