import { getResourceCall } from "@store/contract/calls/get-resource";
import { getResource } from "@store/core/customers/get-resource";
import { packedReader } from "@store/goods/packed/packed-reader";
import { handle } from "./lib/handle.ts";
import "./lib/films.ts";
import "./lib/settings.ts";

// Beside the bundle, on AWS as on the laptop: `files` in infra/needs.ts.
const { readContent, readCaptions } = packedReader(new URL("content/", import.meta.url));

export const handler = handle("get-resource", getResourceCall, getResource(readContent, readCaptions));
