import { saveProgressCall } from "@store/contract/calls/save-progress";
import { saveProgress } from "@store/core/customers/save-progress";
import { handle } from "./lib/handle.ts";
import "./lib/settings.ts";

export const handler = handle("save-progress", saveProgressCall, saveProgress);
