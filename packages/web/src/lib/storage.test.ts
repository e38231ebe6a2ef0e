import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readItem, readJson, removeItem, writeItem, writeJson } from "./storage.ts";
import { stubRefusedStorage, stubStorage } from "./storage-testing.ts";

const strings = (value: unknown) => (Array.isArray(value) ? value.map(String) : undefined);

beforeEach(() => removeItem("selectedUpsells"));
afterEach(() => vi.unstubAllGlobals());

test("values go to session storage under their own names", () => {
  const kept = stubStorage("sessionStorage");
  writeJson("selectedUpsells", ["seo-checklist"]);
  expect(kept.get("selectedUpsells")).toBe('["seo-checklist"]');
  expect(readJson("selectedUpsells", strings)).toEqual(["seo-checklist"]);
  removeItem("selectedUpsells");
  expect(readItem("selectedUpsells")).toBeNull();
});

test("a browser that refuses storage keeps them for the page", () => {
  stubRefusedStorage("sessionStorage");
  expect(readItem("selectedUpsells")).toBeNull();
  writeItem("selectedUpsells", '["a"]');
  expect(readJson("selectedUpsells", strings)).toEqual(["a"]);
  removeItem("selectedUpsells");
  expect(readItem("selectedUpsells")).toBeNull();
});

test("what cannot be understood counts as absent", () => {
  stubStorage("sessionStorage");
  writeItem("selectedUpsells", "{broken");
  expect(readJson("selectedUpsells", strings)).toBeUndefined();
  writeItem("selectedUpsells", '{"not":"a list"}');
  expect(readJson("selectedUpsells", strings)).toBeUndefined();
});
