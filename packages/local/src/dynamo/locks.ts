// dynalite's own per-item locks. Everything that writes goes through here, so that a transaction and a
// single write on one item wait for each other instead of raising TransactionConflict.

import type { Release, Store } from "dynalite/db/index.js";

/** One item, by table and dynalite key. */
export interface ItemAddress {
  table: string;
  key: string;
}

/** Runs `work` while holding the locks of all items. Tables are taken in name order, so two callers cannot deadlock. */
export async function withLocks<T>(store: Store, items: ItemAddress[], work: () => Promise<T>): Promise<T> {
  const tables = [...new Set(items.map((item) => item.table))].sort();
  const releases: (() => void)[] = [];
  try {
    for (const table of tables) {
      const keys = new Set(items.filter((item) => item.table === table).map((item) => item.key));
      // All keys of one table are queued for in one go: among them, too, everybody waits in the same order.
      releases.push(await acquire(store, table, [...keys]));
    }
    return await work();
  } finally {
    for (const release of releases.reverse()) release();
  }
}

function acquire(store: Store, table: string, keys: string[]): Promise<() => void> {
  return new Promise((resolve) => {
    store.getItemDb(table).lock(keys, (release: Release) => resolve(release(() => {})));
  });
}
