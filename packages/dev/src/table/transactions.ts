// TransactWriteItems and TransactGetItems: all parts or none, one reason per part when it is none.
import { type Change, capacityByTable, unitsOf, writeUnits } from "./capacity.ts";
import { commit, type Engine, findTable, itemAt } from "./engine.ts";
import {
  ApiError,
  type CancellationReason,
  transactionCancelled,
  transactionMet,
  validationError,
} from "./errors.ts";
import { readExpressions } from "./expressions.ts";
import { type Intent, ItemsTaken, withLocks } from "./locks.ts";
import { told } from "./reads.ts";
import { placeOf, refuseWrongKeys } from "./schema.ts";
import { refuseLargeTransaction } from "./sizes.ts";
import { alreadyDone, oneAtATime, readToken, tokenRows } from "./tokens.ts";
import type { Input, Item } from "./values.ts";
import { countFailure, locate, readWrite, stage, type Write } from "./writes.ts";

const kinds = { Put: "Put", Update: "Update", Delete: "Delete", ConditionCheck: "Check" } as const;

/** Carries out all parts or none. */
export async function transactWriteItems(engine: Engine, input: Input): Promise<Input> {
  const token = readToken(input);
  const parts = (input.TransactItems as Record<string, Input>[]).map((part) => {
    const [[kind, fields] = ["Put", {}]] = Object.entries(part);
    return readWrite(engine, kinds[kind as keyof typeof kinds], fields as Input);
  });
  const writes = each(parts, locate);
  refuseRepeats(writes);
  const costs = (kind: "Read" | "Write", units: number[]): Input =>
    capacityByTable(
      input.ReturnConsumedCapacity,
      writes.map(({ table }, i) => ({ table, units: 2 * (units[i] ?? 0) })),
      `${kind}CapacityUnits`,
    );
  return oneAtATime(engine, token, () =>
    locked(engine, writes, "transaction", async () => {
      if (alreadyDone(engine, token))
        return costs(
          "Read",
          writes.map(({ place }) => unitsOf(itemAt(engine, place), 4096)),
        );
      const changes = stageAll(engine, writes);
      await engine.pause?.();
      await commit(engine, changes, { others: tokenRows(token, engine.now()), transactional: true });
      return costs("Write", changes.map(writeUnits));
    }),
  );
}

/** Reads all parts at one moment. */
export async function transactGetItems(engine: Engine, input: Input): Promise<Input> {
  const parts = (input.TransactItems as { Get: Input }[]).map(({ Get }) => ({
    expressions: readExpressions(Get),
    table: findTable(engine, Get.TableName),
    key: Get.Key as Item,
  }));
  const reads = each(parts, (part) => {
    refuseWrongKeys(part.table, part.key, false);
    return { ...part, place: placeOf(part.table, part.key) };
  });
  refuseRepeats(reads);
  return locked(engine, reads, "transactional read", async () => {
    const items = reads.map(({ place }) => itemAt(engine, place));
    refuseLargeTransaction(items);
    const costs = reads.map(({ table }, i) => ({ table, units: 2 * unitsOf(items[i], 4096) }));
    return {
      Responses: items.map((item, i) => {
        const read = reads[i];
        return item && read ? { Item: told(item, read.expressions) } : {};
      }),
      ...capacityByTable(input.ReturnConsumedCapacity, costs, "ReadCapacityUnits"),
    };
  });
}

/** Does something with each part; cancels with a reason for each when one of them cannot be. */
function each<P, T>(parts: P[], work: (part: P) => T): T[] {
  const done: T[] = [];
  const reasons = parts.map((part): CancellationReason => {
    try {
      done.push(work(part));
      return { Code: "None" };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isHeld = error.name === "ConditionalCheckFailedException";
      const Code = isHeld ? "ConditionalCheckFailed" : "ValidationError";
      return { Code, Message: error.message, ...error.details };
    }
  });
  if (done.length < parts.length) throw transactionCancelled(reasons);
  return done;
}

function refuseRepeats(parts: { place: string }[]): void {
  if (new Set(parts.map(({ place }) => place)).size < parts.length)
    throw validationError("Transaction request cannot include multiple operations on one item");
}

function stageAll(engine: Engine, writes: Write[]): Change[] {
  let changes: Change[];
  try {
    changes = each(writes, (write) => stage(engine, write));
  } catch (error) {
    for (const write of writes) countFailure(engine, write, true);
    throw error;
  }
  refuseLargeTransaction(changes.map(({ before, after }) => after ?? before));
  return changes;
}

async function locked<T>(
  engine: Engine,
  parts: { place: string }[],
  intent: Intent,
  work: () => Promise<T>,
): Promise<T> {
  const places = parts.map(({ place }) => place);
  return withLocks(engine.locks, places, intent, work).catch((error: unknown) => {
    throw error instanceof ItemsTaken ? transactionMet(error.positions, parts.length) : error;
  });
}
