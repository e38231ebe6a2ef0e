import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { Token, Username } from "../schemas.ts";

export const sendLoginCodeCall = {
  who: "anyone",
  input: z.object({ username: Username }),
  /** What the code is tried with, by the browser that asked for it alone. Everybody gets one. */
  output: z.object({ attempt: Token }),
} as const satisfies Call;
