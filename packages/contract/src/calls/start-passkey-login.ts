import * as z from "zod/mini";
import type { Call } from "../call.ts";

export const startPasskeyLoginCall = {
  who: "anyone",
  /** Nobody says who they are: their passkey does. */
  input: z.object({}),
  output: z.object({ challenge: z.string(), rpId: z.string() }),
} as const satisfies Call;
