import { readCaptions } from "@store/content/read-captions";
import { readContent } from "@store/content/read-content";
import { getResourceCall } from "@store/contract/calls/get-resource";
import { getResource } from "@store/core/access/get-resource";
import { handle } from "./lib/handle.ts";
import "./lib/films.ts";
import "./lib/settings.ts";

export const handler = handle("get-resource", getResourceCall, getResource(readContent, readCaptions));
