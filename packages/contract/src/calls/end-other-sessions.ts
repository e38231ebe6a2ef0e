import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { Token } from "../schemas.ts";

/** Ends every session of the account but this one. */
export const endOtherSessionsCall = {
  who: "session",
  input: z.object({ sessionToken: Token }),
  output: z.object({
    /** How many there were. */
    ended: z.number(),
  }),
} as const satisfies Call;
