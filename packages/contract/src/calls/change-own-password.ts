import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { OwnPassword, Password, Token } from "../schemas.ts";

/** A new password for somebody who knows the present one. Every session ends; this browser goes on with the token answered. */
export const changeOwnPasswordCall = {
  who: "session",
  input: z.object({ sessionToken: Token, current: Password, password: OwnPassword }),
  output: z.object({ sessionToken: z.string() }),
} as const satisfies Call;
