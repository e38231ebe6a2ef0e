import { startPasskeyLoginCall } from "@store/contract/calls/start-passkey-login";
import { startPasskeyLogin } from "@store/core/customers/start-passkey-login";
import { handle } from "./lib/handle.ts";
import "./lib/settings.ts";

export const handler = handle("start-passkey-login", startPasskeyLoginCall, startPasskeyLogin);
