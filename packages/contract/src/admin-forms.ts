// Forms of the admin area that no call takes as they are: they go to the sign-in service.
import * as z from "zod/mini";
import { AdminPassword } from "./admin-calls.ts";
import { Email, Password } from "./schemas.ts";

export const AdminLogin = z.object({ email: Email, password: Password });

/** The password an invited admin chooses. */
export const AdminNewPassword = z.object({ password: AdminPassword });

/** Six digits from an authenticator app (RFC 6238); spaces between them are fine. */
export const AdminCode = z.object({
  code: z.string({ error: "Code is required" }).check(
    z.overwrite((value) => value.replace(/\s/g, "")),
    z.minLength(1, { error: "Code is required", abort: true }),
    z.regex(/^\d{6}$/, "The code has six digits"),
  ),
});
