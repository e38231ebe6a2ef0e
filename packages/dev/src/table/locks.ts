// Who may touch an item at this moment, as DynamoDB documents it ("Transaction conflict handling"):
// - a PutItem, UpdateItem or DeleteItem on an item of a running TransactWriteItems: TransactionConflictException;
// - a TransactWriteItems on an item of another one that is running: TransactionCanceledException, TransactionConflict;
// - single writes among themselves, and a transaction that finds a single write begun: one after the other.
import { transactionConflict, transactionMet } from "./errors.ts";

/** What a caller is about to do with its items. */
export type Intent = "single write" | "transaction";

/** The items in use in one store, by place. */
export interface Locks {
  /** Items of running transactions. */
  inTransactions: Set<string>;
  /** The last one in the queue for each item. */
  tails: Map<string, Promise<void>>;
}

/** No item in use. */
export function createLocks(): Locks {
  return { inTransactions: new Set(), tails: new Map() };
}

/** Runs `work` while holding all places; refuses it as DynamoDB does where a running transaction has one of them. */
export async function withLocks<T>(
  locks: Locks,
  places: string[],
  intent: Intent,
  work: () => Promise<T>,
): Promise<T> {
  const met = places.flatMap((place, position) => (locks.inTransactions.has(place) ? [position] : []));
  if (met.length > 0)
    throw intent === "transaction" ? transactionMet(met, places.length) : transactionConflict();
  // In one order everywhere, so that two callers cannot wait for each other.
  const ordered = [...new Set(places)].sort();
  if (intent === "transaction") for (const place of ordered) locks.inTransactions.add(place);
  const releases: (() => void)[] = [];
  try {
    for (const place of ordered) releases.push(await acquire(locks, place));
    return await work();
  } finally {
    for (const release of releases.reverse()) release();
    if (intent === "transaction") for (const place of ordered) locks.inTransactions.delete(place);
  }
}

async function acquire({ tails }: Locks, place: string): Promise<() => void> {
  const before = tails.get(place);
  let done = () => {};
  const held = new Promise<void>((resolve) => {
    done = resolve;
  });
  const tail = before ? before.then(() => held) : held;
  tails.set(place, tail);
  await before;
  return () => {
    if (tails.get(place) === tail) tails.delete(place);
    done();
  };
}
