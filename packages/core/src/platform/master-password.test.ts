import { offer, setOffer } from "@store/contract/offer/offer";
import { isPassphrase } from "@store/contract/passphrase";
import { afterEach, describe, expect, test } from "vitest";
import {
  hashMasterPassword,
  isMasterHash,
  masterPasswordMatches,
  newMasterPassword,
} from "./master-password.ts";
import { passphraseWords } from "./passphrase-words.ts";
import { sha256 } from "./secrets.ts";

const observed = { ...offer, urgency: "observed" } as const;
const honest = { ...offer, urgency: "honest" } as const;
const before = offer;
afterEach(() => setOffer(before));

describe("a new master password", () => {
  test("is two UUIDs as observed", () => {
    setOffer(observed);
    const made = Array.from({ length: 20 }, newMasterPassword);
    for (const one of made) {
      expect(one).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{44}$/);
      expect(isPassphrase(one)).toBe(false);
    }
    expect(new Set(made).size).toBe(made.length);
  });

  test("is six words of the list where the shop is honest", () => {
    setOffer(honest);
    const made = Array.from({ length: 200 }, newMasterPassword);
    const words = passphraseWords();
    for (const one of made) {
      expect(isPassphrase(one)).toBe(true);
      for (const word of one.split("-")) expect(words).toContain(word);
    }
    expect(new Set(made).size).toBe(made.length);
    // Each place is drawn by itself, from the whole list: of 1,200 draws some 1,110 words differ.
    expect(new Set(made.flatMap((one) => one.split("-"))).size).toBeGreaterThan(1_000);
  });
});

test("no word of the list begins with another", () => {
  const words = passphraseWords();
  expect(words).toHaveLength(7_776);
  expect(new Set(words).size).toBe(7_776);
  const known = new Set(words);
  for (const word of words) {
    expect(word).toMatch(/^[a-z]{3,9}$/);
    for (let length = 1; length < word.length; length++) expect(known.has(word.slice(0, length))).toBe(false);
  }
});

describe("the hash of a master password", () => {
  const words = "mango-saffron-monsoon-jasmine-kite-anvil";

  test("is SHA-256 of two UUIDs", async () => {
    setOffer(observed);
    const password = newMasterPassword();
    const stored = hashMasterPassword(password);
    expect(stored).toBe(`sha256$${sha256(password)}`);
    expect(await masterPasswordMatches(password, stored)).toBe(true);
    expect(await masterPasswordMatches(password.toUpperCase(), stored)).toBe(false);
  });

  test("is slow and salted for six words", async () => {
    const [one, two] = [hashMasterPassword(words), hashMasterPassword(words)];
    expect(one).toMatch(/^words\$[\w-]{22}\$[\w-]{43}$/);
    expect(one).not.toBe(two);
    for (const stored of [one, two]) {
      expect(stored).not.toContain(sha256(words));
      expect(await masterPasswordMatches(words, stored)).toBe(true);
    }
  });

  test.each([
    "Mango saffron monsoon jasmine kite anvil",
    "MANGO-SAFFRON-MONSOON-JASMINE-KITE-ANVIL",
    " mango  saffron, monsoon jasmine kite anvil. ",
    "mangosaffronmonsoonjasminekiteanvil",
  ])('takes "%s" for its six words', async (typed) => {
    expect(await masterPasswordMatches(typed, hashMasterPassword(words))).toBe(true);
  });

  test.each([
    "",
    "mango-saffron-monsoon-jasmine-kite",
    "saffron-mango-monsoon-jasmine-kite-anvil",
    `${words}s`,
  ])('takes "%s" for other words', async (typed) => {
    expect(await masterPasswordMatches(typed, hashMasterPassword(words))).toBe(false);
  });

  test("is told from the hash of a customer's own password, and from none", async () => {
    for (const made of [words, "0-0"]) expect(isMasterHash(hashMasterPassword(made))).toBe(true);
    expect(isMasterHash("$argon2id$v=19$")).toBe(false);
    for (const typed of ["", words]) expect(await masterPasswordMatches(typed)).toBe(false);
  });
});
