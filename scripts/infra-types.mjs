// Checks the types of infra/, stacks/ and sst.config.ts, which need SST's platform. Where that is not installed it says
// so: it weighs 323 MB, and `npm run test:infra` brings it.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
if (existsSync(join(root, ".sst/platform/node_modules/@pulumi/pulumi"))) {
  const { status } = spawnSync("npx", ["tsc", "--noEmit", "-p", "infra/tsconfig.json"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  process.exit(status ?? 1);
}
console.warn(
  "infra and stacks: types not checked, SST's platform is missing. npm run test:infra installs it.",
);
