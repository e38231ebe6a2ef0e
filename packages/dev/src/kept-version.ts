// Which rows lie in a data folder, in a file beside them: an older release opens no folder in which a newer one has written.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { refusalOf, versionAfter } from "../../../infra/data-version.ts";

/** Throws in a sentence where this release cannot read what is there; says from now on what it writes. */
export function openVersion(dataDir: string): void {
  const file = join(dataDir, "data-version");
  const found = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
  const refusal = refusalOf(found);
  if (refusal) throw new Error(`${dataDir}: ${refusal}`);
  writeFileSync(file, `${versionAfter(found)}\n`, { flush: true });
}
