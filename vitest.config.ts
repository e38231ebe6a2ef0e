import { join } from "node:path";
import { defineConfig } from "vitest/config";

// Vitest leaves one core for itself, which on a machine of two halves the speed; and children and hashes are waited for.
export const maxWorkers = 3;

export const integration = {
  resolve: { alias: { "@node-rs/argon2": join(import.meta.dirname, "tests/support/quick-argon2.ts") } },
  test: {
    name: "integration",
    include: ["tests/integration/**/*.test.ts"],
    isolate: false,
    setupFiles: ["tests/support/forget-modules.ts", "tests/support/stand-ins.ts"],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
};

/** Tests that start a program which is not ours. */
const programs = "packages/*/src/**/*.program.test.ts";

export default defineConfig({
  test: {
    maxWorkers,
    // What was compiled for a run is there for the next, by its content.
    experimental: { fsModuleCache: true, fsModuleCachePath: "node_modules/.cache/vitest" },
    // CI runs beside whatever its machine does: a test that fails once and then passes is listed there as retried.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        test: {
          name: "unit",
          isolate: false,
          setupFiles: ["tests/support/forget-modules.ts"],
          // Patience for a busy machine: no unit test is about time.
          testTimeout: 60_000,
          include: [
            "packages/*/{src,scripts,tests}/**/*.test.{ts,tsx}",
            "stacks/**/*.test.ts",
            "scripts/**/*.test.ts",
            "tests/load/**/*.test.ts",
          ],
          exclude: ["packages/dev/**", programs, "**/node_modules/**"],
        },
      },
      {
        test: {
          name: "stand-ins",
          // And what other programs make of our files, which is no unit test's haste.
          include: ["packages/dev/src/**/*.test.ts", programs],
          isolate: false,
          setupFiles: ["tests/support/forget-modules.ts"],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      integration,
    ],
  },
});
