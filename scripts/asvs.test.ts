import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { asvsTable, quotedTable, requirements, states } from "./asvs.ts";

/** The numbers of levels 1 and 2 in version 5.0.0, by section. */
const numbers = `
  1.1:1-2 1.2:1-9 1.3:1-11 1.4:1-3 1.5:1-2 2.1:1-3 2.2:1-3 2.3:1-4 2.4:1 3.2:1-2 3.3:1-4 3.4:1-6
  3.5:1-5 3.7:1-2 4.1:1-3 4.2:1 4.3:1-2 4.4:1-4 5.1:1 5.2:1-3 5.3:1-2 5.4:1-3 6.1:1-3 6.2:1-12 6.3:1-4
  6.4:1-4 6.5:1-5 6.6:1-3 6.8:1-4 7.1:1-3 7.2:1-4 7.3:1-2 7.4:1-5 7.5:1-2 7.6:1-2 8.1:1-2 8.2:1-3
  8.3:1 8.4:1 9.1:1-3 9.2:1-4 10.1:1-2 10.2:1-2 10.3:1-4 10.4:1-11 10.5:1-5 10.6:1-2 10.7:1-3 11.1:1-2
  11.2:1-3 11.3:1-3 11.4:1-4 11.5:1 11.6:1 12.1:1-3 12.2:1-2 12.3:1-4 13.1:1 13.2:1-5 13.3:1-2
  13.4:1-5 14.1:1-2 14.2:1-4 14.3:1-3 15.1:1-3 15.2:1-3 15.3:1-7 16.1:1 16.2:1-5 16.3:1-4 16.4:1-3
  16.5:1-3 17.1:1 17.2:1-4 17.3:1-2
`;

const exists = (path: string) => existsSync(join(import.meta.dirname, "..", path));

function listed(): string[] {
  return numbers
    .trim()
    .split(/\s+/)
    .flatMap((section) => {
      const [head = "", spans = ""] = section.split(":");
      return spans.split(",").flatMap((span) => {
        const [first = 0, last = first] = span.split("-").map(Number);
        return Array.from({ length: last - first + 1 }, (_, index) => `${head}.${first + index}`);
      });
    });
}

test("the list of ASVS has every number of levels 1 and 2 once", () => {
  expect(listed()).toHaveLength(253);
  expect(requirements().map(({ number }) => number)).toEqual(listed());
  expect(requirements().filter(({ level }) => level === 1)).toHaveLength(70);
});

test("what is met names a file and a test that are there", () => {
  for (const { number, state, asked, how, where, proof } of requirements()) {
    expect(states, number).toContain(state);
    expect(asked && how, number).toBeTruthy();
    if (where) expect(exists(where), `${number}: ${where}`).toBe(true);
    if (state === "met") {
      expect(where && proof, number).toBeTruthy();
      expect(proof, number).toMatch(/\.(test|spec)\.ts$/);
      expect(exists(proof ?? ""), `${number}: ${proof}`).toBe(true);
    } else expect(proof, number).toBeUndefined();
  }
});

test("docs/safety.md shows the list as it is", () => {
  expect(quotedTable()).toBe(asvsTable());
});
