// TransactWriteItems: all parts or none, one reason per part when it is none.
import { type Change, capacityByTable, unitsOf, writeUnits } from "./capacity.ts";
import { commit, type Engine, itemAt } from "./engine.ts";
import { ApiError, type CancellationReason, transactionCancelled, validationError } from "./errors.ts";
import { withLocks } from "./locks.ts";
import { refuseLargeTransaction } from "./sizes.ts";
import { alreadyDone, oneAtATime, readToken, tokenRows } from "./tokens.ts";
import type { Input } from "./values.ts";
import { locate, readWrite, stage, tellFailure, type Write } from "./writes.ts";

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
  const costs = (units: number[]): Input =>
    capacityByTable(
      input.ReturnConsumedCapacity,
      writes.map(({ table }, i) => ({ table, units: 2 * (units[i] ?? 0) })),
    );
  const places = writes.map(({ place }) => place);
  return oneAtATime(engine, token, () =>
    withLocks(engine.locks, places, "transaction", async () => {
      // The units of reads then.
      if (alreadyDone(engine, token))
        return costs(places.map((place) => unitsOf(itemAt(engine, place), 4096)));
      const changes = stageAll(engine, writes);
      await engine.pause?.();
      await commit(engine, changes, { others: tokenRows(token, engine.now()), transactional: true });
      return costs(changes.map(writeUnits));
    }),
  );
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
      return { Code, Message: error.message };
    }
  });
  if (done.length < parts.length) throw transactionCancelled(reasons);
  return done;
}

function refuseRepeats(parts: Write[]): void {
  if (new Set(parts.map(({ place }) => place)).size < parts.length)
    throw validationError("Transaction request cannot include multiple operations on one item");
}

function stageAll(engine: Engine, writes: Write[]): Change[] {
  let changes: Change[];
  try {
    changes = each(writes, (write) => stage(engine, write));
  } catch (error) {
    for (const write of writes) tellFailure(engine, write, true);
    throw error;
  }
  refuseLargeTransaction(changes.map(({ before, after }) => after ?? before));
  return changes;
}
