import { adminPrivacyCall } from "@store/contract/calls/admin-privacy";
import { adminPrivacy } from "@store/core/privacy/admin-privacy";
import { asAdmin } from "./lib/as-admin.ts";
import { handleActions } from "./lib/handle.ts";
import "./lib/offer.ts";
import "./lib/settings.ts";

export const handler = handleActions("admin-privacy", adminPrivacyCall, adminPrivacy, asAdmin);
