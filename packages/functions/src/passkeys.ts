import { passkeysCall } from "@store/contract/calls/passkeys";
import { passkeys } from "@store/core/customers/passkeys";
import { handleActions } from "./lib/handle.ts";
import "./lib/settings.ts";

export const handler = handleActions("passkeys", passkeysCall, passkeys);
