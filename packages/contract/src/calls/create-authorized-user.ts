import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { Resource, Username } from "../schemas.ts";

export const createAuthorizedUserCall = {
  who: "admin",
  /** `password` is taken for the sake of older callers, and ignored. */
  input: z.object({ username: Username, password: z.optional(z.string()), resourceType: Resource }),
  output: z.object({}),
} as const satisfies Call;
