// The shape of the import graph: what everything rests on rests on nothing above it. scripts/imports.test.ts has the rules
// of the whole repository, such as that no file imports itself through others.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const root = import.meta.dirname;

/** Each file with the files of core that it imports, types included. */
const imports = new Map(
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => [name, importsOf(name)]),
);

function importsOf(name: string): string[] {
  const text = readFileSync(join(root, name), "utf8");
  const found = text.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*"(\.[^"]+)"/g);
  return [...found].map(([, path = ""]) => relative(root, join(root, dirname(name), path)));
}

function roomOf(name: string): string {
  return name.split("/")[0] ?? "";
}

test("no file is longer than 200 lines", () => {
  const lengths = [...imports.keys()].map((name) => ({
    name,
    lines: readFileSync(join(root, name), "utf8").split("\n").length - 1,
  }));
  expect(lengths.filter(({ lines }) => lines > 200)).toEqual([]);
});

test("every import leads to a file", () => {
  const lost = [...imports].flatMap(([name, all]) =>
    all.filter((target) => !imports.has(target)).map((target) => `${name} -> ${target}`),
  );
  expect(lost).toEqual([]);
});

test.each([
  ["platform", ["platform", "ports"]],
  ["ports", ["ports"]],
  ["adapters", ["adapters", "ports", "platform"]],
])("%s imports only from %j", (room, allowed) => {
  const files = [...imports].filter(([name]) => roomOf(name) === room);
  expect(files.length).toBeGreaterThan(0);
  const outsiders = files.flatMap(([name, all]) =>
    all.filter((target) => !allowed.includes(roomOf(target))).map((target) => `${name} -> ${target}`),
  );
  expect(outsiders).toEqual([]);
});

test("nothing but functions and tests reaches into the adapters", () => {
  const users = [...imports].filter(
    ([name, all]) => roomOf(name) !== "adapters" && all.some((target) => roomOf(target) === "adapters"),
  );
  expect(users).toEqual([]);
});
