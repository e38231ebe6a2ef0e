// Random requests that both sides are sent.

import type { Operation } from "./operation.ts";
import type { Random } from "./random.ts";
import { batchGet, query, scan, transactGet } from "./reads.ts";
import { batchWrite, singleWrite } from "./writes.ts";

/** A single write, a batch, or a read. */
export function randomOther(random: Random, TableName: string): Operation {
  return random.pick([singleWrite, singleWrite, batchWrite, batchGet, transactGet, query, query, scan])(
    random,
    TableName,
  );
}
