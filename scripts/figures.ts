// npm run figures -- [--data DIR]                proves that the counters of this machine's shop equal its ledger
// npm run figures -- --table NAME                the same on AWS, with the credentials and region of the shell
//   --rebuild --offline                          makes them equal; only while the shop sells nothing
//   --since yyyy-mm-dd                           instead of the day on which the shop was opened
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { formatPaise } from "@store/contract/format";
import { projectRoot } from "@store/dev/paths";
import { useCloudTable } from "./cloud-table.ts";
import { openLocalTable } from "./open-table.ts";

const { values } = parseArgs({
  options: {
    data: { type: "string", default: process.env.STORE_DATA_DIR ?? join(projectRoot, ".local/data") },
    table: { type: "string" },
    since: { type: "string" },
    rebuild: { type: "boolean", default: false },
    offline: { type: "boolean", default: false },
  },
});
if (values.since !== undefined && !/^20\d\d-[01]\d-[0-3]\d$/.test(values.since))
  fail("--since wants a day: yyyy-mm-dd.");
if (values.rebuild && !values.offline)
  fail(
    "Rebuilding reads all sales and then adds what is missing: a sale in between would be counted twice or not at all.\n" +
      "Close the shop, and say so: npm run figures -- --rebuild --offline",
  );

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";
if (values.table !== undefined) useCloudTable(values.table);
if (values.table === undefined && !existsSync(join(resolve(values.data), "dynamo")))
  fail(`No shop has kept its data in ${resolve(values.data)} yet.`);
const local = values.table === undefined ? await openLocalTable(resolve(values.data)) : undefined;
if (values.rebuild && local?.shopRuns) fail("The shop of this folder is running. Stop it first.");

const { proveFigures, rebuildFigures } = await import("@store/core/orders/prove-figures");
const { readOpenSince } = await import("@store/core/platform/shop.entity");
const { dayInIndia } = await import("@store/contract/format");

const since = values.since ?? (await openingDay());
const off = values.rebuild ? await rebuildFigures(since) : await proveFigures(since);
for (const line of tableOf(off)) console.info(line);
const left = values.rebuild && off.length > 0 ? await proveFigures(since) : off;
if (values.rebuild && off.length > 0)
  console.info(left.length === 0 ? "Rebuilt: equal." : "Still not equal: is the shop selling?");
await local?.close();
process.exit(left.length === 0 ? 0 : 1);

async function openingDay(): Promise<string> {
  const at = await readOpenSince();
  if (at === 0) fail("There is no shop in this table. Which day did it open? --since yyyy-mm-dd");
  return dayInIndia(at);
}

function tableOf(differences: typeof off): string[] {
  if (differences.length === 0) return [`equal: every figure since ${since} is the sum of its rows`];
  const isMoney = (name: string) => name === "gross" || name === "returned";
  const text = (name: string, value: number) => (isMoney(name) ? formatPaise(value) : String(value));
  const rows = [
    ["where", "figure", "ledger", "counter"],
    ...differences.map(({ where, name, ledger, counter }) => [
      where,
      name,
      text(name, ledger),
      text(name, counter),
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
