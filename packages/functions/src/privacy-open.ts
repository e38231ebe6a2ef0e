import { privacyCalls } from "@store/contract/privacy/privacy-calls";
import { privacyOpen } from "@store/core/privacy/privacy-open";
import { handle } from "./lib/handle.ts";
import "./lib/settings.ts";

export const handler = handle("privacy-open", privacyCalls["privacy-open"], privacyOpen);
