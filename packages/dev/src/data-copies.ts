// A copy of the data folder for each day on which the shop was started, the newest few kept. What is damaged is never
// to be deleted: an older copy is there.

import { constants, existsSync, readdirSync } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

const keep = 3;
const folder = "copies";
/** Files that can be had again, or are nobody's but the running process's. */
const left = new Set(["lock.mdb", "endpoints.json"]);

/** Where the copies of a data folder lie. */
export const copiesOf = (dataDir: string) => join(dataDir, folder);

/** The newest copy of a data folder, if there is one. */
export function newestCopy(dataDir: string): string | undefined {
  const all = copiesOf(dataDir);
  const days = existsSync(all) ? readdirSync(all).filter(isDay).sort() : [];
  const last = days.at(-1);
  return last === undefined ? undefined : join(all, last);
}

/** What to do about something damaged in the data folder: `what` is its path inside. */
export function adviceFor(dataDir: string, what: string): string {
  const copy = newestCopy(dataDir);
  if (!copy) {
    return (
      `There is no copy of this data yet. Keep the folder as it is, and start with another one: ` +
      "npm start -- --data <folder>."
    );
  }
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
  const day = new Date(now).toISOString().slice(0, 10);
  const target = join(copiesOf(dataDir), day);
  const table = join(dataDir, "dynamo");
  const hasData = existsSync(table) && readdirSync(table).length > 0;
  if (!hasData || existsSync(target)) return undefined;
  const unfinished = `${target}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await copyFolder(dataDir, unfinished, join(dataDir, folder));
  await rename(unfinished, target);
  await deleteOld(dataDir);
  return target;
}

async function copyFolder(from: string, to: string, except: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (source === except || left.has(entry.name)) continue;
    if (entry.isDirectory()) await copyFolder(source, target, except);
    // A copy on write where the disk has that: at no cost.
    else if (entry.isFile()) await copyFile(source, target, constants.COPYFILE_FICLONE);
  }
}

async function deleteOld(dataDir: string): Promise<void> {
  const all = copiesOf(dataDir);
  const days = (await readdir(all)).filter(isDay).sort();
  for (const day of days.slice(0, -keep)) await rm(join(all, day), { recursive: true, force: true });
}

function isDay(name: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(name);
}
