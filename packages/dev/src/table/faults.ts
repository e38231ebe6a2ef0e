// Trouble on demand, so that a test can have what AWS has by chance: the next requests that fit are refused, lost, or
// answered in part.

import {
  connectionCut,
  internalError,
  throttled,
  transactionConflict,
  transactionMet,
  validationError,
} from "./errors.ts";
import type { Table } from "./schema.ts";
import type { Input, Item } from "./values.ts";

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

/** What is asked of the engine: which key names an item of a table. */
interface Tables {
  tables: ReadonlyMap<string, Table>;
}

/** What has been ordered and not been met yet. */
export interface Faults {
  failNext(count: number, failure: Failure, aim?: Aim): void;
  /** The next `count` batches leave `items` of their keys or writes undone. */
  leaveUnprocessed(count: number, items: number, aim?: Aim): void;
  /** How many requests still wait for their trouble. */
  left(): number;
  clear(): void;
  /** Carries a request out, with the trouble that is meant for it. */
  around(
    engine: Tables,
    operation: string,
    input: Input,
    run: (input: Input) => Promise<Input>,
  ): Promise<Input>;
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
    async around(engine, operation, input, run) {
      if (plan.length === 0) return run(input);
      const keys = partitionKeys(engine, operation, input);
      const order = take(operation, keys);
      if (!order) return run(input);
      if (!order.failure) return inPart(operation as keyof typeof batches, input, order.unprocessed, run);
      if (order.failure === "lost") {
        await run(input);
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
  keys: string[],
  aimedAt: string,
): Error {
  if (failure === "cut") return connectionCut();
  if (failure === "throttle") return throttled();
  if (failure === "error") return internalError();
  if (!operation.startsWith("Transact")) return transactionConflict();
  const first = keys.findIndex((key) => key.startsWith(aimedAt));
  return transactionMet([Math.max(first, 0)], keys.length);
}

/** Carries out all of a batch but its last `undone` entries, which come back as they were sent. */
async function inPart(
  operation: keyof typeof batches,
  input: Input,
  undone: number,
  run: (input: Input) => Promise<Input>,
): Promise<Input> {
  const done: Record<string, unknown> = {};
  const rest: Record<string, unknown> = {};
  let left = undone;
  for (const [table, entry] of Object.entries(input.RequestItems as Record<string, Entries>).reverse()) {
    const all = entriesOf(entry);
    const kept = all.slice(0, Math.max(0, all.length - left));
    left -= all.length - kept.length;
    const some = (entries: unknown[]) => (Array.isArray(entry) ? entries : { ...entry, Keys: entries });
    if (kept.length > 0) done[table] = some(kept);
    if (kept.length < all.length) rest[table] = some(all.slice(kept.length));
  }
  // Nothing at all done is not an answer in part: AWS throttles the whole request.
  if (Object.keys(done).length === 0) throw throttled();
  const answer = await run({ ...input, RequestItems: done });
  return { ...answer, [batches[operation]]: { ...(answer[batches[operation]] as object), ...rest } };
}

/** What a batch asks of one table: keys to be read, or writes. */
type Entries = unknown[] | { Keys: unknown[] };
const entriesOf = (entries: Entries) => (Array.isArray(entries) ? entries : entries.Keys);

/** The partition key of each part of a request, in order. */
function partitionKeys({ tables }: Tables, operation: string, input: Input): string[] {
  const keyOf = (table: unknown, { Item: item, Key = item }: { Item?: Item; Key?: Item | undefined }) =>
    String(Key?.[tables.get(String(table))?.hash ?? ""]);
  if (operation === "BatchGetItem" || operation === "BatchWriteItem")
    return Object.entries(input.RequestItems as Record<string, Entries>).flatMap(([table, entries]) =>
      entriesOf(entries).map((entry) =>
        keyOf(
          table,
          Array.isArray(entries) ? (Object.values(entry as Input)[0] as Input) : { Key: entry as Item },
        ),
      ),
    );
  const parts = (input.TransactItems as Input[] | undefined)?.map((part) => Object.values(part)[0] as Input);
  return (parts ?? [input]).map((part) => keyOf(part.TableName, part));
}
