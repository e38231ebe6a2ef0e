// Writes template files, and keeps the files and facts of their versions.
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { olderFiles, type VersionLedger } from "@store/contract/template-versions";
import type { Element } from "../src/elementor/types.ts";
import { type Change, withVersion } from "../src/versions.ts";
import { places } from "./places.ts";

type Places = Pick<typeof places, "library" | "versions">;

export const readVersions = async ({ versions }: Places = places): Promise<VersionLedger> =>
  JSON.parse(await readFile(versions, "utf8"));

export interface LibraryFile {
  path: string;
  content: readonly Element[];
  /** All of its file. */
  text: string;
}

/** Writes each file; one that changed without a word about it is left alone, and told of. */
export async function writeVersions(
  files: readonly LibraryFile[],
  change: Change | undefined,
  at: Places = places,
): Promise<string[]> {
  const fileOf = (path: string, version?: number) =>
    join(at.library, `${path}${version === undefined ? "" : `.v${version}`}.json`);
  const ledger = { ...(await readVersions(at)) };
  const problems: string[] = [];
  for (const { path, content, text } of files) {
    const before = ledger[path] ?? [];
    const after = await withVersion({ content }, before, change);
    if (!after) {
      problems.push(
        `${path} is not what its version ${before[0]?.version ?? 0} was: run again with --because "what is different, in 10 to 200 letters", and with --amend while nobody has that version`,
      );
      continue;
    }
    await mkdir(dirname(fileOf(path)), { recursive: true });
    if (after.keepsOld) await rename(fileOf(path), fileOf(path, before[0]?.version));
    const kept = new Set(olderFiles(after.versions));
    for (const older of after.versions.slice(1).filter((version) => !kept.has(version)))
      await rm(fileOf(path, older.version), { force: true });
    await writeFile(fileOf(path), text);
    ledger[path] = after.versions;
  }
  const sorted = Object.fromEntries(Object.entries(ledger).sort(([a], [b]) => (a < b ? -1 : 1)));
  // A line for each version: a change of one template is a change of one line.
  const lines = Object.entries(sorted).map(
    ([path, versions]) =>
      ` ${JSON.stringify(path)}: [\n${versions.map((version) => `  ${JSON.stringify(version)}`).join(",\n")}\n ]`,
  );
  await writeFile(at.versions, `{\n${lines.join(",\n")}\n}\n`);
  return problems;
}
