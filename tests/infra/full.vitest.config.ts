// The infrastructure tests with the orders of deploys that stand for themselves: domains of before, www.
//   npm run test:infra:full
import { mergeConfig } from "vitest/config";
import config from "./vitest.config.ts";

export default mergeConfig(config, { test: { env: { STORE_FULL_TESTS: "1" } } });
