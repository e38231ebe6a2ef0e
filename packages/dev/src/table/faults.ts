// Trouble on demand, so that a test can have what AWS has by chance: the next requests that fit are refused, lost, or
// answered in part.

import type { Answer } from "dynalite/db/index.js";
import {
  connectionCut,
  internalError,
  throttled,
  transactionConflict,
  transactionMet,
  validationError,
} from "./errors.ts";
import { type Body, isObject } from "./validate.ts";

/** How a request ends: `conflict`, `throttle` and `error` (a 500) before it did anything, `cut` without an answer before it
 *  did anything, `lost` without an answer after it took effect. */
export type Failure = "conflict" | "throttle" | "error" | "cut" | "lost";
const failures: readonly Failure[] = ["conflict", "throttle", "error", "cut", "lost"];

/** Which requests are meant: all that are left out. */
export interface Aim {
  /** One operation, or several: `PutItem`, `TransactWriteItems`, ... */
  operation?: string | readonly string[];
  /** What the partition key of one of its items begins with. */
  key?: string;
}

/** The writes of one item. */
export const singleWrites = ["PutItem", "UpdateItem", "DeleteItem"] as const;
const canConflict: readonly string[] = [...singleWrites, "TransactWriteItems", "TransactGetItems"];
const batches = { BatchGetItem: "UnprocessedKeys", BatchWriteItem: "UnprocessedItems" } as const;

/** What has been ordered and not been met yet. */
export interface Faults {
  failNext(count: number, failure: Failure, aim?: Aim): void;
  /** The next `count` batches leave `items` of their keys or writes undone. */
  leaveUnprocessed(count: number, items: number, aim?: Aim): void;
  /** How many requests still wait for their trouble. */
  left(): number;
  clear(): void;
  /** Carries a request out, with the trouble that is meant for it. `hashKeyOf` names a table's partition key. */
  around(
    operation: string,
    body: Body,
    hashKeyOf: (table: string) => Promise<string | undefined>,
    run: (body: Body) => Promise<Answer>,
  ): Promise<Answer>;
}

interface Order {
  left: number;
  operations: readonly string[] | undefined;
  key: string;
  failure: Failure | undefined;
  unprocessed: number;
}

/** An empty plan. */
export function planFaults(): Faults {
  const plan: Order[] = [];

  function add(count: number, order: Omit<Order, "left" | "operations" | "key">, aim: Aim): void {
    if (!Number.isInteger(count) || count < 1) throw validationError("count must be 1 or more");
    const operations = aim.operation === undefined ? undefined : [aim.operation].flat();
    plan.push({ ...order, left: count, operations, key: aim.key ?? "" });
  }

  function take(operation: string, keys: string[]): Order | undefined {
    const index = plan.findIndex(
      (order) =>
        (order.operations ? order.operations.includes(operation) : suits(order, operation)) &&
        (order.key === "" || keys.some((key) => key.startsWith(order.key))),
    );
    const order = plan[index];
    if (!order) return undefined;
    order.left -= 1;
    if (order.left === 0) plan.splice(index, 1);
    return order;
  }

  return {
    failNext(count, failure, aim = {}) {
      if (!failures.includes(failure)) throw validationError(`failure must be one of ${failures.join(", ")}`);
      const impossible = [aim.operation ?? []].flat().find((name) => !canConflict.includes(name));
      if (failure === "conflict" && impossible) throw validationError(`${impossible} meets no conflicts`);
      add(count, { failure, unprocessed: 0 }, aim);
    },
    leaveUnprocessed(count, items, aim = {}) {
      if (!Number.isInteger(items) || items < 1) throw validationError("items must be 1 or more");
      add(count, { failure: undefined, unprocessed: items }, aim);
    },
    left: () => plan.reduce((sum, { left }) => sum + left, 0),
    clear: () => void plan.splice(0),
    async around(operation, body, hashKeyOf, run) {
      if (plan.length === 0) return run(body);
      const keys = await partitionKeys(operation, body, hashKeyOf);
      const order = take(
        operation,
        keys.filter((key) => key !== undefined),
      );
      if (!order) return run(body);
      if (!order.failure) return inPart(operation as keyof typeof batches, body, order.unprocessed, run);
      if (order.failure === "lost") {
        await run(body);
        throw connectionCut();
      }
      throw refusal(order.failure, operation, keys, order.key);
    },
  };
}

