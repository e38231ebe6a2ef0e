// npm run bench:million -- --dir DIR [--orders 1000000] [--few 100000] [--pages 500] [--only settlement]: what reads all orders of a shop, with few
// and with many of them in one month on the table's own engine: processor time for a row as a ratio, its own and the table's, and memory,
// of which each task has as much as a Lambda. The clock is told and not judged: others may use the machine. After a kill it goes on in the same folder with what was neither laid nor done.
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs, promisify } from "node:util";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { configure } from "@store/core/platform/settings";
import { bundle } from "@store/dev/build-handlers";
import { ensureTable } from "@store/dev/table/ensure-table";
import { startDynamo } from "@store/dev/table/server";
import { tableDefinition } from "@store/dev/table/table-definition";
import type { LaidSoFar } from "./million/lay-orders.ts";
import { printTable } from "./print-table.ts";

const { values } = parseArgs({
  options: {
    dir: { type: "string" },
    orders: { type: "string", default: "1000000" },
    few: { type: "string", default: "100000" },
    /** Of lists that are asked for page by page, at most so many; all of them unless told. */
    pages: { type: "string", default: "0" },
    /** One task of them. */
    only: { type: "string" },
  },
});
if (values.dir === undefined) throw new Error("Which folder may keep some gigabytes? --dir DIR");
const dir = resolve(values.dir);
const [few, many] = [Number(values.few), Number(values.orders)];
const heap = 160;
const mostMegabytes = 256;
/** Processor time for a row with many orders: at most so many times that with few. */
const mostRatio = 1.5;
const all = ["csv", "proof", "GSTR-1", "proof of papers", "settlement", "erasure", "retention"];
const names = all.filter((name) => name === (values.only ?? name));
if (names.length === 0) throw new Error(`${values.only} is none of ${all.join(", ")}`);

interface Done {
  rows: number;
  /** Of them, those that the seconds were for: after a kill, the others were read before. */
  timed: number;
  seconds: number;
  /** Seconds of the processor: the task's and the table's. */
  processor: number;
  megabytes: number;
}
interface State {
  orders: number;
  tally: [string, object][];
  done: Record<string, Done>;
}

mkdirSync(dir, { recursive: true });
const stateFile = join(dir, "state.json");
const state: State = existsSync(stateFile)
  ? JSON.parse(readFileSync(stateFile, "utf8"))
  : { orders: 0, tally: [], done: {} };
function keep(): void {
  writeFileSync(`${stateFile}.new`, JSON.stringify(state));
  renameSync(`${stateFile}.new`, stateFile);
}

const dynamo = await startDynamo({ dir: join(dir, "dynamo"), sync: false });
Object.assign(process.env, {
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
  AWS_REGION: "ap-south-1",
  AWS_ACCESS_KEY_ID: "local-start",
  AWS_SECRET_ACCESS_KEY: "local",
  AWS_ENDPOINT_URL_DYNAMODB: dynamo.endpoint,
  STORE_TABLE: "store",
  // One thread answers all that a task asks at once.
  STORE_REQUEST_PATIENCE: "15",
});
configure({ addressKey: "a".repeat(64) });
await ensureTable(new DynamoDBClient({ endpoint: dynamo.endpoint }), tableDefinition("store"));
const { layOrders } = await import("./million/lay-orders.ts");
const program = join(dir, "tasks.mjs");
await bundle(join(import.meta.dirname, "million/tasks.ts"), program);
const soFar: LaidSoFar = { orders: state.orders, tally: new Map(state.tally) };

for (const orders of [few, many]) {
  const before = soFar.orders;
  const began = performance.now();
  await layOrders(dynamo.engine, { upTo: orders, most: many }, soFar, () => {
    Object.assign(state, { orders: soFar.orders, tally: [...soFar.tally] });
    keep();
  });
  if (soFar.orders > before)
    console.info(
      `${orders} orders: ${((performance.now() - began) / 1000).toFixed(0)} s to lay ${orders - before}`,
    );
  for (const name of names) await run(name, orders);
}
await dynamo.close();
report();

async function run(name: string, orders: number): Promise<void> {
  const key = `${name} ${orders}`;
  if (state.done[key]) return;
  const place = join(dir, `${key.replaceAll(" ", "-")}.json`);
  const isGoingOn = existsSync(place);
  const before = process.cpuUsage();
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [`--max-old-space-size=${heap}`, "--no-warnings", program, name, String(orders), values.pages, place],
    { maxBuffer: 10_000_000 },
  ).catch(({ stderr }: { stderr: string }) => {
    throw new Error(`${key}: ${stderr.slice(-2000)}`);
  });
  const { user, system } = process.cpuUsage(before);
  const done = JSON.parse(stdout) as Done;
  done.processor += (user + system) / 1e6;
  console.info(
    `${key}: ${done.rows} rows, ${done.seconds.toFixed(1)} s, ${done.processor.toFixed(1)} s of the processor, ${done.megabytes.toFixed(0)} MB${isGoingOn ? ", went on after a kill" : ""}`,
  );
  state.done[key] = done;
  keep();
  rmSync(place, { force: true });
}

function report(): void {
  const failures: string[] = [];
  const rows = names.map((name) => {
    const [one, other] = [few, many].map((orders) => state.done[`${name} ${orders}`]);
    if (!one || !other) throw new Error(`${name} was not run`);
    const [small, large] = [one, other].map(({ processor, timed }) => (processor * 1000) / timed) as [
      number,
      number,
    ];
    const megabytes = Math.max(one.megabytes, other.megabytes);
    if (megabytes > mostMegabytes) failures.push(`${name}: ${megabytes.toFixed(0)} MB`);
    if (large / small > mostRatio)
      failures.push(`${name}: ${(large / small).toFixed(2)} times as long for a row`);
    return [
      name,
      String(other.rows),
      small.toFixed(3),
      large.toFixed(3),
      (large / small).toFixed(2),
      megabytes.toFixed(0),
    ];
  });
  printTable(["task", "rows", `ms a row, ${few}`, `ms a row, ${many}`, "times", "MB at most"], rows);
  if (failures.length > 0) {
    console.error(`\nNot good enough:\n${failures.join("\n")}`);
    process.exitCode = 1;
  }
}
