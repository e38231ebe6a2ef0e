// What a Lambda weighs and how long its module takes to start, over one that does nothing.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { printTable } from "./print-table.ts";

const rounds = 7;

/** One row per built handler, measured in a fresh process each time. */
export async function benchBundles(handlersDir: string): Promise<void> {
  const emptyFile = join(mkdtempSync(join(tmpdir(), "store-empty-")), "index.mjs");
  writeFileSync(emptyFile, "export const handler = async () => ({});\n");
  const empty = startTime(emptyFile);
  const rows = readdirSync(handlersDir)
    .sort()
    .map((name) => {
      const file = join(handlersDir, name, "index.mjs");
      const kb = statSync(file).size / 1024;
      const gz = gzipSync(readFileSync(file)).length / 1024;
      return [name, kb.toFixed(0), gz.toFixed(0), (startTime(file) - empty).toFixed(0)];
    });
  printTable(["Lambda", "KB", "KB gz", "module start, ms over an empty one"], rows);
}

/** Median milliseconds of importing a module in a new process. */
function startTime(file: string): number {
  const script = `const t=performance.now();await import(${JSON.stringify(pathToFileURL(file).href)});console.log(performance.now()-t)`;
  const times = Array.from({ length: rounds }, () =>
    Number(
      execFileSync(process.execPath, ["--no-warnings", "--input-type=module", "-e", script], {
        env: {
          ...process.env,
          AWS_REGION: "ap-south-1",
          SST_RESOURCE_App: '{"name":"store","stage":"bench"}',
        },
      }),
    ),
  ).sort((one, other) => one - other);
  return times[Math.floor(rounds / 2)] ?? 0;
}
