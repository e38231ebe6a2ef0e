import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { Token } from "../schemas.ts";

/** Ends the session. Answers alike for one that is over already. */
export const logoutCall = {
  who: "session",
  input: z.object({ sessionToken: Token }),
  output: z.object({}),
} as const satisfies Call;
