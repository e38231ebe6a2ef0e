import { expect, test } from "vitest";
import { isGstin, tidyGstin } from "./gstin.ts";

test.each([
  ["27AAPFU0939F1ZV", true],
  ["27AAACF1234E1Z7", true],
  ["29AAACF1234E1Z3", true],
  ["07AAACF1234E1Z9", true],
  ["33ABCPK9876L2Z2", true],
  ["09AAAHK5555P1ZN", true],
  ["36AAACF1234EAZZ", true],
  ["38AAGCF4321M1ZF", true],
  ["27AABCU9603R1ZM", false],
  ["27AAACF1234E1Z8", false],
  ["96AAACF1234E1Z2", false],
  ["40AAACF1234E1Z7", false],
  ["27AAACF1234E1A7", false],
  [" 27aaacf 1234e1z7 ", true],
])("isGstin judges %s by its form, state and check digit", (typed, valid) => {
  expect(isGstin(tidyGstin(typed))).toBe(valid);
});

test("isGstin always finds one wrong character", () => {
  const right = "27AAPFU0939F1ZV";
  const signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  const taken = [...right].flatMap((own, at) =>
    [...signs].filter((sign) => sign !== own && isGstin(right.slice(0, at) + sign + right.slice(at + 1))),
  );
  expect(taken).toEqual([]);
});
