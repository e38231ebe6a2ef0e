import { createAdminUserCall } from "@store/contract/calls/create-admin-user";
import { createAdminUser } from "@store/core/admins/create-admin-user";
import { handle } from "./lib/handle.ts";
import "./lib/directory.ts";
import "./lib/settings.ts";

export const handler = handle("create-admin-user", createAdminUserCall, createAdminUser);
