// npm run migrate -- --stage X           takes the rows of a stage to their present shape, while it sells: docs/upgrading.md
// npm run migrate -- --stage X --ahead   only what the release asks for that is about to be deployed
// npm run migrate -- --table NAME        the same in a table that was restored, with the credentials and region of the shell
// npm run migrate -- --data DIR          the same in a folder of `npm start`
import { parseArgs } from "node:util";
import { cloudOf } from "./cloud.ts";
import { sayInWords } from "./fail.ts";
import { noteRows } from "./migrate/note-rows.ts";
import { openNamedTable } from "./open-table.ts";
import { servingTable } from "./restore/restore.ts";
import { regionOf } from "./stage-settings.ts";

const { values } = parseArgs({
  options: {
    stage: { type: "string" },
    table: { type: "string" },
    data: { type: "string" },
    ahead: { type: "boolean", default: false },
  },
});
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";
sayInWords();
const { stage, table, data, ahead } = values;
if (stage) {
  const region = regionOf(stage);
  const cloud = cloudOf(region);
  process.env.AWS_REGION = region;
  const serving = await servingTable(cloud, stage);
  process.env.STORE_TABLE = serving;
  if (!(await cloud.aws(["dynamodb", "describe-table", "--table-name", serving])))
    console.info(`${stage} has no table yet: its first deploy makes one, and nothing is to be migrated.`);
  else {
    const rows = await run(ahead);
    if (!ahead) await noteRows(cloud, stage, rows);
  }
} else if (table || data) {
  const opened = await openNamedTable({ ...(table && { table }), data: data ?? "" });
  await run(ahead).finally(() => opened.close());
} else throw new Error("npm run migrate -- --stage X");

/** Answers from which version on rows are afterwards. Core knows its table when it is loaded. */
async function run(ahead: boolean): Promise<number> {
  const [{ migrateAll, rowsAfter }, { migrations }] = await Promise.all([
    import("@store/core/migrations/migrate-all"),
    import("@store/core/migrations/list"),
  ]);
  await migrateAll(migrations, { ahead, say: (line) => console.info(line) });
  return rowsAfter(migrations);
}
