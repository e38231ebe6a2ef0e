import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hashMasterPassword } from "./master-password.ts";
import { hashPassword, passwordMatches } from "./password.ts";

/** OWASP's second recommendation: 19 MiB, two passes, one lane. Less is quick to guess, more than a Lambda can carry. */
const cost = "$argon2id$v=19$m=19456,t=2,p=1$";

test("a password is hashed at the chosen cost with a salt of its own", async () => {
  const [one, two] = await Promise.all([hashPassword("correct horse"), hashPassword("correct horse")]);
  expect(one.startsWith(cost)).toBe(true);
  expect(two.startsWith(cost)).toBe(true);
  expect(one).not.toBe(two);
});

test("a login by an unknown customer costs as much as a wrong password", () => {
  const source = readFileSync(new URL("./password.ts", import.meta.url), "utf8");
  expect(source.match(/"(\$argon2id\$[^"]+)"/)?.[1]?.startsWith(cost)).toBe(true);
});

test("only the right password matches its hash", async () => {
  const stored = await hashPassword(" with spaces ");
  expect(await passwordMatches(" with spaces ", stored)).toBe(true);
  expect(await passwordMatches("with spaces", stored)).toBe(false);
  expect(await passwordMatches(" with spaces ", undefined)).toBe(false);
});

test("a password of the shop's making matches its own hash alone", async () => {
  const words = "mango-saffron-monsoon-jasmine-kite-anvil";
  const stored = hashMasterPassword(words);
  expect(await passwordMatches("Mango saffron monsoon jasmine kite anvil", stored)).toBe(true);
  expect(await passwordMatches("mango saffron monsoon jasmine kite", stored)).toBe(false);
  expect(await passwordMatches("Mango saffron monsoon jasmine kite anvil", await hashPassword(words))).toBe(
    false,
  );
});
