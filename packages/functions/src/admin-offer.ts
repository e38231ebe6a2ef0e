import { adminOfferCall } from "@store/contract/calls/admin-offer";
import { limits } from "@store/contract/limits";
import { adminOffer } from "@store/core/publishing/admin-offer";
import { asAdmin } from "./lib/as-admin.ts";
import { handleActions } from "./lib/handle.ts";
import "./lib/settings.ts";
import "./lib/site-pages.ts";

export const handler = handleActions("admin-offer", adminOfferCall, adminOffer, {
  ...asAdmin,
  body: limits.offerBody,
});
