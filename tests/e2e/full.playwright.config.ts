// The browser tests with everything that is the same with other luck: every page without its code, every gated area, every
// state under axe.
//   npm run test:e2e:full
import config from "./playwright.config.ts";

// Each worker reads this file before any test.
process.env.STORE_FULL_TESTS = "1";

export default { ...config, grepInvert: [] };
