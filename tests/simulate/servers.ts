// The table, the provider and the carrier of the run, for anybody who looks at them from outside the shop.

import { encoded } from "@store/dev/table/operations";
import { readRequest } from "@store/dev/table/requests";
import { decodeItem } from "@store/dev/table/wire-values";
import type { Carrier } from "./carrier.ts";
import type { Provider } from "./provider.ts";
import { tableName } from "./shop.ts";
import { simulatedTable } from "./table/simulated-table.ts";

export const table = simulatedTable(tableName);

interface Running {
  provider: Provider;
  carrier: Carrier;
}
let running: Running | undefined;

export function setServers(servers: Running): void {
  running = servers;
}

export function servers(): Running {
  if (!running) throw new Error("No world is running");
  return running;
}

/** What tests/support/invariants.ts looks at. */
export const standIns = {
  get stripe() {
    return servers().provider.stripe;
  },
  get razorpay() {
    return servers().provider.razorpay;
  },
  get ses() {
    return { mails: () => servers().carrier.mails() };
  },
};

/** Past the shop's client: for reading the table when a run is over. */
export async function askTable(operation: string, body: unknown) {
  const input = readRequest(operation, body as Record<string, unknown>, decodeItem);
  const answer = await table.ask(operation, input);
  const ended = table.ended.filter(({ __edb_e__ }) => __edb_e__ === "outbox" || __edb_e__ === "notice");
  const Items =
    answer.Items && operation === "Scan" ? { Items: [...(answer.Items as unknown[]), ...ended] } : {};
  return { status: 200, body: encoded({ ...answer, ...Items }) };
}
