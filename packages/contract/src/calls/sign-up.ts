import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { CustomerName, Email, Phone, Token } from "../schemas.ts";

export const signUpCall = {
  who: "anyone",
  input: z.object({
    email: Email,
    /** Sent by older clients; ignored: the server makes the password. */
    password: z.optional(z.string().check(z.maxLength(255))),
    full_name: CustomerName,
    phone: Phone,
    /** The token of the same checkout: of its page's visit, or of an earlier sign-up whose details are corrected. */
    checkoutToken: z.optional(Token),
  }),
  output: z.object({ userId: z.string(), customerId: z.string(), checkoutToken: z.string() }),
} as const satisfies Call;
