import * as z from "zod/mini";
import type { Call } from "../call.ts";

/** A token that ties what follows to one visit of the checkout page: its cart, its tries of a code, its orders. */
export const startCheckoutCall = {
  who: "anyone",
  input: z.object({}),
  output: z.object({ checkoutToken: z.string() }),
} as const satisfies Call;
