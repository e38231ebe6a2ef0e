import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openJournal } from "./journal.ts";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "journal-"));
});
afterEach(() => rmSync(dir, { recursive: true }));

const file = () => join(dir, "t.jsonl");
const contents = () => {
  const journal = openJournal(dir, "t");
  const rows = [...journal.table<number>("a").values()];
  journal.close();
  return rows;
};

test("rows are read again after opening, oldest first", () => {
  const journal = openJournal(dir, "t");
  const table = journal.table<number>("a");
  table.put("x", 1);
  table.put("y", 2);
  table.put("x", 3);
  table.remove("y");
  table.put("z", 4);
  journal.close();
  expect(contents()).toEqual([3, 4]);
});

test("damage inside a text is found, and the error says what to do", () => {
  const journal = openJournal(dir, "t");
  const table = journal.table<string>("a");
  table.put("x", "paid by Asha");
  table.put("y", "paid by Ravi");
  journal.close();
  const damaged = readFileSync(file(), "utf8").replace("Asha", "As!a");
  writeFileSync(file(), damaged);
  expect(() => openJournal(dir, "t")).toThrow(
    /t\.jsonl is damaged in the middle\. .*Keep the folder as it is/,
  );
  // Nothing was taken away.
  expect(readFileSync(file(), "utf8")).toBe(damaged);
});

test("a piece of work is written as one line, or not at all", () => {
  const journal = openJournal(dir, "t");
  const table = journal.table<number>("a");
  journal.write(() => {
    table.put("x", 1);
    journal.write(() => table.put("y", 2));
  });
  expect(readFileSync(file(), "utf8").match(/\n/g)).toHaveLength(1);
  const spoiled = () =>
    journal.write(() => {
      table.put("x", 9);
      table.put("z", 9);
      table.remove("y");
      throw new Error("no");
    });
  expect(spoiled).toThrow("no");
  expect([table.get("x"), table.get("y"), table.get("z")]).toEqual([1, 2, undefined]);
  journal.close();
  expect(contents()).toEqual([1, 2]);
});

test("a torn last line is cut off", () => {
  const journal = openJournal(dir, "t");
  journal.table<number>("a").put("x", 1);
  journal.close();
  appendFileSync(file(), '[["a","y",');
  const again = openJournal(dir, "t");
  again.table<number>("a").put("z", 3);
  again.close();
  expect(contents()).toEqual([1, 3]);
});

test("damage in the middle is an error", () => {
  const journal = openJournal(dir, "t");
  journal.table<number>("a").put("x", 1);
  journal.table<number>("a").put("y", 2);
  journal.close();
  writeFileSync(file(), readFileSync(file(), "utf8").replace("\n", "\nnonsense\n"));
  expect(() => openJournal(dir, "t")).toThrow("damaged");
});

test("an unfinished compaction is ignored", () => {
  const journal = openJournal(dir, "t");
  journal.table<number>("a").put("x", 1);
  journal.close();
  writeFileSync(`${file()}.tmp`, '[["a","x",7');
  expect(contents()).toEqual([1]);
});

test("the file shrinks once most of it is dead", () => {
  const journal = openJournal(dir, "t");
  const table = journal.table<string>("a");
  for (let count = 0; count < 1000; count += 1) table.put("x", `row ${count}`);
  const before = statSync(file()).size;
  journal.compact();
  table.put("y", "after");
  expect(statSync(file()).size).toBeLessThan(before / 100);
  for (let count = 0; count < 1000; count += 1) table.put("x", `row ${count}`);
  journal.close();
  expect(contents()).toEqual(["row 999", "after"]);
  expect(statSync(file()).size).toBeLessThan(200);
});

test("a file that grows without bounds is rewritten by itself", () => {
  const journal = openJournal(dir, "t");
  const table = journal.table<string>("a");
  const megabyte = "x".repeat(1024 * 1024);
  for (let count = 0; count < 40; count += 1) table.put("x", megabyte);
  expect(statSync(file()).size).toBeLessThan(33 * 1024 * 1024);
  journal.close();
  expect(contents()).toEqual([megabyte]);
});

test("a file cut at any point reads as the state after some whole piece of work", () => {
  const journal = openJournal(dir, "t");
  const table = journal.table<string>("a");
  const ids = ["x", "y", "z"];
  const states = [""];
  const ends = [0];
  for (let step = 0; step < 25; step += 1) {
    journal.write(() => {
      for (const [index, id] of ids.entries()) {
        // A fixed muddle of puts, overwrites and removals, with characters of several bytes.
        const choice = (step * 7 + index * 5) % 4;
        if (choice === 0) table.remove(id);
        else if (choice < 3) table.put(id, `${step}₹\n"${id}`);
      }
    });
    states.push(JSON.stringify(ids.map((id) => table.get(id))));
    ends.push(statSync(file()).size);
  }
  journal.close();
  const bytes = readFileSync(file());
  expect(new Set(states).size).toBeGreaterThan(20);
  for (let length = ends[1] ?? 0; length <= bytes.length; length += 1) {
    writeFileSync(file(), bytes.subarray(0, length));
    const again = openJournal(dir, "t");
    const found = again.table<string>("a");
    const read = JSON.stringify(ids.map((id) => found.get(id)));
    again.close();
    expect(read, `cut at ${length}`).toBe(states[ends.findLastIndex((end) => end <= length)]);
  }
});
