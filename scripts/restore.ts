// npm run restore -- --stage X --at 2026-11-20T09:30:00Z    goes on with the table as it was then: docs/deploy.md, "Restoring"
import { parseArgs } from "node:util";
import { cloudOf } from "./cloud.ts";
import { keysOf, secondOf } from "./restore/keys.ts";
import { restore } from "./restore/restore.ts";
import { regionOf } from "./stage-settings.ts";

const { values } = parseArgs({ options: { stage: { type: "string" }, at: { type: "string" } } });
const { stage, at } = values;
try {
  if (!stage || !at) throw new Error("npm run restore -- --stage production --at 2026-11-20T09:30:00Z");
  await restore(cloudOf(regionOf(stage)), { stage, at: secondOf(at), keys: await keysOf(stage) });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
