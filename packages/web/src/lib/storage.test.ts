import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readItem, readJson, removeItem, writeItem, writeJson } from "./storage.ts";

function workingStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

function refusedStorage(): void {
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
}

const strings = (value: unknown) => (Array.isArray(value) ? value.map(String) : undefined);

beforeEach(() => removeItem("selectedUpsells"));
afterEach(() => vi.unstubAllGlobals());

test("values go to session storage under their own names", () => {
  const kept = workingStorage();
  writeJson("selectedUpsells", ["seo-checklist"]);
  expect(kept.get("selectedUpsells")).toBe('["seo-checklist"]');
  expect(readJson("selectedUpsells", strings)).toEqual(["seo-checklist"]);
  removeItem("selectedUpsells");
  expect(readItem("selectedUpsells")).toBeNull();
});

test("a browser that refuses storage keeps them for the page", () => {
  refusedStorage();
  expect(readItem("selectedUpsells")).toBeNull();
  writeItem("selectedUpsells", '["a"]');
  expect(readJson("selectedUpsells", strings)).toEqual(["a"]);
  removeItem("selectedUpsells");
  expect(readItem("selectedUpsells")).toBeNull();
});

test("what cannot be understood counts as absent", () => {
  workingStorage();
  writeItem("selectedUpsells", "{broken");
  expect(readJson("selectedUpsells", strings)).toBeUndefined();
  writeItem("selectedUpsells", '{"not":"a list"}');
  expect(readJson("selectedUpsells", strings)).toBeUndefined();
});
