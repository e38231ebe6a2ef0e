import { adminContentCall } from "@store/contract/calls/admin-content";
import { adminContent } from "@store/core/content/admin-content";
import { asAdmin } from "./lib/as-admin.ts";
import { handleActions } from "./lib/handle.ts";
import "./lib/pictures.ts";
import "./lib/settings.ts";
import "./lib/uploads.ts";

export const handler = handleActions("admin-content", adminContentCall, adminContent, asAdmin);
