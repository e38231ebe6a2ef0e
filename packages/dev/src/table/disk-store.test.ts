import { cpSync, existsSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { openDiskStore } from "./disk-store.ts";
import { memoryStore, type RowChange } from "./store.ts";
import { temporaryFolder } from "./testing.ts";

const text = (n: number) => `the text of order ${n}, `.repeat(40);

/** The folder of a store with so many rows, closed. */
async function folderWith(count: number): Promise<string> {
  const dir = join(await temporaryFolder(), "dynamo");
  const store = await openDiskStore(dir);
  for (let n = 0; n < count; n++) await store.commit([[`row ${n}`, { n, text: text(n) }]]);
  await store.close();
  return dir;
}

async function opened(dir: string) {
  const store = await openDiskStore(dir);
  onTestFinished(() => store.close());
  return store;
}

test("a committed row of any type is there after a reopening", async () => {
  const dir = await folderWith(0);
  const row = {
    list: [1, "two", null, true],
    set: new Set(["a"]),
    numbers: new Set([1]),
    bytes: Buffer.from("b"),
  };
  const store = await openDiskStore(dir);
  await store.commit([["a", row]]);
  await store.close();
  const again = (await opened(dir)).get("a") as typeof row;
  expect({ ...again, bytes: Buffer.from(again.bytes) }).toEqual(row);
});

test("a range is read from disk as it is from memory", async () => {
  const disk = await opened(await folderWith(0));
  const memory = memoryStore();
  const places = ["a", "a\u0000", "a\u0000b", "a\u0001", "ab", "b\uffff\u{10ffff}", "é", "\uffee", "z"];
  const changes: RowChange[] = places.map((place) => [place, place]);
  for (const store of [disk, memory]) {
    await store.commit(changes);
    await store.commit([
      ["ab", undefined],
      ["none", undefined],
    ]);
  }
  for (const from of ["", ...places])
    for (const to of [...places, "\uffff"])
      for (const reverse of [false, true])
        expect([...disk.rows({ from, to }, reverse)]).toEqual([...memory.rows({ from, to }, reverse)]);
});

test("a commit of which one row cannot be written changes nothing", async () => {
  const store = await opened(await folderWith(1));
  const commit = store.commit([
    ["row 0", undefined],
    ["x".repeat(5000), 1],
  ]);
  await expect(commit).rejects.toThrow("4026 bytes");
  expect(store.get("row 0")).toMatchObject({ n: 0 });
});

describe("a damaged file", () => {
  const file = (dir: string) => join(dir, "data.mdb");

  test.each([
    ["cut to half", (path: string) => truncateSync(path, Math.floor(readFileSync(path).length / 2))],
    ["without its last page", (path: string) => truncateSync(path, readFileSync(path).length - 8192)],
    ["emptied", (path: string) => truncateSync(path)],
    ["overwritten at its beginning", (path: string) => overwrite(path, 0, 2 * 8192)],
  ])("is not opened (%s)", async (_name, damage) => {
    const dir = await folderWith(60);
    damage(file(dir));
    const before = readFileSync(file(dir));
    await expect(openDiskStore(dir)).rejects.toThrow(`${file(dir)} is damaged`);
    // And nothing was touched, so that it can still be rescued.
    expect(readFileSync(file(dir)).equals(before)).toBe(true);
  });

  test("is not read in a row that was overwritten", async () => {
    const dir = await folderWith(60);
    const bytes = readFileSync(file(dir));
    // Pages of before are in the file as well.
    for (let at = bytes.indexOf(text(7)); at !== -1; at = bytes.indexOf(text(7), at + 1))
      overwrite(file(dir), at + 30, 4);
    const store = await opened(dir);
    expect(() => store.get("row 7")).toThrow('is damaged: the row "row 7"');
    expect(store.get("row 8")).toMatchObject({ n: 8 });
  });

  test("is refused with the advice to take another folder or the newest copy", async () => {
    const dir = await folderWith(3);
    const copy = join(dir, "../copies/2026-02-09");
    const whole = join(dir, "../whole");
    cpSync(dir, whole, { recursive: true });
    truncateSync(file(dir), 10_000);
    await expect(openDiskStore(dir)).rejects.toThrow(/There is no copy of this data yet.*--data <folder>/);
    cpSync(whole, join(copy, "dynamo"), { recursive: true });
    await expect(openDiskStore(dir)).rejects.toThrow(`a copy of ${copy}`);
  });
});

test("a folder that another process holds is in use and not damaged", async () => {
  const dir = await folderWith(1);
  const store = await openDiskStore(dir);
  await expect(openDiskStore(dir)).rejects.toThrow("in use by another process");
  await store.close();
  expect((await opened(dir)).get("row 0")).toMatchObject({ n: 0 });
});

test("a folder of the former engine is refused and left as it is", async () => {
  const dir = await temporaryFolder();
  writeFileSync(join(dir, "CURRENT"), "MANIFEST-000002");
  await expect(openDiskStore(dir)).rejects.toMatchObject({ code: "OTHER_SHAPE" });
  expect(existsSync(join(dir, "data.mdb"))).toBe(false);
});

function overwrite(path: string, at: number, length: number): void {
  const bytes = readFileSync(path);
  bytes.fill(0x21, at, at + length);
  writeFileSync(path, bytes);
}
