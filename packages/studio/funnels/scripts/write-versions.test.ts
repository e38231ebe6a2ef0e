import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { templateText } from "../src/elementor/finish.ts";
import type { Template } from "../src/elementor/types.ts";
import { printsOf } from "../src/versions.ts";
import { readVersions, writeVersions } from "./write-versions.ts";

const page = (text: string): Template => ({
  version: "0.4",
  title: "Spa",
  type: "page",
  page_settings: {},
  content: [
    { id: "1", elType: "container", isInner: false, settings: { _title: "Head", text }, elements: [] },
  ],
});

let at: { library: string; versions: string };
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), "versions-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  at = { library: join(folder, "templates"), versions: join(folder, "versions.json") };
  await writeFile(at.versions, "{}");
});

const write = (text: string, words?: string) =>
  writeVersions(
    [{ path: "creative/spa", content: page(text).content, text: templateText(page(text)) }],
    words === undefined ? undefined : { words, day: "2026-11-23", amend: false },
    at,
  );
const files = async () => (await readdir(join(at.library, "creative"))).sort();

test("writeVersions keeps the files of the last three versions, each as it was", async () => {
  for (const text of ["one", "two", "three", "four"])
    expect(await write(text, `The head says ${text}.`)).toEqual([]);
  expect(await files()).toEqual(["spa.json", "spa.v2.json", "spa.v3.json"]);
  const older = await readFile(join(at.library, "creative/spa.v2.json"), "utf8");
  expect(older).toBe(templateText(page("two")));
  const versions = (await readVersions(at))["creative/spa"] ?? [];
  expect(versions.map(({ version }) => version)).toEqual([4, 3, 2, 1]);
  expect(versions[2]).toMatchObject(await printsOf(page("two")));
});

test("writeVersions leaves a template alone that changed without a word about it, and says so", async () => {
  await write("one", "The first edition.");
  const ledger = await readFile(at.versions, "utf8");
  expect(await write("two")).toEqual([expect.stringContaining("creative/spa is not what its version 1 was")]);
  expect(await files()).toEqual(["spa.json"]);
  expect(await readFile(join(at.library, "creative/spa.json"), "utf8")).toBe(templateText(page("one")));
  expect(await readFile(at.versions, "utf8")).toBe(ledger);
});
