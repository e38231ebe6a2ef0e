import { expect, test } from "vitest";
import { eachPage } from "./each-page.ts";

test("eachPage hands over every page once, and holds one at a time", async () => {
  const pages = { first: [1, 2], second: [], third: [3] } as const;
  const asked: (string | null)[] = [];
  const seen: number[][] = [];
  await eachPage<number>(
    async (cursor) => {
      asked.push(cursor);
      expect(seen).toHaveLength(asked.length - 1);
      if (cursor === null) return { data: [...pages.first], cursor: "second" };
      return cursor === "second" ? { data: [], cursor: "third" } : { data: [...pages.third], cursor: null };
    },
    (rows) => seen.push(rows),
  );
  expect(asked).toEqual([null, "second", "third"]);
  expect(seen).toEqual([[1, 2], [], [3]]);
});

test("eachPage ends with the page that reaches the most rows, and goes on from there", async () => {
  const pages = [[1, 2], [3], [4]];
  const read = async (cursor: string | null) => {
    const at = Number(cursor);
    return { data: pages[at] ?? [], cursor: at < 2 ? String(at + 1) : null };
  };
  const seen: number[][] = [];
  const cursor = await eachPage(read, (rows) => seen.push(rows), { most: 3 });
  expect([cursor, seen]).toEqual(["2", [[1, 2], [3]]]);
  expect(await eachPage(read, (rows) => seen.push(rows), { from: cursor, most: 1 })).toBeNull();
  expect(seen).toEqual(pages);
});
