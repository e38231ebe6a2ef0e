// Client request tokens: a transaction sent twice with one token within ten minutes takes effect once. The token
// is part of the transaction's own batch, so that it holds across a restart, and never without its effect.

import { createHash } from "node:crypto";
import type { BatchOperation, Store } from "dynalite/db/index.js";
import { type Engine, rowsUnder } from "./engine.ts";
import { tokenMismatch, transactionInProgress, validationError } from "./errors.ts";

const prefix = "local-token~";
const lifetime = 10 * 60_000;
const underWay = new WeakMap<Store, Map<string, { hash: string; ended: Promise<void> }>>();

interface TokenRow {
  hash: string;
  at: number;
}

/** A transaction's token with the fingerprint of what it was sent with. */
export interface Token {
  name: string;
  hash: string;
}

/** Reads a request's token; undefined when it has none. */
export function readToken(token: unknown, items: unknown): Token | undefined {
  if (token == null) return undefined;
  if (typeof token !== "string" || token.length < 1 || token.length > 36) {
    throw validationError(
      `1 validation error detected: Value '${token}' at 'clientRequestToken' failed to satisfy constraint: ` +
        `Member must have length ${token === "" ? "greater than or equal to 1" : "less than or equal to 36"}`,
    );
  }
  return { name: token, hash: createHash("sha256").update(canonical(items)).digest("hex") };
}

/** Runs `work` while no other request with the same token is under way: that one answers TransactionInProgress. */
export async function oneAtATime<T>(
  { store, locks }: Engine,
  token: Token | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (!token) return work();
  const running = underWay.get(store) ?? new Map<string, { hash: string; ended: Promise<void> }>();
  underWay.set(store, running);
  for (let other = running.get(token.name); other; other = running.get(token.name)) {
    if (locks.mode === "as-aws") throw other.hash === token.hash ? transactionInProgress() : tokenMismatch();
    await other.ended;
  }
  const result = work();
  const ended = result.then(
    () => {},
    () => {},
  );
  running.set(token.name, { hash: token.hash, ended });
  return result.finally(() => running.delete(token.name));
}

/** True when the token's transaction has been carried out already; throws when that one was another. */
export async function alreadyDone(store: Store, token: Token | undefined, now: number): Promise<boolean> {
  if (!token) return false;
  const row = (await store.db.get(prefix + token.name)) as TokenRow | undefined;
  if (!row || row.at <= now - lifetime) return false;
  if (row.hash !== token.hash) throw tokenMismatch();
  return true;
}

/** The row that remembers the token, for the transaction's batch. */
export function tokenRow(token: Token | undefined, now: number): BatchOperation[] {
  if (!token) return [];
  return [{ type: "put", key: prefix + token.name, value: { hash: token.hash, at: now } satisfies TokenRow }];
}

/** Forgets tokens past their ten minutes. */
export async function deleteOldTokens(store: Store, now: number): Promise<void> {
  for await (const [key, row] of rowsUnder(store, prefix)) {
    if ((row as TokenRow).at <= now - lifetime) await store.db.del(key);
  }
}

// The order of an object's fields means nothing.
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) => {
    if (typeof inner !== "object" || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
