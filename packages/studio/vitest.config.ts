import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "studio",
    include: ["**/*.test.ts"],
    // Hundreds of pages and films are drawn for them, beside whatever else the machine does.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
