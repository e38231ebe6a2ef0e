// What an admin proves who they are with.
import * as z from "zod/mini";
import { limits } from "./limits.ts";

/** Six digits from an authenticator app (RFC 6238), or a recovery code; spaces between its signs are fine. */
export const SecondFactorCode = z.string({ error: "Code is required" }).check(
  z.maxLength(100, { error: "That is too long for a code", abort: true }),
  z.overwrite((value) => value.replace(/\s/g, "").toLowerCase()),
  z.minLength(1, { error: "Code is required", abort: true }),
  z.regex(
    /^(\d{6}|[a-z0-9]{4}(-?[a-z0-9]{4}){5})$/,
    "A code has six digits, a recovery code six groups of four",
  ),
);

/** Six digits, and no other code: what shows that the app has the secret. */
export const AppCode = z.string({ error: "Code is required" }).check(
  z.overwrite((value) => value.replace(/\s/g, "")),
  z.minLength(1, { error: "Code is required", abort: true }),
  z.regex(/^\d{6}$/, "The code has six digits"),
);

/** An admin's own password, as the pool wants it. */
export const AdminPassword = z
  .string({ error: "Password is required" })
  .check(
    z.minLength(14, { error: "Password must be at least 14 characters", abort: true }),
    z.maxLength(limits.password, { error: "Password must be less than 255 characters", abort: true }),
  );
