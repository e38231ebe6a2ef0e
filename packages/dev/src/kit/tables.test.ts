import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { diskAt } from "../table/disk-store.ts";
import { temporaryFolder } from "../table/testing.ts";
import { openTables } from "./tables.ts";

const contents = async (dir: string) => {
  const tables = openTables(diskAt({ dir }));
  const rows = [...tables.table<unknown>("a").values()];
  await tables.close();
  return rows;
};

test("rows are read again after opening, oldest first", async () => {
  const dir = await temporaryFolder();
  for (const _restart of [1, 2]) {
    const tables = openTables(diskAt({ dir }));
    const table = tables.table<number>("a");
    for (let n = 0; n < 20; n++) table.put(`x${n}`, n);
    table.put("x0", 100);
    table.remove("x1");
    table.remove("x2");
    table.put("x2", 102);
    await tables.close();
    expect(await contents(dir)).toEqual([100, ...Array.from({ length: 17 }, (_, n) => n + 3), 102]);
    const again = openTables(diskAt({ dir }));
    again.write(() => [...Array(20).keys()].forEach((n) => void again.table("a").remove(`x${n}`)));
    await again.close();
    expect(await contents(dir)).toEqual([]);
  }
});

test("a piece of work happens as a whole or not at all", async () => {
  const dir = await temporaryFolder();
  const tables = openTables(diskAt({ dir }));
  const table = tables.table<number>("a");
  tables.write(() => {
    table.put("x", 1);
    tables.write(() => table.put("y", 2));
  });
  const spoiled = () =>
    tables.write(() => {
      table.put("x", 9);
      table.put("z", 9);
      table.remove("y");
      throw new Error("no");
    });
  expect(spoiled).toThrow("no");
  expect([table.get("x"), table.get("y"), table.get("z")]).toEqual([1, 2, undefined]);
  await tables.close();
  expect(await contents(dir)).toEqual([1, 2]);
});

test("a row that the disk refuses is not in memory either", () => {
  const full = () => {
    throw new Error("full");
  };
  const tables = openTables({ rows: () => [], write: full, close: async () => {} });
  expect(() => tables.table("a").put("x", 1)).toThrow("full");
  expect(tables.table("a").size).toBe(0);
});

test("damage inside a text is found when the folder is opened", async () => {
  const dir = await temporaryFolder();
  const tables = openTables(diskAt({ dir }));
  tables.table("a").put("x", "paid by Asha");
  await tables.close();
  const file = join(dir, "data.mdb");
  writeFileSync(file, readFileSync(file, "latin1").replaceAll("Asha", "As!a"), "latin1");
  await expect(contents(dir)).rejects.toThrow(/data\.mdb is damaged: .*Keep the folder as it is/);
});

test("a folder of the former journal is refused and left as it is", async () => {
  const dir = await temporaryFolder();
  writeFileSync(join(dir, "stripe.jsonl"), "[]\n");
  expect(() => diskAt({ dir })).toThrow(expect.objectContaining({ code: "OTHER_SHAPE" }));
  expect(readFileSync(join(dir, "stripe.jsonl"), "utf8")).toBe("[]\n");
});
