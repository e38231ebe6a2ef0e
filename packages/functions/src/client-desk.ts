import { clientDeskCall } from "@store/contract/calls/client-desk";
import { clientDesk } from "@store/core/desk/client-desk";
import { handleActions } from "./lib/handle.ts";
import "./lib/settings.ts";

export const handler = handleActions("client-desk", clientDeskCall, clientDesk);
