// Trouble on demand, so that a test can have what AWS has by chance: the next requests that fit are refused or lost.
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
const canConflict = ["PutItem", "UpdateItem", "DeleteItem", "TransactWriteItems"];

/** Which requests are meant: all that are left out. */
export interface Aim {
  /** One operation, or several: `PutItem`, `TransactWriteItems`, ... */
  operation?: string | readonly string[];
  /** What the partition key of one of its items begins with. */
  key?: string;
}

type Tables = ReadonlyMap<string, Table>;

export type Faults = ReturnType<typeof planFaults>;

/** What has been ordered and not been met yet: nothing. */
export function planFaults() {
  const plan: { left: number; operations: readonly string[] | undefined; key: string; failure: Failure }[] =
    [];
  return {
    failNext(count: number, failure: Failure, { operation, key = "" }: Aim = {}): void {
      if (!Number.isInteger(count) || count < 1) throw validationError("count must be 1 or more");
      if (!failures.includes(failure)) throw validationError(`failure must be one of ${failures.join(", ")}`);
      const named = operation === undefined ? undefined : [operation].flat();
      const impossible = named?.find((name) => !canConflict.includes(name));
      if (failure === "conflict" && impossible) throw validationError(`${impossible} meets no conflicts`);
      const operations = named ?? (failure === "conflict" ? canConflict : undefined);
      plan.push({ left: count, operations, key, failure });
    },
    /** How many requests still wait for their trouble. */
    left: () => plan.reduce((sum, { left }) => sum + left, 0),
    clear: () => void plan.splice(0),
    /** Carries a request out, with the trouble that is meant for it. */
    async around(tables: Tables, operation: string, input: Input, run: () => Promise<Input>): Promise<Input> {
      if (plan.length === 0) return run();
      const keys = partitionKeys(tables, input);
      const order = plan.find(
        ({ operations, key }) =>
          (operations?.includes(operation) ?? true) &&
          (key === "" || keys.some((one) => one.startsWith(key))),
      );
      if (!order) return run();
      order.left -= 1;
      if (order.left === 0) plan.splice(plan.indexOf(order), 1);
      if (order.failure === "lost") await run();
      if (order.failure === "throttle") throw throttled();
      if (order.failure === "error") throw internalError();
      if (order.failure !== "conflict") throw connectionCut();
      if (!operation.startsWith("Transact")) throw transactionConflict();
      const met = keys.findIndex((one) => one.startsWith(order.key));
      throw transactionMet([Math.max(met, 0)], keys.length);
    },
  };
}

/** The partition key of each part of a request, in order. */
function partitionKeys(tables: Tables, input: Input): string[] {
  const keyOf = (table: unknown, { Item: item, Key = item }: { Item?: Item; Key?: Item }) =>
    String(Key?.[tables.get(String(table))?.hash ?? ""]);
  const ofBatch = Object.entries((input.RequestItems ?? {}) as Record<string, { Keys: Item[] }>).flatMap(
    ([table, { Keys }]) => Keys.map((Key) => keyOf(table, { Key })),
  );
  if (ofBatch.length > 0) return ofBatch;
  const parts = (input.TransactItems as Input[] | undefined)?.map((part) => Object.values(part)[0] as Input);
  return (parts ?? [input]).map((part) => keyOf(part.TableName, part));
}
