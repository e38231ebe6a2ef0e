// Writes down which mutants a test file runs through, one line "<test file>\t<mutant> <mutant> ...", if it is asked to.
import { appendFileSync } from "node:fs";
import { relative } from "node:path";
import { afterAll, expect } from "vitest";

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
  switches.currentTestId = testFile;
  afterAll(() => {
    const reached = Object.keys(switches.mutantCoverage?.perTest[testFile] ?? {});
    appendFileSync(file, `${testFile}\t${reached.join(" ")}\n`);
  });
}
