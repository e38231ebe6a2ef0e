// The memory of a stand-in: tables of JSON rows, held in memory, written to one append-only file.
// A piece of work becomes one line, and a line is either whole or not there, so `kill -9` between two
// effects of one request cannot happen. Rows are values: replace them, never change them in place. Each line ends in a
// checksum, so that damage inside of a text is found as well.

import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { crc32 } from "node:zlib";
import { adviceFor } from "../data-copies.ts";
import { renameForGood } from "./write-for-good.ts";

/** Rows of one kind, by id, oldest first. */
export interface Table<Row> {
  get(id: string): Row | undefined;
  put(id: string, row: Row): void;
  remove(id: string): void;
  values(): Iterable<Row>;
  readonly size: number;
}

/** An open journal. */
export interface Journal {
  table<Row>(name: string): Table<Row>;
  /** Runs `work`; all its changes reach the disk as one line, or, when it throws, none happen at all. */
  write<Result>(work: () => Result): Result;
  /** Rewrites the file with living rows only. Called by itself when the dead ones outweigh them. */
  compact(): void;
  close(): void;
}

/** One change as it stands in the file: table, id, row (null for removed). */
type Change = [table: string, id: string, row: unknown];

/** How many bytes may pile up before the file is rewritten, however small the living part is. */
const COMPACT_AFTER_BYTES = 32 * 1024 * 1024;
const WRITE_CHUNK_BYTES = 1024 * 1024;

/**
 * Opens `<dir>/<name>.jsonl`, or a journal that lives in memory only when there is no `dir`.
 * One process per folder. A torn last line is cut off; damage anywhere else is an error.
 */
export function openJournal(dir: string | undefined, name: string): Journal {
  const tables = new Map<string, Map<string, unknown>>();
  const file = dir === undefined ? undefined : join(dir, `${name}.jsonl`);
  /** What the rows touched by the current piece of work were before it; undefined outside of one. */
  let before: Map<string, { table: string; id: string; row: unknown }> | undefined;
  let descriptor: number | undefined;
  /** The length of the file. */
  let grown = 0;
  let compactAt = COMPACT_AFTER_BYTES;

  if (dir !== undefined && file !== undefined) {
    mkdirSync(dir, { recursive: true });
    descriptor = openSync(file, "a");
    const { whole, changes } = replay(file, rowsOf);
    ftruncateSync(descriptor, whole);
    const living = [...tables.values()].reduce((sum, rows) => sum + rows.size, 0);
    if (changes > 2 * living + 100) compact();
    else grown = whole;
  }

  function rowsOf(table: string): Map<string, unknown> {
    const rows = tables.get(table) ?? new Map<string, unknown>();
    tables.set(table, rows);
    return rows;
  }

  function set(table: string, id: string, row: unknown): void {
    if (!before) {
      write(() => set(table, id, row));
      return;
    }
    const rows = rowsOf(table);
    const key = `${table}\n${id}`;
    if (!before.has(key)) before.set(key, { table, id, row: rows.get(id) });
    if (row === undefined) rows.delete(id);
    else rows.set(id, row);
  }

  function write<Result>(work: () => Result): Result {
    if (before) return work();
    before = new Map();
    try {
      const result = work();
      append([...before.values()].map(({ table, id }) => [table, id, rowsOf(table).get(id) ?? null]));
      return result;
    } catch (error) {
      for (const { table, id, row } of before.values()) {
        if (row === undefined) rowsOf(table).delete(id);
        else rowsOf(table).set(id, row);
      }
      throw error;
    } finally {
      before = undefined;
      if (grown > compactAt) compact();
    }
  }

  function append(changes: Change[]): void {
    if (descriptor === undefined || changes.length === 0) return;
    try {
      grown += writeWhole(descriptor, lineOf(changes));
    } catch (error) {
      // A full disk: take the half line back, or the next one would be glued to it.
      ftruncateSync(descriptor, grown);
      throw error;
    }
  }

  function compact(): void {
    if (file === undefined || descriptor === undefined) return;
    const next = openSync(`${file}.tmp`, "w");
    grown = 0;
    let chunk = "";
    for (const [table, rows] of tables) {
      for (const [id, row] of rows) {
        chunk += lineOf([[table, id, row]]);
        if (chunk.length < WRITE_CHUNK_BYTES) continue;
        grown += writeWhole(next, chunk);
        chunk = "";
      }
    }
    grown += writeWhole(next, chunk);
    // The old file is only let go when the new one is certain to be on the disk.
    fsyncSync(next);
    closeSync(next);
    renameForGood(`${file}.tmp`, file);
    closeSync(descriptor);
    descriptor = openSync(file, "a");
    compactAt = Math.max(COMPACT_AFTER_BYTES, grown * 2);
  }

  return {
    table<Row>(table: string): Table<Row> {
      // The one place where a row read back from JSON is taken for what was once put there.
      const rows = rowsOf(table) as Map<string, Row>;
      return {
        get: (id) => rows.get(id),
        put: (id, row) => set(table, id, row),
        remove: (id) => set(table, id, undefined),
        values: () => rows.values(),
        get size() {
          return rows.size;
        },
      };
    },
    write,
    compact,
    close() {
      if (descriptor !== undefined) closeSync(descriptor);
      descriptor = undefined;
    },
  };
}

/** Reads a journal file into the tables; says how many bytes were whole lines and how many changes they held. */
function replay(file: string, rowsOf: (table: string) => Map<string, unknown>) {
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  const newline = 0x0a;
  let whole = 0;
  let changes = 0;
  for (let end = bytes.indexOf(newline); end !== -1; end = bytes.indexOf(newline, whole)) {
    for (const [table, id, row] of parseLine(file, bytes.toString("utf8", whole, end))) {
      if (row === null) rowsOf(table).delete(id);
      else rowsOf(table).set(id, row);
      changes += 1;
    }
    whole = end + 1;
  }
  return { whole, changes };
}

/** A line as it stands in the file: the changes, a tab, and a checksum of them. JSON has no tab of its own. */
function lineOf(changes: Change[]): string {
  const text = JSON.stringify(changes);
  return `${text}\t${checksum(text)}\n`;
}

function checksum(text: string): string {
  return crc32(text).toString(36);
}

function parseLine(file: string, line: string): Change[] {
  const [text = "", sum] = line.split("\t");
  try {
    if (sum === checksum(text)) return JSON.parse(text) as Change[];
  } catch {
    // Said below.
  }
  const [dataDir, name] = [dirname(dirname(file)), join(basename(dirname(file)), basename(file))];
  throw new Error(`${file} is damaged in the middle. ${adviceFor(dataDir, name)}`);
}

/** `writeSync` may write less than it was given. */
function writeWhole(descriptor: number, text: string): number {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at);
  return bytes.length;
}
