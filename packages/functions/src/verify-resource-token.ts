import { readContent } from "@store/content/read-content";
import { verifyResourceToken } from "@store/core/access/verify-resource-token";
import { handle } from "./lib/handle.ts";
import "./lib/settings.ts";

// A token that is no longer good is an answer, not a failure of the call (docs/decisions).
export const handler = handle("verify-resource-token", verifyResourceToken(readContent), {
  statuses: { "session.invalid": 200 },
});
