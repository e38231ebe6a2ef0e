// What a bundle holds once it is built, and what lies beside it.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { calls } from "@store/contract/calls";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { splitFor } from "../../../infra/bundling.ts";
import type { Needs } from "../../../infra/need.ts";
import { callNeeds, needsOf } from "../../../infra/needs.ts";
import { type Built, buildHandlers, bundle, handlerFile, handlerSources } from "./build-handlers.ts";
import { projectRoot } from "./paths.ts";

let dir: string;
let built: Awaited<ReturnType<typeof buildHandlers>>;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "store-handlers-"));
  built = await buildHandlers(dir);
});
afterAll(() => rm(dir, { recursive: true, force: true }));

test("the download bundle carries every template file byte for byte", async () => {
  const folder = join(dir, "download-template/templates");
  const filesIn = async (dir: string) =>
    (await readdir(dir, { recursive: true })).filter((file) => file.endsWith(".json")).sort();
  const files = await filesIn(folder);
  expect(files).toEqual(await filesIn(join(projectRoot, "packages/goods/library/templates")));
  expect(files.length).toBeGreaterThanOrEqual(63);
  for (const file of files) {
    const original = await readFile(join(projectRoot, "packages/goods/library/templates", file));
    expect((await readFile(join(folder, file))).equals(original), file).toBe(true);
  }
});

test("no other bundle carries a template file", () => {
  const names = Object.keys(handlerSources);
  expect(names.filter((name) => needsOf(name).files)).toEqual([
    "verify-resource-token",
    "get-resource",
    "download-template",
    "read-account",
    "client-desk",
    "shared-site",
    "get-invoice",
  ]);
  expect(existsSync(join(handlerFile(dir, "get-invoice"), "../fonts/anek-regular.ttf"))).toBe(true);
  expect(existsSync(join(handlerFile(dir, "get-invoice"), "../harfbuzz.wasm"))).toBe(true);
  expect(names.filter((name) => existsSync(join(handlerFile(dir, name), "../templates")))).toEqual([
    "download-template",
  ]);
  for (const [name, files] of Object.entries(built)) {
    const inputs = partsOf(files);
    expect(inputs).toContain(handlerSources[name]);
    expect(
      inputs.filter((file) =>
        /packages\/(studio|goods\/(ads|checklists|course|shelf|src\/(films|read)))\/|goods\/src\/(ads|checklists|course|read-content)\.ts|funnels\/guides/.test(
          file,
        ),
      ),
      name,
    ).toEqual([]);
  }
});

// What a bundle weighs and may carry, tests/infra/bundles.test.ts says of those that travel.
test.each(Object.keys(handlerSources))("%s lies in parts where that makes its start shorter", (name) => {
  const code = readdirSync(join(dir, name)).filter((file) => file.endsWith(".mjs"));
  expect(existsSync(join(dir, name, "content"))).toBe(needsOf(name).content === true);
  // Razorpay's adapter is smaller than what a further file costs at every start, so its webhook is one file.
  expect(code.length > 1).toBe(splitFor(needsOf(name)) && name !== "razorpay-webhook");
});

/** Every source file of a bundle. */
function partsOf(files: Built = {}): string[] {
  return Object.values(files).flatMap(({ inputs }) => Object.keys(inputs));
}

/** Files that are read when a function starts: the entry, and what that imports at once. */
function startOf(outputs: Built = {}): Built[string][] {
  const entry = Object.keys(outputs).find((file) => file.endsWith("/index.mjs")) ?? "";
  const reached = new Set([entry]);
  for (const file of reached)
    for (const { path, kind } of outputs[file]?.imports ?? [])
      if (kind === "import-statement" && path in outputs) reached.add(path);
  return [...reached].flatMap((file) => outputs[file] ?? []);
}

/** The source files that they are made of. */
function readAtStart(name: string): string[] {
  return startOf(built[name]).flatMap(({ inputs }) => Object.keys(inputs));
}

const kilobytesAtStart = (outputs?: Built) =>
  startOf(outputs).reduce((sum, { bytes }) => sum + bytes, 0) / 1024;

test.each(Object.keys(handlerSources))("%s reads at its start only what it needs", (name) => {
  const later =
    /core\/src\/providers\/(stripe|ses|cognito)|node_modules\/(stripe|react|react-dom|pdfkit|fontkit|@simplewebauthn|@peculiar)\/|packages\/(mails|invoices-pdf)\//;
  expect(readAtStart(name).length).toBeGreaterThan(5);
  expect(readAtStart(name).filter((file) => later.test(file))).toEqual([]);
});

