// Forms of the admin area that no call takes as they are.
import * as z from "zod/mini";
import { AdminPassword, AppCode, SecondFactorCode } from "./admin-credentials.ts";
import { Email, Password } from "./schemas.ts";

export const AdminLogin = z.object({ email: Email, password: Password });

/** The password an invited admin chooses. */
export const AdminNewPassword = z.object({ password: AdminPassword });

export const AppCodeForm = z.object({ code: AppCode });

/** Any code that proves who one is. */
export const CodeForm = z.object({ code: SecondFactorCode });
