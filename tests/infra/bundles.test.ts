// What travels to AWS.
import { expect, inject, test } from "vitest";
import { needsOf } from "../../stacks/needs.ts";
import { builtOf, lambdas } from "./harness/lambdas.ts";
import { readStages } from "./harness/stages.ts";
import { ofType } from "./harness/synthesize.ts";

const { disposable } = readStages(inject("stages"));
const names = Object.keys(lambdas(disposable));

test.each(names)("%s: nothing of the laptop's, of the tests', or of a tool's", (name) => {
  const { inputs } = builtOf(disposable, name);
  expect(inputs.length).toBeGreaterThan(5);
  const foreign =
    /packages\/(local|web|funnels)\/|(^|\/)tests\/|\.test\.|\/(vitest|dynalite|esbuild|tsx|fast-check)\//;
  expect(inputs.filter((file) => foreign.test(file))).toEqual([]);
});

test.each(names)("%s: small enough to start quickly", (name) => {
  // Kilobytes: a third above the largest there is, so that a library that slips in shows.
  expect(builtOf(disposable, name).bytes / 1024).toBeLessThan(1700);
});

test("the native module is installed for who hashes, in the tested version, and in no bundle", () => {
  for (const name of names) {
    const { install, inputs } = builtOf(disposable, name);
    expect(install, name).toEqual(needsOf(name).argon2 ? { "@node-rs/argon2": "2.2.1" } : {});
    expect(inputs.filter((file) => file.includes("@node-rs"))).toEqual([]);
  }
});

test("mail templates travel with who sends mail alone", () => {
  const carriers = names.filter((name) =>
    builtOf(disposable, name).inputs.some((file) => file.includes("packages/emails/")),
  );
  expect(carriers.sort()).toEqual(["mail-sweep", "mail-worker"]);
});

test("a React that is made for production", () => {
  const { inputs } = builtOf(disposable, "mail-worker");
  expect(inputs.some((file) => /react.*production/.test(file))).toBe(true);
  expect(inputs.filter((file) => /node_modules\/react.*\.development\.js/.test(file))).toEqual([]);
});

test("source maps are kept, in the account's own private bucket", () => {
  const maps = ofType(disposable, "aws:s3/bucketObjectv2:BucketObjectv2").filter(({ name }) =>
    name.includes("Sourcemap"),
  );
  expect(maps).toHaveLength(names.length);
  for (const { inputs, retainOnDelete } of maps) {
    expect(inputs).toMatchObject({ bucket: "sst-asset", key: expect.stringMatching(/^sourcemap\//) });
    expect(retainOnDelete).toBe(true);
  }
});
