import { privacyCalls } from "@store/contract/privacy/privacy-calls";
import { privacyAsk } from "@store/core/privacy/privacy-ask";
import { handle } from "./lib/handle.ts";
import "./lib/settings.ts";

export const handler = handle("privacy-ask", privacyCalls["privacy-ask"], privacyAsk);
