// Time to live: the setting per table, and the sweep that removes what has expired. As on AWS an expired item
// stays readable until the sweep comes by; here that is once a minute.

import type { Answer, AttributeValue, Item, Table } from "dynalite/db/index.js";
import { activeTable, type Engine, findTable, itemPrefix, rowsUnder, ttlKey } from "./engine.ts";
import { validationError } from "./errors.ts";
import { keysOf } from "./staging.ts";
import { deleteOldTokens } from "./tokens.ts";
import { type Body, isObject, refuseUnknown } from "./validate.ts";
import { expireItem } from "./writes.ts";

// DynamoDB takes a time more than five years back for a mistake and leaves the item alone.
const oldestSeconds = 5 * 365 * 24 * 60 * 60;

interface Setting {
  AttributeName: string;
}

/** UpdateTimeToLive. */
export async function updateTimeToLive(engine: Engine, body: Body): Promise<Answer> {
  refuseUnknown(body, ["TableName", "TimeToLiveSpecification"], "UpdateTimeToLive");
  const { table, setting } = await currentSetting(engine, body);
  const { AttributeName, Enabled } = readSpecification(body);
  if (Enabled && setting) throw validationError("TimeToLive is already enabled");
  if (!Enabled && !setting) throw validationError("TimeToLive is already disabled");
  if (!Enabled && setting?.AttributeName !== AttributeName) {
    throw validationError(
      `TimeToLive is active on a different AttributeName: current AttributeName is ${setting?.AttributeName}`,
    );
  }
  const key = ttlKey(table.TableName);
  if (Enabled) await engine.store.db.put(key, { AttributeName } satisfies Setting);
  else await engine.store.db.del(key);
  return { TimeToLiveSpecification: { AttributeName, Enabled } };
}

/** DescribeTimeToLive. */
export async function describeTimeToLive(engine: Engine, body: Body): Promise<Answer> {
  refuseUnknown(body, ["TableName"], "DescribeTimeToLive");
  const { setting } = await currentSetting(engine, body);
  return {
    TimeToLiveDescription: setting
      ? { TimeToLiveStatus: "ENABLED", AttributeName: setting.AttributeName }
      : { TimeToLiveStatus: "DISABLED" },
  };
}

/** Removes everything that expired before `now` (milliseconds) from all tables; answers how many items went. */
export async function sweepExpired(engine: Engine, now: number): Promise<number> {
  await deleteOldTokens(engine.store, now);
  let removed = 0;
  for await (const [key, value] of rowsUnder(engine.store, ttlKey(""))) {
    // A table that is on its way out has nothing left to expire.
    const table = await findTable(engine.store, key.slice(ttlKey("").length));
    if (table?.TableStatus !== "ACTIVE") continue;
    removed += await sweepTable(engine, table, (value as Setting).AttributeName, now);
  }
  return removed;
}

async function sweepTable(engine: Engine, table: Table, attribute: string, now: number): Promise<number> {
  const prefix = itemPrefix(table.TableName);
  const gone = (item: Item) => isExpired(item[attribute], now);
  let removed = 0;
  for await (const [row, value] of rowsUnder(engine.store, prefix)) {
    const item = value as Item;
    if (!gone(item)) continue;
    const request = { TableName: table.TableName, Key: keysOf(item, table) };
    const write = {
      kind: "Delete" as const,
      request,
      table,
      key: row.slice(prefix.length),
      returnOld: false,
    };
    // Checked again under the item's lock: a session may have been extended since it was read here.
    if (await expireItem(engine, write, gone)) removed++;
  }
  return removed;
}

function isExpired(value: AttributeValue | undefined, now: number): boolean {
  if (value?.N === undefined) return false;
  const seconds = Number(value.N);
  return seconds < now / 1000 && seconds > now / 1000 - oldestSeconds;
}

async function currentSetting({ store }: Engine, body: Body) {
  if (typeof body.TableName !== "string") {
    throw validationError("The parameter 'TableName' is required but was not present in the request");
  }
  const table = await activeTable(store, body.TableName);
  const setting = (await store.db.get(ttlKey(table.TableName))) as Setting | undefined;
  return { table, setting };
}

function readSpecification(body: Body): { AttributeName: string; Enabled: boolean } {
  const specification = body.TimeToLiveSpecification;
  if (isObject(specification)) {
    const { AttributeName, Enabled } = specification;
    if (typeof AttributeName === "string" && AttributeName && typeof Enabled === "boolean") {
      return { AttributeName, Enabled };
    }
  }
  throw validationError("TimeToLiveSpecification must have an AttributeName and Enabled");
}
