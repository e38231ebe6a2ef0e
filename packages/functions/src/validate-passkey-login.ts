import { validatePasskeyLoginCall } from "@store/contract/calls/validate-passkey-login";
import { validatePasskeyLogin } from "@store/core/customers/validate-passkey-login";
import { handle } from "./lib/handle.ts";
import "./lib/settings.ts";

export const handler = handle("validate-passkey-login", validatePasskeyLoginCall, validatePasskeyLogin);
