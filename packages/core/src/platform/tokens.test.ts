import { describe, expect, test, vi } from "vitest";
import { configure } from "./settings.ts";
import { hours, minutes } from "./time.ts";
import { issueToken, readToken } from "./tokens.ts";

const checkoutKey = "a key of this test";
configure({ checkoutKey });

describe("a token", () => {
  test("says what it was given", () => {
    const body = { checkoutId: "one", deep: [1, "zwei", null] };
    expect(readToken("checkout", issueToken("checkout", body))).toEqual(body);
  });

  test("is refused for another purpose or another list", () => {
    expect(readToken("unsubscribe", issueToken("cart", "some id"))).toBeUndefined();
    const cursor = issueToken('cursor:["orders","paid"]', 7);
    expect(readToken('cursor:["orders","failed"]', cursor)).toBeUndefined();
    expect(readToken('cursor:["orders","paid"]', cursor)).toBe(7);
  });

  test("is refused after any change to it", () => {
    const token = issueToken("cart", "some id");
    for (let at = 0; at < token.length; at++) {
      const other = token[at] === "A" ? "B" : "A";
      const changed = token.slice(0, at) + other + token.slice(at + 1);
      expect(readToken("cart", changed), `with another sign at ${at}`).toBeUndefined();
    }
    expect(readToken("cart", `${token}.`)).toBeUndefined();
    expect(readToken("cart", "")).toBeUndefined();
    expect(readToken("cart", ".")).toBeUndefined();
  });

  test("is refused under another key", () => {
    const token = issueToken("cart", "some id");
    configure({ checkoutKey: "another key" });
    expect(readToken("cart", token)).toBeUndefined();
    configure({ checkoutKey });
    expect(readToken("cart", token)).toBe("some id");
  });

  test("ends at its time, or a grace later", () => {
    vi.useFakeTimers({ toFake: ["Date"], now: 1_000_000 });
    const token = issueToken("checkout", "mine", Date.now() + hours(2));
    vi.setSystemTime(Date.now() + hours(2) - 1);
    expect(readToken("checkout", token)).toBe("mine");
    vi.setSystemTime(Date.now() + 1);
    expect(readToken("checkout", token)).toBeUndefined();
    expect(readToken("checkout", token, minutes(1))).toBe("mine");
    vi.setSystemTime(Date.now() + minutes(1));
    expect(readToken("checkout", token, minutes(1))).toBeUndefined();
    vi.useRealTimers();
  });
});