function suits({ failure }: Order, operation: string): boolean {
  if (!failure) return Object.hasOwn(batches, operation);
  return failure !== "conflict" || canConflict.includes(operation);
}

function refusal(
  failure: Exclude<Failure, "lost">,
  operation: string,
  keys: (string | undefined)[],
  aimedAt: string,
): Error {
  if (failure === "cut") return connectionCut();
  if (failure === "throttle") return throttled();
  if (failure === "error") return internalError();
  if (!operation.startsWith("Transact")) return transactionConflict();
  const first = keys.findIndex((key) => key?.startsWith(aimedAt));
  return transactionMet([Math.max(first, 0)], keys.length);
}

/** Carries out all of a batch but its last `undone` entries, which come back as they were sent. */
async function inPart(
  operation: keyof typeof batches,
  body: Body,
  undone: number,
  run: (body: Body) => Promise<Answer>,
): Promise<Answer> {
  const { done, rest } = cutBatch(operation, body, undone);
  // Nothing at all done is not an answer in part: AWS throttles the whole request.
  if (Object.keys(done).length === 0) throw throttled();
  const answer = await run({ ...body, RequestItems: done });
  return { ...answer, [batches[operation]]: { ...(answer[batches[operation]] as object), ...rest } };
}

function cutBatch(operation: keyof typeof batches, body: Body, undone: number) {
  const done: Record<string, unknown> = {};
  const rest: Record<string, unknown> = {};
  let left = undone;
  for (const [table, entry] of Object.entries(
    isObject(body.RequestItems) ? body.RequestItems : {},
  ).reverse()) {
    const all = entriesOf(operation, entry);
    const kept = all.slice(0, Math.max(0, all.length - left));
    const cut = all.slice(kept.length);
    left -= cut.length;
    const withEntries = (entries: unknown[]) =>
      operation === "BatchGetItem" ? { ...(entry as object), Keys: entries } : entries;
    if (kept.length > 0) done[table] = withEntries(kept);
    if (cut.length > 0) rest[table] = withEntries(cut);
  }
  return { done, rest };
}

function entriesOf(operation: string, entry: unknown): unknown[] {
  const entries = operation === "BatchGetItem" && isObject(entry) ? entry.Keys : entry;
  return Array.isArray(entries) ? entries : [];
}

/** The partition key of each part of a request, in order; undefined where it cannot be told. */
async function partitionKeys(
  operation: string,
  body: Body,
  hashKeyOf: (table: string) => Promise<string | undefined>,
): Promise<(string | undefined)[]> {
  const parts = Object.hasOwn(batches, operation) ? batchParts(operation, body) : itemParts(body);
  return Promise.all(
    parts.map(async ({ table, item }) => {
      const value = isObject(item) ? item[(await hashKeyOf(table)) ?? ""] : undefined;
      return isObject(value) ? String(Object.values(value)[0]) : undefined;
    }),
  );
}

interface Part {
  table: string;
  item: unknown;
}

function batchParts(operation: string, body: Body): Part[] {
  return Object.entries(isObject(body.RequestItems) ? body.RequestItems : {}).flatMap(([table, entry]) =>
    entriesOf(operation, entry).map((one) => ({
      table,
      item: operation === "BatchGetItem" ? one : written(one),
    })),
  );
}

function written(request: unknown): unknown {
  const [inner] = isObject(request) ? Object.values(request) : [];
  return isObject(inner) ? (inner.Item ?? inner.Key) : undefined;
}

function itemParts(body: Body): Part[] {
  const fields = Array.isArray(body.TransactItems)
    ? body.TransactItems.map((part: unknown) => (isObject(part) ? Object.values(part)[0] : undefined))
    : [body];
  return fields.map((one: unknown) =>
    isObject(one)
      ? { table: String(one.TableName), item: one.Item ?? one.Key }
      : { table: "", item: undefined },
  );
}
