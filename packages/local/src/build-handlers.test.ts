// What a bundle holds once it is built, and what lies beside it.
import { existsSync, statSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { carriedBy, carriedFor, kilobytesFor } from "../../../infra/carried.ts";
import { callNeeds, type Needs, needsOf } from "../../../infra/needs.ts";
import { buildHandlers, handlerFile, handlerSources } from "./build-handlers.ts";
import { projectRoot } from "./paths.ts";

let dir: string;
let built: Awaited<ReturnType<typeof buildHandlers>>;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "store-handlers-"));
  built = await buildHandlers(dir);
});
afterAll(() => rm(dir, { recursive: true, force: true }));

test("the 63 templates lie beside the bundle that hands them out, byte for byte", async () => {
  const folder = join(dir, "download-template/templates");
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".json")).sort();
  expect(files).toHaveLength(63);
  for (const file of files) {
    const original = await readFile(join(projectRoot, "packages/funnels/library", file));
    expect((await readFile(join(folder, file))).equals(original), file).toBe(true);
  }
});

test("and beside no other, nor inside any", () => {
  const names = Object.keys(handlerSources);
  expect(names.filter((name) => needsOf(name).files)).toEqual(["download-template", "get-invoice"]);
  expect(existsSync(join(handlerFile(dir, "get-invoice"), "../fonts/anek-regular.ttf"))).toBe(true);
  expect(existsSync(join(handlerFile(dir, "get-invoice"), "../harfbuzz.wasm"))).toBe(true);
  expect(names.filter((name) => existsSync(join(handlerFile(dir, name), "../templates")))).toEqual([
    "download-template",
  ]);
  for (const [name, inputs] of Object.entries(built)) {
    expect(inputs).toContain(handlerSources[name]);
    expect(
      inputs.filter((file) => file.includes("packages/funnels/")),
      name,
    ).toEqual([]);
  }
});

test.each(Object.keys(handlerSources))(
  "%s carries what its needs name, and nothing that weighs besides",
  (name) => {
    expect(carriedBy(built[name] ?? [])).toEqual(carriedFor(needsOf(name)));
    expect(statSync(handlerFile(dir, name)).size / 1024).toBeLessThan(kilobytesFor(needsOf(name)));
  },
);

test("what travels is there to be copied, under a name that stays inside", () => {
  const travelling = Object.values<Needs>(callNeeds).flatMap(({ files = [] }) => files);
  expect(travelling).toHaveLength(3);
  for (const { from, to } of travelling) {
    expect(existsSync(join(projectRoot, from)), from).toBe(true);
    expect(to).toMatch(/^[a-z]+(\.wasm)?$/);
  }
});
