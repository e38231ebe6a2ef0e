// What a bundle holds once it is built, and what lies beside it.
import { existsSync, readdirSync, statSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { calls } from "@store/contract/calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { carriedBy, carriedFor, kilobytesFor, splitFor } from "../../../infra/carried.ts";
import { callNeeds, type Needs, needsOf } from "../../../infra/needs.ts";
import { type Built, buildHandlers, handlerFile, handlerSources } from "./build-handlers.ts";
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
  for (const [name, files] of Object.entries(built)) {
    const inputs = partsOf(files);
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
    const inputs = partsOf(built[name]);
    expect(carriedBy(inputs)).toEqual(carriedFor(needsOf(name)));
    const code = readdirSync(join(dir, name)).filter((file) => file.endsWith(".mjs"));
    const bytes = code.reduce((sum, file) => sum + statSync(join(dir, name, file)).size, 0);
    expect(bytes / 1024).toBeLessThan(kilobytesFor(name));
    expect(code.length > 1).toBe(splitFor(needsOf(name)));
  },
);

/** Every source file of a bundle. */
function partsOf(files: Built = {}): string[] {
  return Object.values(files).flatMap(({ inputs }) => Object.keys(inputs));
}

/** Files of the bundle that are read when its function starts: the entry, and what that imports at once. */
function readAtStart(name: string): string[] {
  const outputs = built[name] ?? {};
  const entry = Object.keys(outputs).find((file) => file.endsWith(`${name}/index.mjs`)) ?? "";
  const reached = new Set([entry]);
  for (const file of reached)
    for (const { path, kind } of outputs[file]?.imports ?? [])
      if (kind === "import-statement" && path in outputs) reached.add(path);
  return [...reached].flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}));
}

test.each(Object.keys(handlerSources))("%s reads at its start nothing that it may not need", (name) => {
  const later =
    /core\/src\/adapters\/(stripe|razorpay|ses|cognito)|node_modules\/(stripe|react|react-dom|pdfkit|fontkit)\/|packages\/(emails|papers)\/|packages\/content\/src\/(ads|course|cro|seo|shelf)\//;
  expect(readAtStart(name).length).toBeGreaterThan(5);
  expect(readAtStart(name).filter((file) => later.test(file))).toEqual([]);
});

test.each(Object.keys(calls))("%s makes the shapes of its own call, and of no other", (name) => {
  const shapes = readAtStart(name).flatMap((file) => /contract\/src\/calls\/(.+)\.ts$/.exec(file)?.[1] ?? []);
  expect(shapes.filter((shape) => shape !== name)).toEqual([]);
});

test("what travels is there to be copied, under a name that stays inside", () => {
  const travelling = Object.values<Needs>(callNeeds).flatMap(({ files = [] }) => files);
  expect(travelling).toHaveLength(3);
  for (const { from, to } of travelling) {
    expect(existsSync(join(projectRoot, from)), from).toBe(true);
    expect(to).toMatch(/^[a-z]+(\.wasm)?$/);
  }
});
