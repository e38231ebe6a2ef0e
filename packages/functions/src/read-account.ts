import { readAccountCall } from "@store/contract/calls/read-account";
import { readAccount } from "@store/core/orders/read-account";
import { packedReader } from "@store/goods/packed/packed-reader";
import { handle } from "./lib/handle.ts";
import "./lib/offer.ts";
import "./lib/settings.ts";

// Beside the bundle, on AWS as on the laptop: `files` in infra/needs.ts.
const { readContent } = packedReader(new URL("content/", import.meta.url));

export const handler = handle("read-account", readAccountCall, readAccount(readContent));
