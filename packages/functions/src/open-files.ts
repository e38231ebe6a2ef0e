import { openFilesCall } from "@store/contract/calls/open-files";
import { openFiles } from "@store/core/content/open-files";
import { handle } from "./lib/handle.ts";
import "./lib/offer.ts";
import "./lib/settings.ts";
import "./lib/uploads.ts";

export const handler = handle("open-files", openFilesCall, openFiles);
