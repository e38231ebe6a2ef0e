// A copy of the data folder for each day on which the shop was started, the newest few kept. What is damaged is never
// to be deleted: an older copy is there.
import { constants, existsSync, readdirSync } from "node:fs";
import { cp, rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";

const keep = 3;
/** What can be had again, is nobody's but the running process's, or is a copy itself. */
const left = new Set(["lock.mdb", "endpoints.json", "copies"]);

/** Whether a shop has been here before: its table has files. */
export function hasData(dataDir: string): boolean {
  const table = join(dataDir, "dynamo");
  return existsSync(table) && readdirSync(table).length > 0;
}

/** The finished copies of a data folder, the oldest first. */
function copiesOf(dataDir: string): string[] {
  const all = join(dataDir, "copies");
  const days = existsSync(all) ? readdirSync(all).filter((name) => /^\d{4}-\d\d-\d\d$/.test(name)) : [];
  return days.sort().map((day) => join(all, day));
}

/** The newest copy of a data folder, if there is one. */
export function newestCopy(dataDir: string): string | undefined {
  return copiesOf(dataDir).at(-1);
}

/** What to do about something damaged in the data folder: `what` is its path inside. */
export function adviceFor(dataDir: string, what: string): string {
  const copy = newestCopy(dataDir);
  if (!copy)
    return (
      "There is no copy of this data yet. Keep the folder as it is, and start with another one: " +
      "npm start -- --data <folder>."
    );
  const where = existsSync(join(copy, what)) ? ` (the damaged part is ${join(copy, what)} there)` : "";
  return (
    `Stop the shop, move ${dataDir} aside, and start with the newest copy${where}: ` +
    `npm start -- --data <folder>, where <folder> is a copy of ${copy}. What came after it is only in the damaged data.`
  );
}

/**
 * Copies the data folder, unless today's copy is there. Only while nothing writes to it: the table is open, so that no
 * other shop has it, and has answered nobody yet.
 * Answers where the copy lies, or undefined when there was nothing to do.
 */
export async function copyOfToday(dataDir: string, now = Date.now()): Promise<string | undefined> {
  const target = join(dataDir, "copies", new Date(now).toISOString().slice(0, 10));
  if (!hasData(dataDir) || existsSync(target)) return undefined;
  const unfinished = `${target}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  for (const name of readdirSync(dataDir).filter((name) => !left.has(name)))
    await cp(join(dataDir, name), join(unfinished, name), {
      recursive: true,
      filter: (file) => !left.has(basename(file)),
      // A copy on write where the disk has that: at no cost.
      mode: constants.COPYFILE_FICLONE,
    });
  await rename(unfinished, target);
  for (const old of copiesOf(dataDir).slice(0, -keep)) await rm(old, { recursive: true, force: true });
  return target;
}
