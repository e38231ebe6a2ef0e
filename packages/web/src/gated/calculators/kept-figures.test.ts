import { afterEach, expect, test, vi } from "vitest";
import { keep, readKept } from "./kept-figures.ts";

function store(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

afterEach(() => vi.unstubAllGlobals());

test("a calculator has one storage key", () => {
  const kept = store();
  keep("break-even", { price: "999" });
  keep("cash-gap", { wait: "7" });
  expect([...kept.keys()]).toEqual(["tool_break-even", "tool_cash-gap"]);
  expect(readKept("break-even")).toEqual({ price: "999" });
  keep("break-even", {});
  expect([...kept.keys()]).toEqual(["tool_cash-gap"]);
  expect(readKept("break-even")).toEqual({});
});

test.each(["nonsense", "null", "[1]", '"text"', '{"a":1,"b":{"c":2}}'])("%s is not ours", (text) => {
  store().set("tool_x", text);
  expect(readKept("x")).toEqual({});
});

test("a text too long for its field is left out", () => {
  store().set("tool_x", JSON.stringify({ long: "a".repeat(501), short: "a" }));
  expect(readKept("x")).toEqual({ short: "a" });
});

test("a browser that refuses storage breaks nothing", () => {
  const refuse = () => {
    throw new Error("refused");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(() => keep("x", { a: "1" })).not.toThrow();
  expect(readKept("x")).toEqual({});
});
