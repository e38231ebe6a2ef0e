// npm run seed [-- --data DIR] [--customers n]     fills an empty shop with a year of believable customers
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { projectRoot } from "@store/dev/paths";
import { openTable } from "../tests/support/seed/open-table.ts";
import { fail } from "./fail.ts";
import { dataOption } from "./open-table.ts";

const { values } = parseArgs({
  options: {
    data: dataOption,
    customers: { type: "string", default: "500" },
  },
});
const customers = Number(values.customers);
if (!Number.isInteger(customers) || customers < 1 || customers > 1_000_000)
  fail(`--customers wants a number from 1 to 1000000, not ${values.customers}`);

const dataDir = resolve(values.data);
const stop = await openTable(dataDir);
const { readCounts } = await import("@store/core/platform/counter.entity");
const { fillShop, seedPassword } = await import("../tests/support/seed/fill.ts");
const { orders } = await readCounts("ALL");
if (orders > 0)
  fail(
    `The shop in ${dataDir} has ${orders} orders already. Choose another folder: npm run seed -- --data DIR`,
  );

const started = performance.now();
const { rows } = await fillShop({ customers });
const seconds = ((performance.now() - started) / 1000).toFixed(1);
await stop();
console.info(`
Filled ${dataDir} with ${customers} customers in ${seconds} s (${rows} rows).

  Start     npm start${values.data === join(projectRoot, ".local/data") ? "" : ` -- --data ${values.data}`}
  Admin     /admin/setup, with the set-up code that npm start prints, if there is no admin yet
  Customers each logs in with the address or customer ID that the admin area lists, and ${seedPassword}
`);
process.exit(0);
