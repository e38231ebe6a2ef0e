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
