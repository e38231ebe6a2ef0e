import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { Token } from "../schemas.ts";

/** Uses the link up. */
export const privacyOpenCall = {
  who: "anyone",
  input: z.object({ token: Token }),
  output: z.object({ privacyToken: z.string(), expiresAt: z.number() }),
} as const satisfies Call;
