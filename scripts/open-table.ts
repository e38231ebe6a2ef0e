// The table behind a folder of `npm start`, for commands that look into it while the shop runs or does not.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { startDynamo } from "@store/dev/table/server";

export interface OpenTable {
  /** A shop on this machine has the same table at this moment. */
  shopRuns: boolean;
  close: () => Promise<void>;
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
