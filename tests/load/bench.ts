// npm run bench: how fast the shop is, as a ratio to a bare node:http echo measured in the same run; how many round trips
// and units each call costs; how heavy each Lambda is, and how long it starts. Figures are printed, never asserted by the clock.
import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildAll } from "@store/dev/build-all";
import { startShop } from "@store/dev/shop";
import { benchAdmin } from "./bench-admin.ts";
import { benchBundles } from "./bench-bundles.ts";
import { benchSpeed } from "./bench-speed.ts";

const built = await buildAll();
const dataDir = await mkdtemp(join(tmpdir(), "store-bench-"));
const shop = await startShop({ ...built, dataDir, port: 0, control: true });
try {
  await benchSpeed(shop.url);
} finally {
  await shop.close();
  await rm(dataDir, { recursive: true });
}
execFileSync("npx", ["vitest", "run", "--project", "integration", "tests/integration/round-trips.test.ts"], {
  stdio: "inherit",
});
await benchAdmin();
await benchBundles(built.handlersDir);
process.exit(0);
