import { expect, test } from "vitest";
import { codeAt, newSecret, stepOf } from "./totp.ts";

test("login codes match RFC 6238, appendix B", () => {
  // The ASCII secret 12345678901234567890 in base32; the last six of the eight digits given there.
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  for (const [at, code] of [
    [59, "287082"],
    [1111111109, "081804"],
    [1111111111, "050471"],
    [1234567890, "005924"],
    [2000000000, "279037"],
  ] as const)
    expect(codeAt(secret, at * 1000)).toBe(code);
});

test("a login code is good for its own step and the two beside it", () => {
  const secret = newSecret();
  const at = 1_700_000_000_000;
  const step = Math.floor(at / 30_000);
  for (const beside of [-1, 0, 1])
    expect(stepOf(secret, codeAt(secret, at + beside * 30_000), at)).toBe(step + beside);
  expect(stepOf(secret, codeAt(secret, at + 2 * 30_000), at)).toBeUndefined();
  expect(stepOf(newSecret(), codeAt(secret, at), at)).toBeUndefined();
});
