import { validateLoginCodeCall } from "@store/contract/calls/validate-login-code";
import { validateLoginCode } from "@store/core/customers/validate-login-code";
import { handle } from "./lib/handle.ts";
import "./lib/settings.ts";

export const handler = handle("validate-login-code", validateLoginCodeCall, validateLoginCode);
