// Small things that all of the shop stands on.
import { StoreError } from "@store/contract/errors";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { normalised } from "./address-hash.ts";
import { ifUnchanged, isConditionalCheckFailed, whenConditionHolds } from "./conditions.ts";
import { erasedAddress, erasedDomain } from "./erased.ts";
import { alarm, log } from "./log.ts";
import { digitsOf } from "./phone.ts";
import { readAll } from "./read-all.ts";
import { runAs } from "./request.ts";
import * as secrets from "./secrets.ts";
import { withoutUndefined } from "./without-undefined.ts";

describe("a failed condition", () => {
  const failed = Object.assign(new Error("no"), { name: "ConditionalCheckFailedException" });
  const wrapped = new Error("electro", { cause: failed });

  test("is known by its name, even inside an ElectroDB error", () => {
    expect([failed, wrapped].map(isConditionalCheckFailed)).toEqual([true, true]);
    for (const other of [
      new Error("no"),
      new Error("x", { cause: new Error("y") }),
      undefined,
      { name: failed.name },
    ])
      expect(isConditionalCheckFailed(other)).toBe(false);
  });

  test("is answered, unlike any other failure", async () => {
    expect(await whenConditionHolds(async () => 7)).toBe(7);
    expect(await whenConditionHolds(() => Promise.reject(wrapped))).toBeUndefined();
    await expect(whenConditionHolds(() => Promise.reject(new Error("down")))).rejects.toThrow("down");
    expect(await ifUnchanged({ go: async () => undefined })).toBe(true);
    expect(await ifUnchanged({ go: () => Promise.reject(failed) })).toBe(false);
    await expect(ifUnchanged({ go: () => Promise.reject(new Error("down")) })).rejects.toThrow("down");
  });
});

describe("reading rows of many keys", () => {
  test("asks again for the keys that a batch left", async () => {
    const asked: string[][] = [];
    const rows = await readAll(["a", "b", "c"], async (keys) => {
      asked.push(keys);
      return { data: keys.slice(0, 1), unprocessed: keys.slice(1) };
    });
    expect(rows).toEqual(["a", "b", "c"]);
    expect(asked).toEqual([["a", "b", "c"], ["b", "c"], ["c"]]);
  });

  test("sends no request for no keys", async () => {
    const read = vi.fn(() => Promise.reject(new Error("down")));
    expect(await readAll([], read)).toEqual([]);
    expect(read).not.toHaveBeenCalled();
    await expect(readAll(["a"], read)).rejects.toThrow("down");
    expect(read).toHaveBeenCalledTimes(1);
  });
});

describe("secrets", () => {
  const key = Buffer.alloc(32, 7).toString("base64");

  test("a sealed text opens only with its key and context", () => {
    const sealed = secrets.seal(key, "order 1", "correct horse ₹");
    expect(secrets.unseal(key, "order 1", sealed)).toBe("correct horse ₹");
    expect(secrets.seal(key, "order 1", "correct horse ₹")).not.toBe(sealed);
    expect(() => secrets.unseal(key, "order 2", sealed)).toThrow();
    expect(() => secrets.unseal(Buffer.alloc(32, 8).toString("base64"), "order 1", sealed)).toThrow();
    const bytes = Buffer.from(sealed, "base64");
    for (const at of [0, 12, 28]) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => secrets.unseal(key, "order 1", changed.toString("base64")), `byte ${at}`).toThrow();
    }
  });

  test("an address has one hash, however it is written", () => {
    expect(normalised(" Asha@Shop.IN ")).toBe("asha@shop.in");
    expect(normalised("ａsha@shop.in")).toBe("asha@shop.in");
  });

  test("each random id has its form and differs from the last", () => {
    for (const [make, form] of [
      [secrets.randomToken, /^[\w-]{43}$/],
      [secrets.newCustomerId, /^CUST_[1-9]\d{9}$/],
      [erasedAddress, /^erased-[0-9a-f]{16}@erased\.invalid$/],
    ] as const) {
      const made = Array.from({ length: 20 }, make);
      for (const one of made) expect(one).toMatch(form);
      expect(new Set(made).size).toBe(made.length);
    }
    expect(erasedAddress().endsWith(erasedDomain)).toBe(true);
  });

  test("hashes of passwords, texts and keys have their forms", () => {
    // FIPS 180-2, appendix B.1.
    expect(secrets.sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(secrets.sameText("one", "one")).toBe(true);
    expect(secrets.sameText("one", "onE")).toBe(false);
    expect(secrets.sameText("", "one")).toBe(false);
    const subkeys = ["invoices", "audit"].map((purpose) => secrets.subkey(key, purpose));
    expect(new Set([key, ...subkeys]).size).toBe(3);
    expect(Buffer.from(subkeys[0] ?? "", "base64")).toHaveLength(32);
    expect(secrets.hmac("one", "text")).not.toBe(secrets.hmac("other", "text"));
  });
});

describe("a log line", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-22T06:30:00Z") });
    vi.spyOn(console, "info").mockImplementation(() => {});
    vi.spyOn(console, "error").mockImplementation(() => {});
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test("is one line of JSON that names its request", () => {
    runAs({ viewerIp: "203.0.113.7", userAgent: "", requestId: "request-1" }, async () => {
      log("call", { status: 200 });
      alarm("bug", { error: "e" });
      alarm("bug");
    });
    const at = "2026-11-22T06:30:00.000Z";
    expect(vi.mocked(console.info).mock.calls.map(([line]) => JSON.parse(line))).toEqual([
      { at, event: "call", requestId: "request-1", status: 200 },
    ]);
    expect(vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(line))).toEqual([
      { at, level: "alarm", event: "bug", requestId: "request-1", error: "e" },
      { at, level: "alarm", event: "bug", requestId: "request-1" },
    ]);
  });
});

test.each([
  ["98200 12345", "9820012345"],
  ["+91 (98200) 12345", "9820012345"],
  ["098200-12345", "9820012345"],
  ["12345", "12345"],
  ["", ""],
])('digitsOf keeps the digits of "%s"', (phone, digits) => {
  expect(digitsOf(phone)).toBe(digits);
});

test("withoutUndefined leaves out undefined and no other empty value", () => {
  expect(withoutUndefined({ a: undefined, b: null, c: 0, d: "", e: false })).toStrictEqual({
    ...{ b: null, c: 0, d: "", e: false },
  });
});

test("an expected failure knows its status, its sentence and its time to retry", () => {
  const error = new StoreError("throttled", { minutes: 12 }, { retryAfter: 700 });
  expect(error).toMatchObject({ code: "throttled", status: 429, retryAfter: 700 });
  expect(error.message).toContain("12");
});
