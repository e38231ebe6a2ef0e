// Writes down which mutants a test file runs through, one line "<test file>\t<mutant> <mutant> ...", if it is asked to;
// after a second tab those that only ran while modules were loaded.
import { appendFileSync } from "node:fs";
import { relative } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";

interface Switches {
  currentTestId?: string;
  mutantCoverage?: { perTest: Record<string, Record<string, number>> };
}

const file = process.env.REACHED_FILE;
if (file) {
  const holder = globalThis as { __stryker__?: Switches };
  holder.__stryker__ ??= {};
  const switches = holder.__stryker__;
  const testFile = relative(process.cwd(), expect.getState().testPath ?? "");
  const loading = `${testFile} loading`;
  switches.currentTestId = loading;
  beforeAll(() => {
    switches.currentTestId = testFile;
  });
  afterAll(() => {
    const those = (id: string) => Object.keys(switches.mutantCoverage?.perTest[id] ?? {}).join(" ");
    appendFileSync(file, `${testFile}\t${those(testFile)}\t${those(loading)}\n`);
    switches.currentTestId = loading;
  });
}
