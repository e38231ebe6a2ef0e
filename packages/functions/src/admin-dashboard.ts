import { adminDashboardCall } from "@store/contract/calls/admin-dashboard";
import { adminDashboard } from "@store/core/orders/admin/admin-dashboard";
import { asAdmin } from "./lib/as-admin.ts";
import { handleActions } from "./lib/handle.ts";
import "./lib/settings.ts";

export const handler = handleActions("admin-dashboard", adminDashboardCall, adminDashboard, asAdmin);
