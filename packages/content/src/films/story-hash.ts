import { createHash } from "node:crypto";
import type { Storyboard } from "./storyboard.ts";

/** Changes when the look of all films does: `npm run films` then makes them anew. */
const edition = 2;

/** What a film was made from, in short: the ledger beside the films keeps it. */
export function storyHash(film: Storyboard): string {
  return createHash("sha256")
    .update(JSON.stringify([edition, film]))
    .digest("hex")
    .slice(0, 16);
}
