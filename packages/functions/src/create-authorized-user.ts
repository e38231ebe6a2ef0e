import { createAuthorizedUserCall } from "@store/contract/calls/create-authorized-user";
import { createAuthorizedUser } from "@store/core/orders/admin/create-authorized-user";
import { asAdmin } from "./lib/as-admin.ts";
import { handle } from "./lib/handle.ts";
import "./lib/settings.ts";

export const handler = handle(
  "create-authorized-user",
  createAuthorizedUserCall,
  createAuthorizedUser,
  asAdmin,
);
