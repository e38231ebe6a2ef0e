import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { Token } from "../schemas.ts";

/** JSON from our page, or the one-click form of a mail provider (RFC 8058) with the token in the query. */
export const unsubscribeCall = {
  who: "anyone",
  input: z.object({ token: Token }),
  output: z.object({}),
} as const satisfies Call;
