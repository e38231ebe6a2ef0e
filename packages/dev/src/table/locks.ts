// Who may touch an item at this moment, as DynamoDB documents it ("Transaction conflict handling"):
// - a PutItem, UpdateItem or DeleteItem on an item of a running TransactWriteItems: TransactionConflictException;
// - a TransactWriteItems on an item of another one that is running: TransactionCanceledException, TransactionConflict;
// - a TransactGetItems on an item that a transaction or a single write is changing: the same;
// - single writes among themselves, and a transaction that finds a single write begun: one after the other.
// Where AWS says nothing (BatchWriteItem on an item of a running transaction), the write is left unprocessed.

import type { Store } from "dynalite/db/index.js";

/** `as-aws` answers conflicts, `wait` makes everybody wait for everybody. */
export type ConflictMode = "as-aws" | "wait";

/** One item, by table and dynalite key. */
export interface ItemAddress {
  table: string;
  key: string;
}

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

/** The items in use in one store. */
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

/** Which of the items are taken for `intent` at this moment. */
export function taken(locks: Locks, items: ItemAddress[], intent: Intent): number[] {
  if (locks.mode === "wait") return [];
  return items.flatMap((item, position) => {
    const name = nameOf(item);
    const busy = locks.inTransactions.has(name) || (intent === "transactional read" && locks.tails.has(name));
    return busy ? [position] : [];
  });
}

/** Runs `work` while holding all items; throws `ItemsTaken` where DynamoDB answers a conflict. */
export async function withLocks<T>(
  { locks }: { store: Store; locks: Locks },
  items: ItemAddress[],
  intent: Intent,
  work: () => Promise<T>,
): Promise<T> {
  const positions = taken(locks, items, intent);
  if (positions.length > 0) throw new ItemsTaken(positions);
  // In one order everywhere, so that two callers cannot wait for each other.
  const names = [...new Set(items.map(nameOf))].sort();
  if (intent === "transaction") for (const name of names) count(locks, name, 1);
  const releases: (() => void)[] = [];
  try {
    for (const name of names) releases.push(await acquire(locks, name));
    return await work();
  } finally {
    for (const release of releases.reverse()) release();
    if (intent === "transaction") for (const name of names) count(locks, name, -1);
  }
}

function nameOf({ table, key }: ItemAddress): string {
  return `${table}~${key}`;
}

function count({ inTransactions }: Locks, name: string, step: 1 | -1): void {
  const next = (inTransactions.get(name) ?? 0) + step;
  if (next > 0) inTransactions.set(name, next);
  else inTransactions.delete(name);
}

async function acquire({ tails }: Locks, name: string): Promise<() => void> {
  const before = tails.get(name);
  let done = () => {};
  const held = new Promise<void>((resolve) => {
    done = resolve;
  });
  const tail = before ? before.then(() => held) : held;
  tails.set(name, tail);
  await before;
  return () => {
    if (tails.get(name) === tail) tails.delete(name);
    done();
  };
}
