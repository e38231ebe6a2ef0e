import * as z from "zod/mini";
import type { Call } from "../call.ts";

/** Raw bytes, because the signature is over them. */
export const razorpayWebhookCall = {
  who: "provider",
  input: z.object({}),
  output: z.object({}),
} as const satisfies Call;
