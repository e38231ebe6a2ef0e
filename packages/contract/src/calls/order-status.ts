import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { OrderLine } from "../order-line.ts";
import { orderStatuses } from "../order-statuses.ts";
import { paymentCauses } from "../payment-causes.ts";
import { OrderId, Rupees, SoldProduct, Token } from "../schemas.ts";

/**
 * What the thank-you page shows. The password is absent after 24 hours; both it and the customer ID are absent where the
 * login is told to the mailbox alone.
 */
export const MasterCredentials = z.object({
  email: z.string(),
  customerId: z.optional(z.string()),
  password: z.optional(z.string()),
});
export type MasterCredentials = z.infer<typeof MasterCredentials>;

/** How an order stands, to the browser that placed it. `processing`: paid by a method that takes a while. */
export const OrderState = z.enum([...orderStatuses, "processing", "review"]);
export type OrderState = z.infer<typeof OrderState>;

export const orderStatusCall = {
  who: "checkout",
  input: z.object({ checkoutToken: Token, orderId: OrderId }),
  output: z.object({
    orderId: z.string(),
    status: OrderState,
    lines: z.array(OrderLine),
    /** What it opens. */
    opens: z.array(SoldProduct),
    subtotal: Rupees,
    discountCode: z.optional(z.string()),
    discountAmount: Rupees,
    finalAmount: Rupees,
    /** Why it failed, as far as the payment company says. */
    cause: z.optional(z.enum(paymentCauses)),
    /** Epoch milliseconds. */
    paidAt: z.optional(z.number()),
    /** What the buyer's bank or the payment company calls the payment. */
    paymentReference: z.optional(z.string()),
    credentials: z.optional(MasterCredentials),
    /** It was bought from the account itself: its owner has a login. */
    inAccount: z.optional(z.boolean()),
    /** The login is told to the mailbox alone: nobody here learns whether the address had an account before. */
    byMailOnly: z.optional(z.boolean()),
  }),
} as const satisfies Call;
