import { recoverAccessCall } from "@store/contract/calls/recover-access";
import { recoverAccess } from "@store/core/customers/recover-access";
import { handle } from "./lib/handle.ts";
import "./lib/settings.ts";

export const handler = handle("recover-access", recoverAccessCall, recoverAccess);
