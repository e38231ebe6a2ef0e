import { changeOwnPasswordCall } from "@store/contract/calls/change-own-password";
import { changeOwnPassword } from "@store/core/customers/change-own-password";
import { handle } from "./lib/handle.ts";
import "./lib/settings.ts";

export const handler = handle("change-own-password", changeOwnPasswordCall, changeOwnPassword);
