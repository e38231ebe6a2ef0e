import { expect, test } from "vitest";
import { forEachLimit } from "./pool.ts";

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test("a pool works on each item once and within its limit", async () => {
  const items = Array.from({ length: 50 }, (_, index) => index);
  const seen: number[] = [];
  let running = 0;
  let most = 0;
  await forEachLimit(items, 5, async (item) => {
    most = Math.max(most, ++running);
    for (let turns = 0; turns <= item % 3; turns++) await turn();
    seen.push(item);
    running--;
  });
  expect(seen.sort((one, other) => one - other)).toEqual(items);
  expect(most).toBe(5);
});

test("a pool with fewer items than its limit ends", async () => {
  await forEachLimit([], 5, () => Promise.reject(new Error("nothing to do")));
  const seen: string[] = [];
  await forEachLimit(["one"], 5, async (item) => void seen.push(item));
  expect(seen).toEqual(["one"]);
});

test("a failure ends the pool's run", async () => {
  const work = async (item: number) => {
    if (item === 3) throw new Error("item 3");
  };
  await expect(forEachLimit([1, 2, 3, 4], 2, work)).rejects.toThrow("item 3");
});
