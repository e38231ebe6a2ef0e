// Client request tokens: a transaction sent twice with one token within ten minutes takes effect once. The token is
// committed with the transaction itself, so that it holds across a restart, and never without its effect.
import type { Engine } from "./engine.ts";
import { tokenMismatch, transactionInProgress, validationError } from "./errors.ts";
import { tokenPlace, tokenPlaces } from "./schema.ts";
import type { RowChange } from "./store.ts";
import { equal, type Input } from "./values.ts";

const lifetime = 10 * 60_000;

/** A transaction's token with what it was sent with. */
export interface Token {
  name: string;
  items: unknown;
}

interface TokenRow {
  items: unknown;
  at: number;
}

/** Reads a request's token; undefined when it has none. */
export function readToken({ ClientRequestToken: name, TransactItems: items }: Input): Token | undefined {
  if (name === undefined) return undefined;
  if (typeof name === "string" && name.length > 0 && name.length <= 36) return { name, items };
  throw validationError("1 validation error detected: 'clientRequestToken' must have a length from 1 to 36");
}

/** Runs `work` while no other request with the same token is under way: that one answers TransactionInProgress. */
export async function oneAtATime<T>(
  { underWay }: Engine,
  token: Token | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (!token) return work();
  const other = underWay.get(token.name);
  if (other) throw equal(other, token.items) ? transactionInProgress() : tokenMismatch();
  underWay.set(token.name, token.items);
  return work().finally(() => underWay.delete(token.name));
}

/** True when the token's transaction has been carried out already; throws when that one was another. */
export function alreadyDone({ store, now }: Engine, token: Token | undefined): boolean {
  const row = token && (store.get(tokenPlace(token.name)) as TokenRow | undefined);
  if (!token || !row || row.at <= now() - lifetime) return false;
  if (!equal(row.items, token.items)) throw tokenMismatch();
  return true;
}

/** The row that remembers the token, for the transaction's commit. */
export function tokenRows(token: Token | undefined, now: number): RowChange[] {
  return token ? [[tokenPlace(token.name), { items: token.items, at: now } satisfies TokenRow]] : [];
}

/** Forgets tokens past their ten minutes. */
export async function deleteOldTokens({ store }: Engine, now: number): Promise<void> {
  const old: RowChange[] = [];
  for (const [place, row] of store.rows(tokenPlaces))
    if ((row as TokenRow).at <= now - lifetime) old.push([place, undefined]);
  if (old.length > 0) await store.commit(old);
}
