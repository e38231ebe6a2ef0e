import { expect, test } from "vitest";
import { groupBy } from "./group-by.ts";

test("groupBy keeps the order of keys and of items", () => {
  expect([...groupBy(["ba", "ab", "bc"], (one) => one[0])]).toEqual([
    ["b", ["ba", "bc"]],
    ["a", ["ab"]],
  ]);
});
