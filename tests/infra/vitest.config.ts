import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "infra",
    dir: import.meta.dirname,
    include: ["**/*.test.ts"],
    globalSetup: [`${import.meta.dirname}/harness/stages.ts`],
    // Few and light workers: on a busy machine a process for each file is not up in the time that Vitest gives it.
    pool: "threads",
    isolate: false,
    // Each program is a process of its own: two at a time is what a laptop carries.
    maxWorkers: 2,
    // Of the tests in a file that may run side by side.
    maxConcurrency: 2,
    // A program that hangs is given up by what it does, not by a clock: harness/patience.ts.
    testTimeout: 31 * 60_000,
    hookTimeout: 31 * 60_000,
  },
});
