// Who may touch an item at this moment, as DynamoDB documents it ("Transaction conflict handling"):
// - a PutItem, UpdateItem or DeleteItem on an item of a running TransactWriteItems: TransactionConflictException;
// - a TransactWriteItems on an item of another one that is running: TransactionCanceledException, TransactionConflict;
// - a TransactGetItems on an item that a transaction or a single write is changing: the same;
// - single writes among themselves, and a transaction that finds a single write begun: one after the other.
// Where AWS says nothing (BatchWriteItem on an item of a running transaction), the write is left unprocessed.

/** `as-aws` answers conflicts, `wait` makes everybody wait for everybody. */
export type ConflictMode = "as-aws" | "wait";

/** What a caller is about to do with its items. */
export type Intent = "single write" | "transaction" | "transactional read";

/** Thrown to the caller of `withLocks`, who words it: the positions of the items that are taken. */
export class ItemsTaken extends Error {
  readonly positions: number[];

  constructor(positions: number[]) {
    super("Another transaction is using these items");
    this.positions = positions;
  }
}

/** The items in use in one store, by place. */
export interface Locks {
  mode: ConflictMode;
  /** Items of running transactions, and how many of those there are (more than one only in `wait`). */
  inTransactions: Map<string, number>;
  /** The last one in the queue for each item. */
  tails: Map<string, Promise<void>>;
}

/** No item in use. */
export function createLocks(mode: ConflictMode = "as-aws"): Locks {
  return { mode, inTransactions: new Map(), tails: new Map() };
}

/** Which of the places are taken for `intent` at this moment. */
export function taken({ mode, inTransactions, tails }: Locks, places: string[], intent: Intent): number[] {
  if (mode === "wait") return [];
  const isTaken = (place: string) =>
    inTransactions.has(place) || (intent === "transactional read" && tails.has(place));
  return places.flatMap((place, position) => (isTaken(place) ? [position] : []));
}

/** Runs `work` while holding all places; throws `ItemsTaken` where DynamoDB answers a conflict. */
export async function withLocks<T>(
  locks: Locks,
  places: string[],
  intent: Intent,
  work: () => Promise<T>,
): Promise<T> {
  const positions = taken(locks, places, intent);
  if (positions.length > 0) throw new ItemsTaken(positions);
  // In one order everywhere, so that two callers cannot wait for each other.
  const ordered = [...new Set(places)].sort();
  if (intent === "transaction") for (const place of ordered) count(locks, place, 1);
  const releases: (() => void)[] = [];
  try {
    for (const place of ordered) releases.push(await acquire(locks, place));
    return await work();
  } finally {
    for (const release of releases.reverse()) release();
    if (intent === "transaction") for (const place of ordered) count(locks, place, -1);
  }
}

function count({ inTransactions }: Locks, place: string, step: 1 | -1): void {
  const next = (inTransactions.get(place) ?? 0) + step;
  if (next > 0) inTransactions.set(place, next);
  else inTransactions.delete(place);
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
