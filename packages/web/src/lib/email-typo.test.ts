import { expect, test } from "vitest";
import { suggestEmail } from "./email-typo.ts";

test.each([
  ["meera@gmial.com", "meera@gmail.com"],
  ["meera@gmail.con", "meera@gmail.com"],
  ["meera@gmail.co", "meera@gmail.com"],
  ["meera@gamil.com", "meera@gmail.com"],
  ["meera@gmaill.com", "meera@gmail.com"],
  ["meera@gmai.com", "meera@gmail.com"],
  ["meera@yaho.com", "meera@yahoo.com"],
  ["meera@hotmial.com", "meera@hotmail.com"],
  ["meera@outlok.com", "meera@outlook.com"],
  ["meera@redifmail.com", "meera@rediffmail.com"],
  ["  Meera@GMIAL.com ", "meera@gmail.com"],
])("%s was probably meant to be %s", (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  "meera@gmail.com",
  "meera@mail.com",
  "meera@ymail.com",
  "meera@live.in",
  "meera@hotmail.co.uk",
  "meera@raghunathan.in",
  "meera@mailbox.org",
  "@gmial.com",
  "gmial.com",
  "meera@",
  "",
])("%s is left alone", (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
