// npm run figures -- [--data DIR]                proves that the counters of this machine's shop equal its ledger
// npm run figures -- --table NAME                the same on AWS, with the credentials and region of the shell
//   --rebuild --offline                          makes them equal; only while the shop sells nothing
//   --since yyyy-mm-dd                           instead of the day on which the shop was opened
import { parseArgs } from "node:util";
import { formatPaise } from "@store/contract/format";
import { fail } from "./fail.ts";
import { dataOption, openNamedTable } from "./open-table.ts";

const { values } = parseArgs({
  options: {
    data: dataOption,
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

const opened = await openNamedTable(values);
if (values.rebuild && opened.shopRuns) fail("The shop of this folder is running. Stop it first.");

const { proveFigures, rebuildFigures } = await import("@store/core/orders/prove-figures");
const { readOpenSince } = await import("@store/core/platform/shop.entity");
const { dayInIndia } = await import("@store/contract/format");

const since = values.since ?? (await openingDay());
const off = values.rebuild ? await rebuildFigures(since) : await proveFigures(since);
for (const line of tableOf(off)) console.info(line);
const left = values.rebuild && off.length > 0 ? await proveFigures(since) : off;
if (values.rebuild && off.length > 0)
  console.info(left.length === 0 ? "Rebuilt: equal." : "Still not equal: is the shop selling?");
await opened.close();
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
