// docs/safety.md names tests: each is there, under that title.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const rows = readFileSync(join(root, "docs/safety.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| what must hold"))
  .map((line) => line.split(" | "));

/** The tests that a row names, by file: `a.test.ts`: "one", "another"; `b.test.ts`: "third" */
function named(held: string): [file: string, title: string][] {
  return held.split("; `").flatMap((part) => {
    const [file = "", titles = ""] = part.replace(/^`/, "").split("`: ");
    return [...titles.matchAll(/"([^"]+)"/g)].map(([, title = ""]): [string, string] => [file, title]);
  });
}

test("every row names a test, and every test that is named is there", () => {
  expect(rows.length).toBeGreaterThan(20);
  for (const [what = "", held = ""] of rows) expect(named(held), what).not.toEqual([]);
  const missing = rows
    .flatMap(([, held = ""]) => named(held))
    .filter(([file, title]) => !existsSync(join(root, file)) || !read(file).includes(title));
  expect(missing).toEqual([]);
});

function read(file: string): string {
  return readFileSync(join(root, file), "utf8");
}
