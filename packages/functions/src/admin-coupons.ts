import { adminCouponsCall } from "@store/contract/calls/admin-coupons";
import { adminCoupons } from "@store/core/coupons/admin-coupons";
import { asAdmin } from "./lib/as-admin.ts";
import { handleActions } from "./lib/handle.ts";
import "./lib/settings.ts";

export const handler = handleActions("admin-coupons", adminCouponsCall, adminCoupons, asAdmin);
