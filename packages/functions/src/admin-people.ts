import { adminPeopleCall } from "@store/contract/calls/admin-people";
import { adminPeople } from "@store/core/admins/admin-people";
import { asAdmin } from "./lib/as-admin.ts";
import { handleActions } from "./lib/handle.ts";
import "./lib/directory.ts";
import "./lib/settings.ts";

export const handler = handleActions("admin-people", adminPeopleCall, adminPeople, asAdmin);
