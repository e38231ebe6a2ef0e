import { verifyResourceTokenCall } from "@store/contract/calls/verify-resource-token";
import { verifyResourceToken } from "@store/core/customers/verify-resource-token";
import { packedReader } from "@store/goods/packed/packed-reader";
import { handle } from "./lib/handle.ts";
import "./lib/settings.ts";

// Beside the bundle, on AWS as on the laptop: `files` in infra/needs.ts.
const { readContent } = packedReader(new URL("content/", import.meta.url));

// A token that is no longer good, or not for this area, is an answer, not a failure of the call.
export const handler = handle(
  "verify-resource-token",
  verifyResourceTokenCall,
  verifyResourceToken(readContent),
  {
    statuses: { "session.invalid": 200, "login.not_bought": 200 },
  },
);
