// The table, the provider and the carrier of the run, for whoever looks at them from outside the shop.
import type { Carrier } from "./carrier.ts";
import type { Provider } from "./provider.ts";
import { tableShape } from "./shop.ts";

import { MemoryTable } from "./table/memory-table.ts";
import { answered } from "./table/wire.ts";

export const table = new MemoryTable(tableShape, () => Date.now());

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
  const answer = table.ask(operation, body as Record<string, unknown>);
  return { status: 200, body: answered(answer) };
}
