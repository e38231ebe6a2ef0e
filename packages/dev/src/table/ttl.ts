// Time to live: the setting per table, and the sweep that removes what has expired. As on AWS an expired item
// stays readable until the sweep comes by; here that is once a minute.
import { type Engine, findTable } from "./engine.ts";
import { validationError } from "./errors.ts";
import { allOf } from "./schema.ts";
import { saveTable } from "./tables.ts";
import { deleteOldTokens } from "./tokens.ts";
import type { Input, Item } from "./values.ts";
import { expireItem } from "./writes.ts";

// DynamoDB takes a time more than five years back for a mistake and leaves the item alone.
const oldestSeconds = 5 * 365 * 24 * 60 * 60;

/** UpdateTimeToLive. */
export async function updateTimeToLive(engine: Engine, input: Input): Promise<Input> {
  const table = findTable(engine, input.TableName);
  const { TimeToLiveSpecification } = input as { TimeToLiveSpecification: { AttributeName: string } };
  if (table.ttl !== undefined) throw validationError("TimeToLive is already enabled");
  await saveTable(engine, { ...table, ttl: TimeToLiveSpecification.AttributeName });
  return { TimeToLiveSpecification };
}

/** DescribeTimeToLive. */
export async function describeTimeToLive(engine: Engine, input: Input): Promise<Input> {
  const { ttl } = findTable(engine, input.TableName);
  return {
    TimeToLiveDescription:
      ttl === undefined
        ? { TimeToLiveStatus: "DISABLED" }
        : { TimeToLiveStatus: "ENABLED", AttributeName: ttl },
  };
}

/** Removes everything that expired before `now` (milliseconds) from all tables; answers how many items went. */
export async function sweepExpired(engine: Engine, now: number): Promise<number> {
  await deleteOldTokens(engine, now);
  let removed = 0;
  for (const table of engine.tables.values()) {
    const { ttl } = table;
    if (ttl === undefined) continue;
    const isGone = (item: Item) => isExpired(item[ttl], now);
    const gone: string[] = [];
    for (const [place, item] of engine.store.rows(allOf(table))) if (isGone(item as Item)) gone.push(place);
    // Looked at again under the item's lock: a session may have been extended since it was read here.
    for (const place of gone) if (await expireItem(engine, table, place, isGone)) removed++;
  }
  return removed;
}

function isExpired(seconds: unknown, now: number): boolean {
  if (typeof seconds !== "number") return false;
  return seconds < now / 1000 && seconds > now / 1000 - oldestSeconds;
}
