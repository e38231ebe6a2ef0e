// The table of a data folder: the running shop's if there is one, else the folder itself.
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { configure } from "@store/core/platform/settings";
import { identityOf } from "@store/dev/identity";
import { ensureTable } from "@store/dev/table/ensure-table";
import { startDynamo } from "@store/dev/table/server";
import { tableDefinition } from "@store/dev/table/table-definition";

/** Points the domain at it, for what is imported from then on; answers how to let go of it. */
export async function openTable(dataDir: string): Promise<() => Promise<void>> {
  const file = join(dataDir, "endpoints.json");
  const running = existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as { dynamo: string }).dynamo
    : "";
  const alive = running !== "" && (await fetch(running).catch(() => undefined));
  // The keys come before the data: a folder with data and no keys is a damaged one, which no shop opens.
  if (!alive) mkdirSync(dataDir, { recursive: true });
  // Logins lie under a hash with the shop's own key.
  configure({ addressKey: identityOf(dataDir).AddressKey });
  const dynamo = alive ? undefined : await startDynamo({ dir: join(dataDir, "dynamo") });
  const endpoint = dynamo?.endpoint ?? running;
  Object.assign(process.env, {
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
    AWS_REGION: "ap-south-1",
    AWS_ACCESS_KEY_ID: "local-start",
    AWS_SECRET_ACCESS_KEY: "local",
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    STORE_TABLE: "store",
  });
  await ensureTable(new DynamoDBClient({ endpoint }), tableDefinition("store"));
  return async () => dynamo?.close();
}
