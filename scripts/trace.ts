// npm run trace -- ORDER_x [--data DIR]          one order's whole story on this machine
// npm run trace -- ORDER_x --stage production    the same on AWS, with the credentials of the shell
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { formatDateTime } from "@store/contract/format";
import { cloudOf } from "./cloud.ts";
import { useCloudTable } from "./cloud-table.ts";
import { fail, sayInWords } from "./fail.ts";
import { dataOption, openLocalTable } from "./open-table.ts";
import { servingTable } from "./restore/restore.ts";
import { regionOf } from "./stage-settings.ts";

interface Line {
  at: number;
  what: string;
  ids?: string | undefined;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: dataOption,
    stage: { type: "string" },
  },
});
const [orderId] = positionals;
if (!orderId?.startsWith("ORDER_")) fail("Which order? npm run trace -- ORDER_...");

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";
const dataDir = resolve(values.data);
if (!values.stage && !existsSync(join(dataDir, "dynamo")))
  fail(`No shop has kept its data in ${dataDir} yet. On AWS: --stage production`);
const stop = values.stage ? await openStage(values.stage) : (await openLocalTable(dataDir)).close;
const { orderStory } = await import("@store/core/orders/admin/order-story");
const rows = await orderStory(orderId);
const logged = values.stage
  ? await (await import("./cloud-log.ts")).cloudLines(orderId, values.stage)
  : localLines(orderId);
await stop();
if (!rows && logged.length === 0) fail(`Nothing is known of ${orderId}.`);

const all: Line[] = [...(rows ?? []), ...logged];
const story = all.sort((one, other) => one.at - other.at);
for (const { at, what, ids } of story)
  console.info(`${formatDateTime(at)}:${seconds(at)}  ${what}${ids ? ` (${ids})` : ""}`);
process.exit(0);

async function openStage(stage: string): Promise<() => Promise<void>> {
  sayInWords();
  const region = regionOf(stage);
  process.env.AWS_REGION ??= region;
  useCloudTable(await servingTable(cloudOf(region), stage));
  return async () => undefined;
}

function localLines(order: string): Line[] {
  const file = join(dataDir, "log.jsonl");
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.includes(order))
    .map(asLine);
}

function asLine(text: string): Line {
  const { at, event, requestId, orderId: _, ...rest } = JSON.parse(text) as Record<string, unknown>;
  const details = Object.entries(rest).map(([name, value]) => `${name}=${String(value)}`);
  return {
    at: Date.parse(String(at)),
    what: `log ${String(event)} ${details.join(" ")} [${String(requestId)}]`,
  };
}

function seconds(at: number): string {
  return ((at / 1000) % 60).toFixed(3).padStart(6, "0");
}
