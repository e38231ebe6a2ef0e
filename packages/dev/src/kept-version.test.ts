import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { dataVersion } from "../../../infra/data-version.ts";
import { openVersion } from "./kept-version.ts";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "version-"));
});
afterEach(() => rmSync(dir, { recursive: true }));

test("a folder says which rows are in it, and is opened again", () => {
  openVersion(dir);
  openVersion(dir);
  expect(readFileSync(join(dir, "data-version"), "utf8")).toBe(`${dataVersion.writes}\n`);
});

test("a folder of a newer release is refused in a sentence and left as it was", () => {
  const newer = String(dataVersion.reads + 1);
  writeFileSync(join(dir, "data-version"), newer);
  expect(() => openVersion(dir)).toThrow(
    `rows of version ${newer}, of which this one reads up to ${dataVersion.reads}`,
  );
  expect(readFileSync(join(dir, "data-version"), "utf8")).toBe(newer);
});
