import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { Username } from "../schemas.ts";

export const recoverAccessCall = {
  who: "anyone",
  input: z.object({ username: Username }),
  output: z.object({}),
} as const satisfies Call;