test.each(Object.keys(handlerSources))("%s carries no command of the SDK that nothing sends", (name) => {
  const commands = partsOf(built[name]).flatMap(
    (file) => /dynamodb\/dist-es\/(?:commands\/)?(\w+Command|DynamoDBDocument)\.js/.exec(file)?.[1] ?? [],
  );
  expect(
    commands.filter((command) => /^(Create|Execute|List|Restore)|^DynamoDBDocument$/.test(command)),
  ).toEqual([]);
});

/** What a start makes besides functions and classes: zod's shapes, and formatters, each of which reads a locale. */
interface Made {
  shapes: number;
  formatters: number;
}

/** Imports the bundles, one after the other, in a process of its own, and counts. */
function madeAtStart(): Record<string, Made> {
  const script = `
    let shapes = 0, formatters = 0;
    const define = Object.defineProperty;
    Object.defineProperty = (target, name, descriptor) => {
      if (name === "_zod") shapes += 1;
      return define(target, name, descriptor);
    };
    for (const name of Object.getOwnPropertyNames(Intl).filter((one) => typeof Intl[one] === "function" && /^[A-Z]/.test(one)))
      Intl[name] = new Proxy(Intl[name], {
        construct(...args) {
          formatters += 1;
          return Reflect.construct(...args);
        },
      });
    const made = {};
    for (const [name, file] of JSON.parse(process.argv[1])) {
      shapes = formatters = 0;
      await import(file);
      made[name] = { shapes, formatters };
    }
    console.log(JSON.stringify(made));`;
  const files = Object.keys(handlerSources).map((name) => [name, pathToFileURL(handlerFile(dir, name)).href]);
  const args = ["--no-warnings", "--input-type=module", "-e", script, JSON.stringify(files)];
  const env = {
    ...process.env,
    AWS_REGION: "ap-south-1",
    SST_RESOURCE_App: '{"name":"store","stage":"test"}',
  };
  return JSON.parse(execFileSync(process.execPath, args, { env, encoding: "utf8" })) as Record<string, Made>;
}

/** How much code a start may read, as times the SDK and ElectroDB as they come: what each kind has today, and 2 % more. */
function mostOf(name: string): number {
  if (name === "create-payment-order") return 1.2;
  return needsOf(name).payments ? 1.22 : 1.1;
}

/** Kilobytes of the list that the six words of a password are drawn from: a text, of which a start parses nothing. */
const wordList = 62;
const drawsWords = (name: string) => readAtStart(name).some((file) => file.endsWith("/passphrase-words.ts"));

/** Shapes of what a start reads, 12 µs each: all that is kept of a person is told at once. */
const shapesOf: Record<string, number> = { "privacy-read": 198 };

describe("a function's start", () => {
  let made: Record<string, Made>;
  let floor: number;
  beforeAll(async () => {
    made = madeAtStart();
    const alone = join(projectRoot, "tests/load/floor.ts");
    const { metafile } = await bundle(alone, join(dir, "floor", "index.mjs"));
    floor = kilobytesAtStart(metafile.outputs);
  });

  // What `npm run bench` measures as time: none takes more than 1.15 times as long as the SDK and ElectroDB alone.
  test.each(Object.keys(handlerSources))("loads little for %s", (name) => {
    const { shapes = 0, formatters } = made[name] ?? {};
    expect(formatters).toBe(0);
    expect(shapes).toBeLessThanOrEqual(shapesOf[name] ?? 185);
    expect(kilobytesAtStart(built[name])).toBeLessThan(
      floor * mostOf(name) + (drawsWords(name) ? wordList : 0),
    );
  });

  test("is counted in shapes and kilobytes", () => {
    expect(made["admin-orders"]?.shapes).toBeGreaterThan(20);
    expect(floor).toBeGreaterThan(100);
  });
});

test.each(Object.keys(calls))("%s makes the shapes of its own call and of no other", (name) => {
  const shapes = readAtStart(name).flatMap((file) => /contract\/src\/calls\/(.+)\.ts$/.exec(file)?.[1] ?? []);
  expect(shapes.filter((shape) => shape !== name)).toEqual([]);
});

test("every file that travels with a bundle exists and has a safe name", () => {
  const travelling = Object.values<Needs>(callNeeds).flatMap(({ files = [] }) => files);
  expect(travelling).toHaveLength(8);
  for (const { from, to } of travelling) {
    expect(existsSync(join(projectRoot, from)), from).toBe(true);
    expect(to).toMatch(/^[a-z]+(\.wasm)?$/);
  }
});
