import { resetPasswordCall } from "@store/contract/calls/reset-password";
import { resetPassword } from "@store/core/customers/reset-password";
import { handle } from "./lib/handle.ts";
import "./lib/settings.ts";

export const handler = handle("reset-password", resetPasswordCall, resetPassword);
