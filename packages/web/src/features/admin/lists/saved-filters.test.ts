import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stubStorage } from "../../../lib/storage-testing.ts";
import { isSame, keepSaved, readSaved, without, withSaved } from "./saved-filters.ts";

let store: Map<string, string>;
beforeEach(() => {
  store = stubStorage();
});
afterEach(() => vi.unstubAllGlobals());

const refunded = { name: "Went back", filter: { status: "refunded" } };

it("saved filters are kept by list", () => {
  keepSaved("orders", [refunded]);
  expect(readSaved("orders")).toEqual([refunded]);
  expect(readSaved("users")).toEqual([]);
  keepSaved("orders", without([refunded], "Went back"));
  expect(store.size).toBe(0);
});

it("a saved filter replaces one of the same name", () => {
  const other = { name: " Went back ", filter: { status: "failed" } };
  expect(withSaved([refunded], other)).toEqual([{ name: "Went back", filter: { status: "failed" } }]);
  expect(withSaved([], { name: "x".repeat(80), filter: {} })[0]?.name).toHaveLength(40);
  const many = Array.from({ length: 12 }, (_, at) => ({ name: `${at}`, filter: {} }));
  expect(withSaved(many, refunded).map(({ name }) => name)).toEqual([
    ...many.slice(1).map(({ name }) => name),
    "Went back",
  ]);
});

it("saved filters ignore what they did not write", () => {
  for (const text of [
    "{",
    "{}",
    '[{"name":"x"}]',
    '[{"name":"","filter":{}}]',
    '[{"name":"x","filter":{"a":1}}]',
    "[null]",
  ]) {
    store.set("admin_filters_orders", text);
    expect(readSaved("orders")).toEqual([]);
  }
  vi.stubGlobal("localStorage", undefined);
  expect(readSaved("orders")).toEqual([]);
  expect(() => keepSaved("orders", [refunded])).not.toThrow();
});

it("a saved filter is recognised in another order", () => {
  expect(isSame({ a: "1", b: "2" }, { b: "2", a: "1" })).toBe(true);
  expect(isSame({ a: "1" }, { a: "1", b: "2" })).toBe(false);
});
