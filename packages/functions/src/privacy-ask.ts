import { privacyAskCall } from "@store/contract/calls/privacy-ask";
import { privacyAsk } from "@store/core/privacy/privacy-ask";
import { handle } from "./lib/handle.ts";
import "./lib/settings.ts";

export const handler = handle("privacy-ask", privacyAskCall, privacyAsk);
