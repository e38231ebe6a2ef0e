import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { Progress } from "../progress.ts";
import { Resource, Token } from "../schemas.ts";

export const saveProgressCall = {
  who: "session",
  /** `null` forgets what was kept. */
  input: z.object({ sessionToken: Token, resourceType: Resource, progress: z.nullable(Progress) }),
  output: z.object({}),
} as const satisfies Call;
