import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "infra",
    dir: import.meta.dirname,
    include: ["**/*.test.ts"],
    globalSetup: [`${import.meta.dirname}/harness/stages.ts`],
    // Each program is a process of its own: two at a time is what a laptop carries.
    maxWorkers: 2,
    testTimeout: 160_000,
  },
});
