// The table behind a folder of `npm start`, for commands that look into it while the shop runs or does not.
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { projectRoot } from "@store/dev/paths";
import { startDynamo } from "@store/dev/table/server";
import { useCloudTable } from "./cloud-table.ts";
import { fail } from "./fail.ts";

/** The folder that a command means: `--data DIR`, or the one of `npm start`. */
export const dataOption = {
  type: "string",
  default: process.env.STORE_DATA_DIR ?? join(projectRoot, ".local/data"),
} as const;

export interface OpenTable {
  /** A shop on this machine has the same table at this moment. */
  shopRuns: boolean;
  close: () => Promise<void>;
}

/** The table that a command names: on AWS, or in a folder. Before the domain is loaded. */
export async function openNamedTable(named: { table?: string; data: string }): Promise<OpenTable> {
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";
  if (named.table !== undefined) {
    useCloudTable(named.table);
    return { shopRuns: false, close: async () => undefined };
  }
  const dataDir = resolve(named.data);
  if (!existsSync(join(dataDir, "dynamo"))) fail(`No shop has kept its data in ${dataDir} yet.`);
  return openLocalTable(dataDir);
}

/** The running shop's table if there is one, else the data folder itself. Before the domain is loaded. */
export async function openLocalTable(dataDir: string): Promise<OpenTable> {
  const running = runningEndpoint(dataDir);
  const shopRuns =
    running !== undefined &&
    (await fetch(running).then(
      () => true,
      () => false,
    ));
  const dynamo = shopRuns ? undefined : await startDynamo({ dir: join(dataDir, "dynamo") });
  Object.assign(process.env, {
    AWS_REGION: "ap-south-1",
    AWS_ACCESS_KEY_ID: "local-start",
    AWS_SECRET_ACCESS_KEY: "local",
    AWS_ENDPOINT_URL_DYNAMODB: dynamo?.endpoint ?? running,
    STORE_TABLE: "store",
  });
  return { shopRuns, close: async () => dynamo?.close() };
}

function runningEndpoint(dataDir: string): string | undefined {
  const file = join(dataDir, "endpoints.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as { dynamo: string }).dynamo : undefined;
}
