import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { OrderId, Token } from "../schemas.ts";

/** The same mail again, only ever to the address on record; after 24 hours a recovery link instead. */
export const sendCredentialsEmailCall = {
  who: "checkout",
  input: z.object({ checkoutToken: Token, orderId: OrderId }),
  output: z.object({}),
} as const satisfies Call;
