import { expect, test } from "vitest";
import { kindWord, sizeWords } from "./file-texts.ts";

test.each([
  [0, "0 bytes"],
  [999, "999 bytes"],
  [1000, "1 kB"],
  [309_600, "310 kB"],
  [1_000_000, "1.0 MB"],
  [9_940_000, "9.9 MB"],
  [10_000_000, "10 MB"],
  [200_000_000, "200 MB"],
])("sizeWords says %i bytes as %s", (bytes, words) => expect(sizeWords(bytes)).toBe(words));

test("kindWord names a file by its ending", () => {
  expect([kindWord("plan.pdf"), kindWord("plan.PDF")]).toEqual(["PDF", "PDF"]);
});

test("kindWord calls a file of an unknown ending a file", () => {
  expect(kindWord("plan.exe")).toBe("File");
});
