// npm run restore -- --stage X --at 2026-11-20T09:30:00Z    goes on with the table as it was then: docs/deploy.md, "Restoring"
//   --copy          the newest copy of AWS Backup up to that time
//   --log FILE      the functions' log, where the former table is lost
import { parseArgs } from "node:util";
import { cloudOf } from "./cloud.ts";
import { sayInWords } from "./fail.ts";
import { keysOf, secondOf } from "./restore/keys.ts";
import { restore } from "./restore/restore.ts";
import { regionOf } from "./stage-settings.ts";

const { values } = parseArgs({
  options: {
    stage: { type: "string" },
    at: { type: "string" },
    copy: { type: "boolean", default: false },
    log: { type: "string" },
  },
});
const { stage, at, copy, log } = values;
sayInWords();
if (!stage || !at) throw new Error("npm run restore -- --stage production --at 2026-11-20T09:30:00Z");
await restore(cloudOf(regionOf(stage)), { stage, at: secondOf(at), keys: await keysOf(stage), copy, log });
