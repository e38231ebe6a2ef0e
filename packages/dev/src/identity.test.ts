import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { identityOf } from "./identity.ts";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "identity-"));
});
afterEach(() => rmSync(dir, { recursive: true }));

const file = () => join(dir, "secrets.json");

test("keys are made once and only their owner may read them", () => {
  const made = identityOf(dir);
  expect(identityOf(dir)).toEqual(made);
  expect(new Set(Object.values(made)).size).toBe(12);
  expect(made.StripeSecretKey).toMatch(/^sk_test_[0-9a-f]{48}$/);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  expect(existsSync(`${file()}.new`)).toBe(false);
});

test.each([
  ["emptied", "", "is damaged"],
  ["cut", '{"CheckoutKey": "a', "is damaged"],
  ["not an object", "7", "is damaged"],
  [
    "without a key",
    '{"CheckoutKey": "a"}',
    "lacks SealKey, PrivacyKey, AddressKey, LicenceKey, OriginSecret",
  ],
])("keys that are %s are reported and left unchanged", (_how, text, words) => {
  writeFileSync(file(), text);
  expect(() => identityOf(dir)).toThrow(`${file()} ${words}`);
  expect(() => identityOf(dir)).toThrow(/--data <folder>/);
  expect(readFileSync(file(), "utf8")).toBe(text);
});

test("a key that came with a later release is made beside the keys of before, once", () => {
  const { LicenceKey: _, ...before } = identityOf(dir);
  writeFileSync(file(), JSON.stringify(before));
  const now = identityOf(dir);
  expect(now).toMatchObject(before);
  expect(Buffer.from(now.LicenceKey, "base64")).toHaveLength(32);
  expect(identityOf(dir)).toEqual(now);
});

test("removed keys are not made again beside a shop's data", () => {
  identityOf(dir);
  mkdirSync(join(dir, "dynamo"));
  writeFileSync(join(dir, "dynamo/CURRENT"), "");
  rmSync(file());
  expect(() => identityOf(dir)).toThrow(`${file()} is missing, but ${dir} holds the data of a shop`);
  expect(existsSync(file())).toBe(false);
});
