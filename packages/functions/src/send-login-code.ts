import { sendLoginCodeCall } from "@store/contract/calls/send-login-code";
import { sendLoginCode } from "@store/core/customers/send-login-code";
import { handle } from "./lib/handle.ts";
import "./lib/settings.ts";

export const handler = handle("send-login-code", sendLoginCodeCall, sendLoginCode);
