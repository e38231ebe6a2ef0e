import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { transitions } from "./transitions.ts";

test("the head comment's table matches the transitions in the code", () => {
  const text = readFileSync(join(import.meta.dirname, "transitions.ts"), "utf8");
  const rows = [...text.matchAll(/^\/\/ \| ([a-z-]+) +\| ([a-z ]+?) +\| ([a-z]+) +\| ([a-z]+) +\|$/gm)]
    .map(([, name = "", from = "", to, access]) => [name, { from: from.split(" "), to, access }] as const)
    .filter(([name]) => name !== "transition");
  expect(Object.fromEntries(rows)).toEqual(transitions);
});
