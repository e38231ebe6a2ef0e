import { downloadTemplateCall } from "@store/contract/calls/download-template";
import { downloadTemplate } from "@store/core/customers/download-template";
import { templateReader } from "@store/goods/funnels/read-template";
import { handle } from "./lib/handle.ts";
import "./lib/settings.ts";

// Beside the bundle, on AWS as on the laptop: `files` in infra/needs.ts.
const folder = new URL("templates/", import.meta.url);

export const handler = handle(
  "download-template",
  downloadTemplateCall,
  downloadTemplate(templateReader(folder)),
);
