import { endOtherSessionsCall } from "@store/contract/calls/end-other-sessions";
import { endOtherSessions } from "@store/core/customers/end-other-sessions";
import { handle } from "./lib/handle.ts";
import "./lib/settings.ts";

export const handler = handle("end-other-sessions", endOtherSessionsCall, endOtherSessions);
