// The store on a laptop's disk, in LMDB: what is committed is there after a crash, all of it or nothing, and a start reads
// nothing ahead. Each row stands behind its checksum, since LMDB has none.
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { crc32 } from "node:zlib";
import { open } from "lmdb";
import { adviceFor } from "../data-copies.ts";
import type { Disk } from "../kit/tables.ts";
import { validationError } from "./errors.ts";
import { holdFolder } from "./hold-folder.ts";
import type { Store } from "./store.ts";

const pageSize = 8192;
/** What a page of this size takes. AWS allows longer keys in an index; a shop has none near that. */
const longestPlace = 4026;

/** Opens the store in a folder. Throws a sentence for people when another process has it, or its file is damaged. */
export async function openDiskStore(dir: string, { sync = true } = {}): Promise<Store> {
  mkdirSync(dir, { recursive: true });
  const letGo = await holdFolder(dir);
  try {
    const { write: _, ...store } = openFile(dir, sync);
    const close = async () => {
      await store.close();
      await letGo();
    };
    return { ...store, close };
  } catch (error) {
    await letGo();
    throw error;
  }
}

/** Where a stand-in keeps its rows; without `sync` they survive a kill, but no power cut. In memory only without `dir`. */
export interface Kept {
  dir?: string | undefined;
  sync?: boolean | undefined;
}

/** The disk of another stand-in, in a folder that nobody else opens; none where there is no folder. */
export function diskAt({ dir, sync = true }: Kept): Disk | undefined {
  if (dir === undefined) return undefined;
  mkdirSync(dir, { recursive: true });
  return openFile(dir, sync);
}

function openFile(dir: string, sync: boolean): Store & Pick<Disk, "write"> {
  // LevelDB's files and lines of JSON, of a shop before this store.
  if (readdirSync(dir).some((name) => name === "CURRENT" || /\.(ldb|jsonl)$/.test(name)))
    throw Object.assign(
      new Error(
        `The data in ${dir} was written by another version of the shop. Move it aside, and begin anew.`,
      ),
      { code: "OTHER_SHAPE" },
    );
  const damaged = (how: string, cause?: unknown) =>
    new Error(`${join(dir, "data.mdb")} is damaged: ${how}. ${adviceFor(dirname(dir), basename(dir))}`, {
      cause,
    });
  const cut = cutOff(join(dir, "data.mdb"));
  if (cut) throw damaged(cut);
  const settings = { path: dir, noSubdir: false, pageSize, overlappingSync: false, noSync: !sync };
  const db = (() => {
    try {
      return open<Buffer, Buffer>({ ...settings, keyEncoding: "binary", encoding: "binary" });
    } catch (error) {
      throw damaged("LMDB cannot open it", error);
    }
  })();

  function rowOf(place: string, bytes: Buffer): unknown {
    if (crc32(bytes.subarray(4)) !== bytes.readUInt32LE(0)) throw damaged(`the row ${JSON.stringify(place)}`);
    return deserialize(Buffer.from(bytes.subarray(4)));
  }

  return {
    get(place) {
      const bytes = db.get(Buffer.from(place));
      return bytes && rowOf(place, bytes);
    },
    *rows({ from, to }, reverse = false) {
      const [low, high] = [Buffer.from(from), Buffer.from(to)];
      const range = reverse
        ? { start: high, exclusiveStart: true, end: low, inclusiveEnd: true, reverse }
        : { start: low, end: high };
      for (const { key, value } of db.getRange(range)) {
        const place = key.toString();
        yield [place, rowOf(place, value)];
      }
    },
    async commit(changes) {
      const rows = changes.map(([place, row]) => ({ key: Buffer.from(place), bytes: bytesOf(row) }));
      if (rows.some(({ key }) => key.length > longestPlace))
        throw validationError(
          `The local DynamoDB takes keys up to ${longestPlace} bytes with those of the index`,
        );
      await db.batch(() => {
        for (const { key, bytes } of rows) {
          if (bytes) db.put(key, bytes);
          else db.remove(key);
        }
      });
    },
    write(changes) {
      const rows = changes.map(([place, row]) => ({ key: Buffer.from(place), bytes: bytesOf(row) }));
      db.transactionSync(() => {
        for (const { key, bytes } of rows) {
          if (bytes) db.putSync(key, bytes);
          else db.removeSync(key);
        }
      });
    },
    close: () => db.close(),
  };
}

function bytesOf(row: unknown): Buffer | undefined {
  if (row === undefined) return undefined;
  const bytes = serialize(row);
  const sum = Buffer.alloc(4);
  sum.writeUInt32LE(crc32(bytes));
  return Buffer.concat([sum, bytes]);
}

/** How much a file lacks of what it says it has: reading behind its end would kill the process without a word. */
function cutOff(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const { size } = statSync(file);
  const descriptor = openSync(file, "r");
  const head = Buffer.alloc(2 * pageSize);
  readSync(descriptor, head, 0, head.length, 0);
  closeSync(descriptor);
  if (size < head.length) return `it has ${size} bytes`;
  // The newer one of LMDB's two meta pages counts: the number of its last page, then of its transaction.
  const [newer] = [head.subarray(0, pageSize), head.subarray(pageSize)].sort((one, other) =>
    Number(other.readBigUInt64LE(152) - one.readBigUInt64LE(152)),
  );
  const wanted = (Number(newer?.readBigUInt64LE(144)) + 1) * pageSize;
  return size < wanted ? `it has lost its end: ${size} of ${wanted} bytes` : undefined;
}
