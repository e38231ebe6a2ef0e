import { privacyCalls } from "@store/contract/privacy/privacy-calls";
import { privacyRead } from "@store/core/privacy/privacy-read";
import { handle } from "./lib/handle.ts";
import "./lib/settings.ts";

export const handler = handle("privacy-read", privacyCalls["privacy-read"], privacyRead);
