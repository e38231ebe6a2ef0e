import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { Email } from "../schemas.ts";

/** Mails a link to an address that the shop knows. Every address gets the same answer. */
export const privacyAskCall = {
  who: "anyone",
  input: z.object({ email: Email }),
  output: z.object({}),
} as const satisfies Call;
