// Mails that a visitor can cause, and the ways back in (docs/product.md section 7). Spread into the call
// table by calls.ts. None of them tells who is a customer, and none puts a visitor's words or prices into a mail.
import * as z from "zod/mini";
import { limits } from "./limits.ts";
import { ClaimedCode, CustomerName, Email, OrderId, Rupees, Token, UpsellIds, Username } from "./schemas.ts";

/** A password of the customer's own choice: at least 12 characters. The common ones are refused by the server. */
export const OwnPassword = z
  .string({ error: "Password is required" })
  .check(
    z.minLength(12, { error: "Password must be at least 12 characters", abort: true }),
    z.maxLength(limits.password, { error: "Password must be less than 255 characters" }),
  );

export const mailCalls = {
  /** Records the cart of a checkout; the schedule decides whether a mail goes out. */
  "send-abandoned-cart-email": {
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
    }),
    output: z.object({}),
  },
  /** The same mail again, only ever to the address on record; after 24 hours a recovery link instead. */
  "send-credentials-email": {
    who: "checkout",
    input: z.object({ checkoutToken: Token, orderId: OrderId }),
    output: z.object({}),
  },
  "recover-access": {
    who: "anyone",
    input: z.object({ username: Username }),
    output: z.object({}),
  },
  /** The token of a recovery mail, once. Without `password` the shop makes one and answers it. */
  "reset-password": {
    who: "anyone",
    input: z.object({ token: Token, password: z.optional(OwnPassword) }),
    output: z.object({ email: z.string(), customerId: z.string(), password: z.optional(z.string()) }),
  },
  /** JSON from our page, or the one-click form of a mail provider (RFC 8058) with the token in the query. */
  unsubscribe: {
    who: "anyone",
    input: z.object({ token: Token }),
    output: z.object({}),
  },
} as const;
