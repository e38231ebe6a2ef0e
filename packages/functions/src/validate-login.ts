import { validateLoginCall } from "@store/contract/calls/validate-login";
import { validateLogin } from "@store/core/customers/validate-login";
import { handle } from "./lib/handle.ts";
import "./lib/settings.ts";

export const handler = handle("validate-login", validateLoginCall, validateLogin);
