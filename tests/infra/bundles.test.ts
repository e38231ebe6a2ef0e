// What travels to AWS.
import { readdirSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { projectRoot } from "@store/dev/paths";
import { expect, inject, test } from "vitest";
import { needsOf } from "../../infra/needs.ts";
import { carriedBy, carriedFor, kilobytesFor } from "./harness/carried.ts";
import { builtOf, lambdas } from "./harness/lambdas.ts";
import { readStages } from "./harness/stages.ts";
import { ofType, synthesize } from "./harness/synthesize.ts";

const { configured, disposable, elsewhere } = readStages(inject("stages"));
const names = Object.keys(lambdas(disposable));

test.each(names)("the bundle of %s holds nothing of the laptop, the tests or a tool", (name) => {
  const { inputs } = builtOf(disposable, name);
  expect(inputs.length).toBeGreaterThan(5);
  const foreign =
    /packages\/(dev|web|studio|goods\/(ads|checklists|course|shelf|src\/(films|read)))\/|goods\/src\/(ads|checklists|course|read-content)\.ts|funnels\/guides|(^|\/)tests\/|\.test\.|\/(vitest|lmdb|esbuild|tsx|fast-check)\//;
  expect(inputs.filter((file) => foreign.test(file))).toEqual([]);
});

test.each(names)("the bundle of %s is small enough to start quickly", (name) => {
  const { content, files = [] } = needsOf(name);
  // What is sold lies packed beside the bundle, and a call reads one file of it.
  const packed = content ? files.flatMap(({ from }) => sizesIn(join(projectRoot, from))) : [];
  const bytes = Math.max(0, ...packed) + builtOf(disposable, name).bytes;
  expect(bytes / 1024).toBeLessThan(kilobytesFor(name));
});

function sizesIn(folder: string): number[] {
  const names = readdirSync(folder);
  expect(names).toContain("checklist.json.gz");
  return names.map((name) => statSync(join(folder, name)).size);
}

test("the native module is installed only for the functions that hash", () => {
  const { version } = createRequire(join(projectRoot, "packages/core/package.json"))(
    "@node-rs/argon2/package.json",
  ) as { version: string };
  const native = { "@node-rs/argon2": version, "@node-rs/argon2-linux-arm64-gnu": version };
  for (const name of names) {
    const { install, inputs } = builtOf(disposable, name);
    expect(install, name).toEqual(needsOf(name).argon2 ? native : {});
    expect(inputs.filter((file) => file.includes("@node-rs"))).toEqual([]);
  }
});

test.each([
  ["Alpine", configured],
  ["macOS or Windows", elsewhere],
])("a deploy from %s carries Lambda's binary too", (_, stage) => {
  expect(stage.errors).toEqual([]);
});

test("a function without the binary is not deployed", async () => {
  const { errors } = await synthesize({
    stage: "asha",
    bundle: false,
    libc: "",
    edits: [["stacks/argon2.ts", ", [binary]: version", ""]],
  });
  expect(errors.join("\n")).toContain("@node-rs/argon2-linux-arm64-gnu is not installed");
});

test.each(names)("the bundle of %s carries what its needs name and no other weight", (name) => {
  expect(carriedBy(builtOf(disposable, name).inputs)).toEqual(carriedFor(needsOf(name)));
});

test("every bundle has the production build of React", () => {
  const { inputs } = builtOf(disposable, "mail-worker");
  expect(inputs.some((file) => /react.*production/.test(file))).toBe(true);
  expect(inputs.filter((file) => /node_modules\/react.*\.development\.js/.test(file))).toEqual([]);
});

test("source maps are kept in the account's own private bucket", () => {
  const maps = ofType(disposable, "aws:s3/bucketObjectv2:BucketObjectv2").filter(({ name }) =>
    name.includes("Sourcemap"),
  );
  // A function whose parts are loaded when needed has one for each part.
  expect(maps.length).toBeGreaterThanOrEqual(names.length);
  for (const { inputs, retainOnDelete } of maps) {
    expect(inputs).toMatchObject({ bucket: "sst-asset", key: expect.stringMatching(/^sourcemap\//) });
    expect(retainOnDelete).toBe(true);
  }
});
