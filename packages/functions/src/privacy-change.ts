import { privacyChangeCall } from "@store/contract/calls/privacy-change";
import { privacyChange } from "@store/core/privacy/privacy-change";
import { handleActions } from "./lib/handle.ts";
import "./lib/offer.ts";
import "./lib/settings.ts";

export const handler = handleActions("privacy-change", privacyChangeCall, privacyChange);
