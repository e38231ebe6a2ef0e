import * as z from "zod/mini";
import { AdminPassword } from "../admin-credentials.ts";
import type { Call } from "../call.ts";
import { AdminEmail, CustomerName } from "../schemas.ts";

export const createAdminUserCall = {
  who: "anyone",
  input: z.object({
    setupCode: z
      .string({ error: "Setup code is required" })
      .check(z.trim(), z.minLength(1, "Setup code is required"), z.maxLength(100)),
    email: AdminEmail,
    password: AdminPassword,
    fullName: CustomerName,
  }),
  output: z.object({}),
} as const satisfies Call;
