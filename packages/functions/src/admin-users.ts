import { adminUsersCall } from "@store/contract/calls/admin-users";
import { adminUsers } from "@store/core/admin/admin-users";
import { asAdmin } from "./lib/as-admin.ts";
import { handleActions } from "./lib/handle.ts";
import "./lib/payments.ts";
import "./lib/settings.ts";

export const handler = handleActions("admin-users", adminUsersCall, adminUsers, asAdmin);
