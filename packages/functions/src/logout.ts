import { logoutCall } from "@store/contract/calls/logout";
import { logout } from "@store/core/customers/logout";
import { handle } from "./lib/handle.ts";
import "./lib/settings.ts";

export const handler = handle("logout", logoutCall, logout);
