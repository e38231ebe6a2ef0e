import { adminOrdersCall } from "@store/contract/calls/admin-orders";
import { adminOrders } from "@store/core/admin/admin-orders";
import { asAdmin } from "./lib/as-admin.ts";
import { handleActions } from "./lib/handle.ts";
import "./lib/payments.ts";
import "./lib/settings.ts";

export const handler = handleActions("admin-orders", adminOrdersCall, adminOrders, asAdmin);
