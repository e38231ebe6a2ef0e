// npm run carry-invoices -- --from TABLE --to RESTORED   once a restored table serves: until then it gives no invoice a number.
// Takes over the invoices and the last numbers that the copy does not have. Where the former table is lost, `--log FILE` has the
// lines "invoice.numbered" of the functions' log: then the numbers alone.
import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { useCloudTable } from "./cloud-table.ts";
import { fail } from "./fail.ts";

const { values } = parseArgs({
  options: { from: { type: "string" }, log: { type: "string" }, to: { type: "string" } },
});
const { from, log, to } = values;
if (to === undefined) fail("Which table was restored? --to NAME");
if (from === undefined && log === undefined)
  fail("Which table gave out the numbers? --from NAME, or --log FILE");
if (log !== undefined && !existsSync(log)) fail(`There is no ${log}`);

useCloudTable(to);
const { carryInvoices, givenOutBy, givenOutInLog } = await import("@store/core/invoices/carry-invoices");
const given = from === undefined ? givenOutInLog(readFileSync(log ?? "", "utf8")) : await givenOutBy(from);
const carried = await carryInvoices(given);
for (const [series, last] of given.last) console.info(`${series} goes on after ${last}.`);
console.info(`${carried} invoices were carried over. ${to} gives out numbers from now on.`);
