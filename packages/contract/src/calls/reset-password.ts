import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { OwnPassword, Token } from "../schemas.ts";

/** The token of a recovery mail, once. Without `password` the shop makes one and answers it. */
export const resetPasswordCall = {
  who: "anyone",
  input: z.object({ token: Token, password: z.optional(OwnPassword) }),
  output: z.object({ email: z.string(), customerId: z.string(), password: z.optional(z.string()) }),
} as const satisfies Call;
