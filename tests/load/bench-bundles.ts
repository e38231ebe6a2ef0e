// What a Lambda weighs, and what it costs to start its module as a ratio to the SDK and ElectroDB alone, measured in the
// same run.
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { bundle } from "@store/dev/build-handlers";
import { printTable } from "./print-table.ts";
import { startTimes } from "./start-times.ts";

/** Its code, with what is loaded when it is needed, and packed content beside it. */
async function sizeOf(dir: string): Promise<number> {
  const files = (await readdir(dir, { recursive: true })).filter((file) => /\.mjs$|\.json\.gz$/.test(file));
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(dir, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** One row per built handler. */
export async function benchBundles(handlersDir: string): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), "store-floor-"));
  const floorFile = join(work, "index.mjs");
  await bundle(join(import.meta.dirname, "floor.ts"), floorFile);
  const names = (await readdir(handlersDir)).sort();
  const files = names.map((name) => join(handlersDir, name, "index.mjs"));
  const [floor = 1, ...starts] = startTimes([floorFile, ...files]);
  const rows = await Promise.all(
    names.map(async (name, index) => {
      const file = files[index] ?? "";
      return [
        name,
        ((await sizeOf(join(handlersDir, name))) / 1024).toFixed(0),
        (gzipSync(await readFile(file)).length / 1024).toFixed(0),
        ((starts[index] ?? 0) / floor).toFixed(2),
      ];
    }),
  );
  console.info(`\nSDK and ElectroDB alone: ${floor.toFixed(0)} ms of processor time.`);
  printTable(["Lambda", "KB", "KB gz", "start, times the floor"], rows);
  await rm(work, { recursive: true });
}
