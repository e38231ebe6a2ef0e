import { adminUsersCall } from "@store/contract/calls/admin-users";
import { asAdmin } from "./lib/as-admin.ts";
import { handleActions } from "./lib/handle.ts";
import "./lib/offer.ts";
import "./lib/payments.ts";
import "./lib/settings.ts";

const works = async () => (await import("@store/core/orders/admin/admin-users")).adminUsers;

export const handler = handleActions("admin-users", adminUsersCall, works, asAdmin);
