import { privacyReadCall } from "@store/contract/calls/privacy-read";
import { privacyRead } from "@store/core/privacy/privacy-read";
import { handle } from "./lib/handle.ts";
import "./lib/offer.ts";
import "./lib/settings.ts";

export const handler = handle("privacy-read", privacyReadCall, privacyRead);
