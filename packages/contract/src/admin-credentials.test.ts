import { expect, test } from "vitest";
import { AdminPassword, AppCode, SecondFactorCode } from "./admin-credentials.ts";
import { causeTexts, isUndecided, moneyText, paymentCauses } from "./payment-causes.ts";

test.each([
  ["123456", "123456"],
  [" 123 456 ", "123456"],
  ["AB12-cd34-EF56-gh78-ij90-KL12", "ab12-cd34-ef56-gh78-ij90-kl12"],
  ["ab12 cd34 ef56 gh78 ij90 kl12", "ab12cd34ef56gh78ij90kl12"],
  ["abcdefgh12345678ijkl90mn", "abcdefgh12345678ijkl90mn"],
])("%s is a valid second-factor code", (typed, code) => {
  expect(SecondFactorCode.parse(typed)).toBe(code);
});

test.each([
  ["", "Code is required"],
  ["   ", "Code is required"],
  [7, "Code is required"],
  ["12345", "A code has six digits, a recovery code six groups of four"],
  ["1234567", "A code has six digits, a recovery code six groups of four"],
  ["ab12-cd34-ef56-gh78-ij90", "A code has six digits, a recovery code six groups of four"],
  ["ab12-cd34-ef56-gh78-ij90-kl12-mn34", "A code has six digits, a recovery code six groups of four"],
  ["abcdefgh12345678ijkl90mno", "A code has six digits, a recovery code six groups of four"],
  ["ab12-cd34-ef56-gh78-ij90-kl1!", "A code has six digits, a recovery code six groups of four"],
  [`123456${" ".repeat(95)}`, "That is too long for a code"],
])("%j is refused as a second-factor code", (typed, sentence) => {
  expect(SecondFactorCode.safeParse(typed).error?.issues[0]?.message).toBe(sentence);
});

test("a second-factor code may be typed with a hundred characters, blanks among them", () => {
  expect(SecondFactorCode.parse(`123456${" ".repeat(94)}`)).toBe("123456");
});

test.each([
  ["123 456", undefined],
  ["", "Code is required"],
  ["12345", "The code has six digits"],
  ["1234567", "The code has six digits"],
  ["a123456", "The code has six digits"],
  ["ab12-cd34-ef56-gh78", "The code has six digits"],
])("the code of the authenticator app is checked as %j", (typed, sentence) => {
  expect(AppCode.safeParse(typed).error?.issues[0]?.message).toBe(sentence);
});

test.each([
  ["Abcdefghijk1!x", undefined],
  ["Abcdefghijk1!", "Password must be at least 14 characters"],
  [`Ab1!${"x".repeat(251)}`, undefined],
  [`Ab1!${"x".repeat(252)}`, "Password must be less than 255 characters"],
  ["three plain words", undefined],
  [7, "Password is required"],
])("the admin's password is checked as %j", (typed, sentence) => {
  expect(AdminPassword.safeParse(typed).error?.issues[0]?.message).toBe(sentence);
});

test("a failed payment tells the customer what happened and where the money is", () => {
  expect(Object.keys(causeTexts).sort()).toEqual([...paymentCauses].sort());
  for (const { happened, helps } of Object.values(causeTexts))
    for (const sentence of [happened, helps]) expect(sentence).toMatch(/^[A-Z].+\.$/);
  expect(paymentCauses.filter(isUndecided)).toEqual(["timed_out", "bank_down"]);
  expect(moneyText("declined")).toBe("Nothing was charged.");
  expect(moneyText("timed_out")).toMatch(/^If money left your account/);
});
