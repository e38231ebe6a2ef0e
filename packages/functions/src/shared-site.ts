import { sharedSiteCall } from "@store/contract/calls/shared-site";
import { sharedSite } from "@store/core/desk/shared-site";
import { packedReader } from "@store/goods/packed/packed-reader";
import { handle } from "./lib/handle.ts";
import "./lib/settings.ts";

// Beside the bundle, on AWS as on the laptop: `files` in infra/needs.ts.
const { readContent } = packedReader(new URL("content/", import.meta.url));

export const handler = handle("shared-site", sharedSiteCall, sharedSite(readContent));
