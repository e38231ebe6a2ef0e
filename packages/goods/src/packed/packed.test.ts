import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { contentParts } from "@store/contract/packed-content";
import { resourceTypes } from "@store/contract/products";
import { afterAll, beforeAll, expect, test } from "vitest";
import { course } from "../course.ts";
import { readCaptions } from "../read-captions.ts";
import { readContent } from "../read-content.ts";
import { packedFile, packedReader } from "./packed-reader.ts";
import { writePacked } from "./write-packed.ts";

let dir: string;
let reader: ReturnType<typeof packedReader>;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "store-packed-"));
  await writePacked(dir);
  reader = packedReader(pathToFileURL(`${dir}/`));
}, 60_000);
afterAll(() => rm(dir, { recursive: true }));

test.each([...resourceTypes, ...contentParts])("the packed %s reads as it was written", async (resource) => {
  expect(await reader.readContent(resource)).toEqual(await readContent(resource));
});

test("every film has its captions, and no other name has any", async () => {
  const films = course.flatMap(({ lessons }) => lessons.map(({ id }) => id));
  expect(films.length).toBeGreaterThan(20);
  for (const film of films) expect(await reader.readCaptions(film)).toEqual(await readCaptions(film));
  expect(await reader.readCaptions("toString")).toBeUndefined();
});

test("the folder holds one complete file for each resource", async () => {
  expect((await readdir(dir)).sort()).toEqual(
    ([...resourceTypes, ...contentParts, "captions"] as const).map(packedFile).sort(),
  );
});
