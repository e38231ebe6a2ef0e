import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { sideEffects } from "../../package.json" with { type: "json" };

const source = join(import.meta.dirname, "..");

test("a file that is imported for what it does is named in package.json, or a bundle would leave it out", () => {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".ts"),
  );
  const imported = files.flatMap((file) =>
    [...readFileSync(join(source, file), "utf8").matchAll(/^import "([^"]+)";$/gm)].map(([, name = ""]) =>
      basename(name),
    ),
  );
  const named = sideEffects.map((name) => basename(name));
  expect([...new Set(imported)].filter((name) => !named.includes(name))).toEqual([]);
});
