import { privacyOpenCall } from "@store/contract/calls/privacy-open";
import { privacyOpen } from "@store/core/privacy/privacy-open";
import { handle } from "./lib/handle.ts";
import "./lib/settings.ts";

export const handler = handle("privacy-open", privacyOpenCall, privacyOpen);
