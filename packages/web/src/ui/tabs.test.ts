import { expect, test } from "vitest";
import { nextTab } from "./tabs.tsx";

const tabs = [{ id: "a" }, { id: "b" }, { id: "c" }];

test.each([
  ["a", "ArrowRight", "b"],
  ["c", "ArrowRight", "a"],
  ["a", "ArrowLeft", "c"],
  ["b", "Home", "a"],
  ["b", "End", "c"],
  ["b", "Enter", undefined],
  ["b", "x", undefined],
])("the tab %s leads by %s to %s", (active, key, next) => {
  expect(nextTab(tabs, active, key)).toBe(next);
});
