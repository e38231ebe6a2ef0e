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

/** Each room with the rooms that it imports from. */
const rooms = new Map<string, Set<string>>();
for (const [name, all] of imports) {
  const room = roomOf(name);
  if (!name.includes("/") || name.endsWith("testing.ts")) continue;
  const others = all.map(roomOf).filter((other) => other !== room);
  rooms.set(room, new Set([...(rooms.get(room) ?? []), ...others]));
}

/** Whether `room` reaches `other` in one step or more. */
function reaches(room: string, other: string, seen = new Set<string>()): boolean {
  return [...(rooms.get(room) ?? [])].some((next) => {
    if (next === other) return true;
    if (seen.has(next)) return false;
    seen.add(next);
    return reaches(next, other, seen);
  });
}

test("rooms rest on each other one way only", () => {
  expect(rooms.size).toBeGreaterThan(15);
  expect([...rooms.keys()].filter((room) => reaches(room, room))).toEqual([]);
});

test("the picture in docs/architecture.md is the code's, without the arrows that others imply", () => {
  const arrows = [...rooms].flatMap(([room, others]) =>
    [...others]
      .filter((other) => ![...others].some((between) => reaches(between, other)))
      .map((other) => `${room} --> ${other}`),
  );
  const text = readFileSync(join(root, "../../../docs/architecture.md"), "utf8");
  const [, picture = ""] = text.match(/subgraph core\n(.*?)\n {2}end/s) ?? [];
  expect(arrows.sort()).toEqual(
    picture
      .split("\n")
      .map((line) => line.trim())
      .sort(),
  );
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
