import { offer } from "@store/contract/offer/offer";
import { describe, expect, test } from "vitest";
import { newMasterPassword } from "../platform/master-password.ts";
import { isCommonPassword } from "./common-password.ts";

const asha = { name: "Asha Raghunathan", email: "asha.rao82@example.in", phone: "+91 98200 12345" };

describe("isCommonPassword refuses", () => {
  test.each([
    "123456789012",
    "aaaaaaaaaaaa",
    "abababababab",
    "password1234",
    "Password@123",
    "P@ssw0rd2024",
    "passwordpassword",
    "qwertyuiop123",
    "1qaz2wsx3edc",
    "1q2w3e4r5t6y",
    "zxcvbnm,./123",
    "iloveyou1234",
    "Welcome@2025!",
    "letmein12345",
    "admin1234567",
    "abcdefghijkl",
    "lkjhgfdsapoi",
    "india@123456",
    "jaishreeram1",
    "omnamahshivaya",
    "radhekrishna108",
    `${offer.name.toLowerCase()}1`,
    "correcthorsebatterystaple",
    "asharaghunathan",
    "asha.rao82@example.in",
    "9820012345@asha",
    "Raghunathan2026",
    "fjw2019oq2024",
    "test test test 1",
  ])("%s", (password) => {
    expect(isCommonPassword(password, asha)).toBe(true);
  });
});

describe("isCommonPassword accepts", () => {
  test.each([
    "three green parrots sing",
    "kettle-anvil-marigold",
    "xK9#mQ2$vL7p",
    "मेरी बिल्ली रात को गाती है",
    "Tuesday rain on tin roofs",
    "password manager made: fjwoq",
  ])("%s", (password) => {
    expect(isCommonPassword(password, asha)).toBe(false);
  });

  test("every password that the shop makes", () => {
    for (let i = 0; i < 200; i++) expect(isCommonPassword(newMasterPassword(), asha)).toBe(false);
  });
});

test("isCommonPassword judges the longest password within half a second", () => {
  const started = performance.now();
  isCommonPassword("a1b2c3d4e5".repeat(26).slice(0, 255), asha);
  expect(performance.now() - started).toBeLessThan(500);
});
