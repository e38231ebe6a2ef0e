import type { FunnelTemplate } from "@store/contract/resources";
import { expect, test } from "vitest";
import { changedSince, dayInWords } from "./downloads.ts";

const template: FunnelTemplate = {
  id: "creative/spa",
  name: "Spa",
  slug: "spa",
  preview: "creative/spa",
  sections: [],
  fonts: [],
  colours: [],
  pictures: 0,
  bytes: 0,
  version: 2,
};

test("only a holder of an older version is told of the newest", () => {
  const day = "2026-11-12";
  expect(changedSince(template, { "creative/spa": { version: 1, day } })).toEqual({ version: 1, day });
  expect(changedSince(template, { "creative/spa": { version: 2, day } })).toBeUndefined();
  expect(changedSince(template, { "creative/toys": { version: 1, day } })).toBeUndefined();
});

test("dayInWords writes a day without its hours", () => {
  expect(dayInWords("2026-11-02")).toBe("2 Nov 2026");
});
