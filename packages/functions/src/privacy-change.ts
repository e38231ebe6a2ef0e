import { privacyCalls } from "@store/contract/privacy/privacy-calls";
import { privacyChange } from "@store/core/privacy/privacy-change";
import { handleActions } from "./lib/handle.ts";
import "./lib/settings.ts";

export const handler = handleActions("privacy-change", privacyCalls["privacy-change"], privacyChange);
