// Looks through a LevelDB folder before it is opened. LevelDB drops what is damaged in silence, and for good, while it
// opens: paid orders would be gone, and the shop would say that it is ready.

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { writeForGood } from "../kit/write-for-good.ts";
import { checkTable, Damage, Reader, recordsOf } from "./level-format.ts";

/** A file that is damaged, and how. */
export interface DamagedFile {
  file: string;
  how: string;
}

/** The first damaged file of a folder, if any. Writes nothing. */
export function findDamage(dir: string): DamagedFile | undefined {
  const names = existsSync(dir) ? readdirSync(dir) : [];
  if (!names.some((name) => /\.(ldb|sst|log)$/.test(name))) return undefined;
  let name = "CURRENT";
  const read = (next: string) => {
    name = next;
    if (!existsSync(join(dir, next))) throw new Damage("it is missing");
    return readFileSync(join(dir, next));
  };
  try {
    const manifest = read("CURRENT").toString().trim();
    if (!/^MANIFEST-\d+$/.test(manifest)) throw new Damage("it names no manifest");
    const { tables, log } = filesOf(recordsOf(read(manifest)));
    for (const [number, size] of tables) {
      const table = tableName(names, number);
      const bytes = read(table);
      if (bytes.length !== size) throw new Damage(`it has ${bytes.length} bytes instead of ${size}`);
      checkTable(bytes);
    }
    const logs = names.filter((one) => one.endsWith(".log") && Number.parseInt(one, 10) >= log);
    for (const one of logs.sort()) recordsOf(read(one));
    const witness = readWitness(dir);
    if (witness && Number.parseInt(witness.log, 10) >= log) {
      const { length } = read(witness.log);
      if (length < witness.bytes)
        throw new Damage(`it has lost its end: ${length} of ${witness.bytes} bytes`);
    }
  } catch (error) {
    if (error instanceof Damage || error instanceof RangeError) {
      return { file: join(dir, name), how: error.message };
    }
    throw error;
  }
  return undefined;
}

/** The files that a manifest says are in use: tables with their sizes, and the oldest log that still counts. */
function filesOf(records: Buffer[]): { tables: Map<number, number>; log: number } {
  const tables = new Map<number, number>();
  let log = 0;
  if (records.length === 0) throw new Damage("it is empty");
  for (const record of records) {
    const reader = new Reader(record);
    const text = () => reader.bytes(reader.varint());
    while (!reader.atEnd) {
      const field = reader.varint();
      if (field === 1) text();
      else if (field === 2) log = reader.varint();
      else if (field === 3 || field === 4 || field === 9) reader.varint();
      else if (field === 5) {
        reader.varint();
        text();
      } else if (field === 6) {
        reader.varint();
        tables.delete(reader.varint());
      } else if (field === 7) {
        reader.varint();
        const number = reader.varint();
        tables.set(number, reader.varint());
        text();
        text();
      } else throw new Damage(`a field ${field} that nobody knows`);
    }
  }
  return { tables, log };
}

function tableName(names: string[], number: number): string {
  const padded = String(number).padStart(6, "0");
  return names.find((name) => name === `${padded}.sst`) ?? `${padded}.ldb`;
}

interface Witness {
  log: string;
  bytes: number;
}

const witnessFile = (dir: string) => `${dir}-length.json`;

function readWitness(dir: string): Witness | undefined {
  try {
    return JSON.parse(readFileSync(witnessFile(dir), "utf8")) as Witness;
  } catch {
    // The first start, or killed before the first note.
    return undefined;
  }
}

/**
 * Notes every second how long the log has become, one second late, when all of that is certain to be on the disk: a log
 * that is shorter afterwards has lost its end. Answers the way to stop, which notes the whole length.
 */
export function watchLength(dir: string): () => void {
  let before = lengthOfLog(dir);
  let noted = "";
  const note = (witness: Witness | undefined) => {
    const text = JSON.stringify(witness);
    if (!witness || text === noted) return;
    writeForGood(witnessFile(dir), text);
    noted = text;
  };
  const timer = setInterval(() => {
    note(before);
    before = lengthOfLog(dir);
  }, 1000);
  timer.unref();
  return () => {
    clearInterval(timer);
    note(lengthOfLog(dir));
  };
}

function lengthOfLog(dir: string): Witness | undefined {
  const log = readdirSync(dir)
    .filter((name) => name.endsWith(".log"))
    .sort()
    .at(-1);
  return log === undefined ? undefined : { log, bytes: statSync(join(dir, log)).size };
}
