import {
  copyFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createEngine, openStore } from "./engine.ts";
import { unpack } from "./level-format.ts";
import { answer } from "./operations.ts";
import { shop, TableName, temporaryFolder } from "./test-kit.ts";
import { findDamage } from "./verify-level.ts";

const { ttlAttribute, ...definition } = shop;
const item = (n: number) => ({
  pk: { S: `ORDER#${n}` },
  sk: { S: "A" },
  g1pk: { S: "G" },
  g1sk: { S: String(n) },
  text: { S: `the text of order ${n}, `.repeat(40) },
});

/** A data folder with a table of orders: as many as it takes for tables and logs both to be there. */
async function folderWith(count: number, { restarts = 0 } = {}): Promise<string> {
  const dir = join(await temporaryFolder(), "dynamo");
  await mkdir(dir);
  for (let start = 0; start <= restarts; start++) {
    const store = await openStore(dir, { sync: start === restarts });
    const engine = createEngine(store);
    if (start === 0) await answer(engine, "CreateTable", definition);
    for (let n = 0; n < count; n++) {
      const Item = item(start * count + n);
      expect((await answer(engine, "PutItem", { TableName, Item })).status).toBe(200);
    }
    await store.db.close();
  }
  return dir;
}

async function countIn(dir: string): Promise<unknown> {
  const store = await openStore(dir);
  const { body } = await answer(createEngine(store), "Scan", { TableName, Select: "COUNT" });
  await store.db.close();
  return body.Count;
}

const newest = (dir: string, ending: string) =>
  readdirSync(dir)
    .filter((name) => name.endsWith(ending) || name.startsWith(ending))
    .sort()
    .at(-1) ?? "";

/** Writes over 16 bytes in the middle of a file. */
function overwrite(file: string, at = 0.5): void {
  const bytes = readFileSync(file);
  bytes.fill(0x21, Math.floor(bytes.length * at), Math.floor(bytes.length * at) + 16);
  writeFileSync(file, bytes);
}

describe("a whole folder", () => {
  test("is whole: fresh, after a restart with tables and logs, and with room set aside", async () => {
    const dir = await folderWith(10, { restarts: 1 });
    expect(readdirSync(dir).some((name) => name.endsWith(".ldb"))).toBe(true);
    expect(findDamage(dir)).toBeUndefined();
    expect(await countIn(dir)).toBe(20);
    expect(findDamage(await temporaryFolder())).toBeUndefined();
    expect(findDamage(join(dir, "nowhere"))).toBeUndefined();
  });

  test("is whole while its log ends in a half record, as a killed process leaves it", async () => {
    const dir = await folderWith(4);
    const log = join(dir, newest(dir, ".log"));
    truncateSync(log, readFileSync(log).length - 5);
    // Killed before the length was noted again.
    rmSync(`${dir}-length.json`);
    expect(findDamage(dir)).toBeUndefined();
    expect(await countIn(dir)).toBe(3);
  });
});

describe("a damaged folder is not opened, and the file is named", () => {
  test.each([
    ["16 bytes in the middle of the log", ".log", (file: string) => overwrite(file)],
    ["16 bytes near the log's beginning", ".log", (file: string) => overwrite(file, 0.02)],
    [
      "the log cut to half",
      ".log",
      (file: string) => truncateSync(file, Math.floor(readFileSync(file).length / 2)),
    ],
    ["the log emptied", ".log", (file: string) => truncateSync(file)],
    ["the log removed", ".log", (file: string) => rmSync(file)],
    ["16 bytes in the middle of a table", ".ldb", (file: string) => overwrite(file)],
    ["16 bytes at the end of a table", ".ldb", (file: string) => overwrite(file, 0.98)],
    [
      "a table cut to half",
      ".ldb",
      (file: string) => truncateSync(file, Math.floor(readFileSync(file).length / 2)),
    ],
    ["a table removed", ".ldb", (file: string) => rmSync(file)],
    ["16 bytes of the manifest", "MANIFEST", (file: string) => overwrite(file)],
    ["the manifest emptied", "MANIFEST", (file: string) => truncateSync(file)],
    ["CURRENT removed", "CURRENT", (file: string) => rmSync(file)],
    ["CURRENT emptied", "CURRENT", (file: string) => truncateSync(file)],
  ])("%s", async (_name, ending, damage) => {
    const dir = await folderWith(8, { restarts: 1 });
    const file = newest(dir, ending);
    damage(join(dir, file));
    const before = readdirSync(dir).sort();
    await expect(openStore(dir)).rejects.toThrow(`${join(dir, file)} is damaged`);
    // And nothing was touched, so that it can still be rescued.
    expect(readdirSync(dir).sort()).toEqual(before);
  });

  test("what to do is said: with another folder, or with the newest copy", async () => {
    const dir = await folderWith(8);
    const dataDir = join(dir, "..");
    const log = newest(dir, ".log");
    const whole = join(dataDir, "whole");
    cpSync(dir, whole, { recursive: true });
    overwrite(join(dir, log));
    await expect(openStore(dir)).rejects.toThrow(/There is no copy of this data yet.*--data <folder>/);
    const copy = join(dataDir, "copies/2026-02-09");
    cpSync(whole, join(copy, "dynamo"), { recursive: true });
    await expect(openStore(dir)).rejects.toThrow(`a copy of ${copy}`);
    copyFileSync(join(whole, log), join(dir, log));
    expect(await countIn(dir)).toBe(8);
  });

  test("a running shop's folder is in use, not damaged", async () => {
    const dir = await folderWith(5);
    const store = await openStore(dir);
    await expect(openStore(dir)).rejects.toThrow("in use by another process");
    await store.db.close();
  });
});

test("the length of the log is noted beside the folder, when it is closed at the latest", async () => {
  const dir = await folderWith(5);
  const note = JSON.parse(readFileSync(`${dir}-length.json`, "utf8"));
  expect(note).toEqual({
    log: newest(dir, ".log"),
    bytes: readFileSync(join(dir, newest(dir, ".log"))).length,
  });
  expect(existsSync(`${dir}-length.json.new`)).toBe(false);
});

test("packed blocks are unpacked: pieces as they are, copies near and far, copies that overlap", () => {
  const literal = (text: string) => [(text.length - 1) << 2, ...Buffer.from(text)];
  expect(unpack(Buffer.from([3, ...literal("abc")])).toString()).toBe("abc");
  // Four bytes from one byte back: a run.
  expect(unpack(Buffer.from([5, ...literal("a"), 0b000_000_01, 1])).toString()).toBe("aaaaa");
  // A copy of six with a two-byte distance.
  expect(unpack(Buffer.from([9, ...literal("abc"), (5 << 2) | 2, 3, 0])).toString()).toBe("abcabcabc");
  const long = "x".repeat(70);
  expect(unpack(Buffer.from([70, 60 << 2, 69, ...Buffer.from(long)])).toString()).toBe(long);
  expect(() => unpack(Buffer.from([5, ...literal("a"), 0b000_000_01, 9]))).toThrow("unpacked");
  expect(() => unpack(Buffer.from([9, ...literal("abc").slice(0, 2)]))).toThrow("cut off");
});
