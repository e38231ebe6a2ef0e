import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const here = dirname(fileURLToPath(import.meta.url));
const style = readFileSync(join(here, "../styles/app.css"), "utf8");

/** The components of public pages that the app shows as well. */
const borrowed = readdirSync(here)
  .filter((file) => file.endsWith(".tsx"))
  .flatMap((file) => [
    ...readFileSync(join(here, file), "utf8").matchAll(/ from "\.\.\/(pages\/[^"]+\.tsx)"/g),
  ])
  .map(([, path = ""]) => path);

describe("the app's stylesheet", () => {
  it.each([...borrowed, "pages/app-shell.tsx"])("has the classes of %s", (path) => {
    expect(style).toContain(`@source "../${path}"`);
  });

  it("is compared with something", () => {
    expect(borrowed.length).toBeGreaterThan(0);
  });
});
