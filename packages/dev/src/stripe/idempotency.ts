// Idempotency keys: the first answer is kept for a day and given again, also when it was a 500.

import { createHash } from "node:crypto";
import { StripeFault } from "./errors.ts";
import { canonical, type Raw } from "./form.ts";
import type { IdempotencyRow } from "./rows.ts";
import { keyIsFresh, type Store } from "./store.ts";

/** A request under a key. */
export interface KeyedRequest {
  key: string;
  endpoint: string;
  hash: string;
}

const MAX_KEY = 255;

/** The request as an idempotency key sees it: two are the same when method, path and parameters are. */
export function keyedRequest(key: string, method: string, path: string, raw: Raw): KeyedRequest {
  if (key.length > MAX_KEY) {
    throw new StripeFault(400, idempotencyError(`An idempotency key has at most ${MAX_KEY} characters.`));
  }
  const hash = createHash("sha256").update(canonical(raw)).digest("hex");
  return { key, endpoint: `${method} ${path}`, hash };
}

/** What was answered to this key before, if anything. Refuses a key that was used for something else. */
export function recall(store: Store, { key, endpoint, hash }: KeyedRequest): IdempotencyRow | undefined {
  const row = store.idempotency.get(key);
  if (!row || !keyIsFresh(store, row)) return undefined;
  if (row.endpoint !== endpoint) {
    throw new StripeFault(
      400,
      idempotencyError(
        `The idempotency key '${key}' was first used for ${row.endpoint}, not for ${endpoint}.`,
      ),
    );
  }
  if (row.hash !== hash) {
    throw new StripeFault(
      400,
      idempotencyError(`The idempotency key '${key}' was first used with other parameters. Use another key.`),
    );
  }
  return row;
}

/** Keeps an answer under its key. Part of the same write as the effect. */
export function saveReply(
  store: Store,
  { key, endpoint, hash }: KeyedRequest,
  answer: { status: number; body: unknown; request: string },
): void {
  store.idempotency.put(key, { key, endpoint, hash, at: store.now(), ...answer });
}

/** Another request with this key is under way. */
export function keyInUse(key: string): StripeFault {
  return new StripeFault(409, {
    type: "invalid_request_error",
    code: "idempotency_key_in_use",
    message: `Another request with the idempotency key '${key}' is still running. Try again later.`,
  });
}

function idempotencyError(message: string): StripeFault["body"] {
  return { type: "idempotency_error", message };
}
