import { afterEach, expect, test, vi } from "vitest";
import { stubRefusedStorage, stubStorage } from "../../lib/storage-testing.ts";
import { keep, readKept } from "./kept-figures.ts";

afterEach(() => vi.unstubAllGlobals());

test("a calculator has one storage key", () => {
  const kept = stubStorage();
  keep("break-even", { price: "999" });
  keep("cash-gap", { wait: "7" });
  expect([...kept.keys()]).toEqual(["tool_break-even", "tool_cash-gap"]);
  expect(readKept("break-even")).toEqual({ price: "999" });
  keep("break-even", {});
  expect([...kept.keys()]).toEqual(["tool_cash-gap"]);
  expect(readKept("break-even")).toEqual({});
});

test.each(["nonsense", "null", "[1]", '"text"', '{"a":1,"b":{"c":2}}'])("%s is not ours", (text) => {
  stubStorage().set("tool_x", text);
  expect(readKept("x")).toEqual({});
});

test("a text too long for its field is left out", () => {
  stubStorage().set("tool_x", JSON.stringify({ long: "a".repeat(501), short: "a" }));
  expect(readKept("x")).toEqual({ short: "a" });
});

test("a browser that refuses storage breaks nothing", () => {
  stubRefusedStorage();
  expect(() => keep("x", { a: "1" })).not.toThrow();
  expect(readKept("x")).toEqual({});
});
