import { adminOrdersCall } from "@store/contract/calls/admin-orders";
import { asAdmin } from "./lib/as-admin.ts";
import { handleActions } from "./lib/handle.ts";
import "./lib/offer.ts";
import "./lib/payments.ts";
import "./lib/settings.ts";

const works = async () => (await import("@store/core/orders/admin/admin-orders")).adminOrders;

export const handler = handleActions("admin-orders", adminOrdersCall, works, asAdmin);
