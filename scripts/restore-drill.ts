// npm run restore-drill -- --stage X     restores the table of a stage beside it, proves the copy, deletes it
// npm run restore-drill -- --stage X --copy   the same with the newest copy of AWS Backup
// npm run restore-drill -- --data DIR    the same with the newest copy of a data folder on this machine
import { existsSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { newestCopy } from "@store/dev/data-copies";
import { identityOf } from "@store/dev/identity";
import { cloudOf } from "./cloud.ts";
import { sayInWords } from "./fail.ts";
import { dataOption, openLocalTable } from "./open-table.ts";
import { drill, drillCopy, prove } from "./restore/drill.ts";
import { keysOf, secondOf } from "./restore/keys.ts";
import { regionOf } from "./stage-settings.ts";

const { values } = parseArgs({
  options: {
    stage: { type: "string" },
    at: { type: "string" },
    copy: { type: "boolean", default: false },
    keep: { type: "boolean", default: false },
    data: dataOption,
  },
});
sayInWords();
const { stage, at = new Date(Date.now() - 10 * 60_000).toISOString(), copy, keep, data } = values;
if (stage) {
  const [cloud, drilled] = [cloudOf(regionOf(stage)), { stage, keys: await keysOf(stage), keep }];
  await (copy ? drillCopy(cloud, drilled) : drill(cloud, { ...drilled, at: secondOf(at) }));
} else await drillHere(resolve(data));

async function drillHere(dataDir: string): Promise<void> {
  const copy = newestCopy(dataDir);
  if (!copy)
    throw new Error(
      `There is no copy in ${dataDir} yet: \`npm start\` makes one each day that it begins on.`,
    );
  const { PrivacyKey, AddressKey } = identityOf(dataDir);
  const folder = await mkdtemp(join(tmpdir(), "store-drill-"));
  try {
    await cp(copy, folder, { recursive: true });
    const table = await openLocalTable(folder);
    try {
      // A folder that was only filled has no log, and so no erasures.
      const log = join(dataDir, "log.jsonl");
      await prove(cloudOf("ap-south-1"), "store", existsSync(log) ? ["--log", log] : [], {
        PRIVACY_KEY: PrivacyKey,
        ADDRESS_KEY: AddressKey,
      });
    } finally {
      await table.close();
    }
    console.info(`The copy ${copy} was whole.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
