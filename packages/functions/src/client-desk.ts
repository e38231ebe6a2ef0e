import { clientDeskCall } from "@store/contract/calls/client-desk";
import { clientDesk } from "@store/core/desk/client-desk";
import { packedReader } from "@store/goods/packed/packed-reader";
import { handleActions } from "./lib/handle.ts";
import "./lib/settings.ts";
import "./lib/uploads.ts";

// Beside the bundle, on AWS as on the laptop: `files` in infra/needs.ts.
const { readContent } = packedReader(new URL("content/", import.meta.url));

export const handler = handleActions("client-desk", clientDeskCall, clientDesk(readContent));
