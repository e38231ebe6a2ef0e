// What is typed of a client's site, by somebody who means no good.
import { expect, test } from "vitest";
import { SiteFields } from "./client-site.ts";

const fields = {
  name: "Ratnagiri Mangoes",
  address: "ratnagiri.example",
  platform: "Shopify",
  note: "",
  summary: "",
} as const;
const taken = (more: object) => SiteFields.safeParse({ ...fields, ...more });

test.each([
  ["half of a letter", "a\ud800"],
  ["a zero byte", "a\0b"],
  ["what moves a terminal's cursor", "\u001b[2Jx"],
  ["what turns the reading", "\u202Egnp.exe"],
  ["a sign that no document may hold", "a\uffff"],
])("%s is refused in the name, note and summary of a site", (_, text) => {
  for (const field of ["name", "note", "summary"])
    expect(taken({ [field]: text }).success, field).toBe(false);
});

test("a name of two lines is refused, whichever sign parts them", () => {
  for (const end of ["\n", "\r", "\u2028", "\u2029"])
    expect(taken({ name: `Kesar${end}Bcc` }).success).toBe(false);
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "good.example@evil.example",
  'x.example/"onload=x',
  "x.example\\@evil.example",
  "localhost",
  "[::1]",
  "https://https://x.example",
  "x.exa\u200bmple",
  "x.example:pw@evil.example",
  "x.example/</a><script>",
])("%s is no address of a site", (address) => {
  expect(taken({ address }).success).toBe(false);
});

test.each([
  "https://ratnagiri.example/shop///",
  "ratnagiri.example/shop",
  "  http://ratnagiri.example/shop/ ",
])("%s is kept without scheme and last slashes", (address) =>
  expect(taken({ address }).data?.address).toBe("ratnagiri.example/shop"),
);
