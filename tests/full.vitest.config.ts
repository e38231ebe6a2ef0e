// The integration suite with everything that is the same with other luck: all seeds, and each death a real process's.
//   npm run test:integration:full
import { defineConfig } from "vitest/config";
import { integration, maxWorkers } from "../vitest.config.ts";

export default defineConfig({
  test: {
    maxWorkers,
    projects: [{ ...integration, test: { ...integration.test, env: { STORE_FULL_TESTS: "1" } } }],
  },
});
