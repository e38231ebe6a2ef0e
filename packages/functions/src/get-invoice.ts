import { getInvoice } from "@store/core/gst/get-invoice";
import { paperRenderer } from "@store/papers/render-paper";
import { handle } from "./lib/handle.ts";
import "./lib/settings.ts";

// Beside the bundle, on AWS as on the laptop: `files` in infra/needs.ts.
const folder = new URL("fonts/", import.meta.url);

export const handler = handle("get-invoice", getInvoice(paperRenderer(folder)));
