import { adminAccountCall } from "@store/contract/calls/admin-account";
import { adminAccount } from "@store/core/admins/admin-account";
import { byPassword } from "./lib/as-admin.ts";
import { handleActions } from "./lib/handle.ts";
import "./lib/settings.ts";

export const handler = handleActions("admin-account", adminAccountCall, adminAccount, byPassword);
