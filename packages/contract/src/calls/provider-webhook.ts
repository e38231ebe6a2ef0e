import * as z from "zod/mini";
import type { Call } from "../call.ts";

/** Messages of a payment company. Raw bytes, because the signature is over them. */
export const providerWebhookCall = {
  who: "provider",
  input: z.object({}),
  output: z.object({}),
} as const satisfies Call;
