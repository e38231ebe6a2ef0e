// A code that was mailed for one login. It belongs to the browser that asked: without that browser's token nobody can try
// it, use up its tries or take its place. Hashed with the token, which is stored as a hash alone, so that the row tells no code.
// Access patterns: one code (byAttempt). Expires by TTL.

import { randomInt } from "node:crypto";
import { linkTimings } from "@store/contract/timings";
import { whenConditionHolds } from "../platform/conditions.ts";
import { Entity } from "../platform/entity.ts";
import { randomToken, sha256 } from "../platform/secrets.ts";
import { primaryIndex } from "../platform/table.ts";
import { ttlOf } from "../platform/time.ts";

/** How often one code may be tried. */
const mostTries = 5;

export const LoginCodeEntity = new Entity({
  model: { entity: "loginCode", version: "1", service: "store" },
  attributes: {
    attemptHash: { type: "string", required: true, readOnly: true },
    codeHash: { type: "string", required: true, readOnly: true },
    customerId: { type: "string", required: true, readOnly: true },
    /** The customer's epoch when it was made: a reset or a block since then ends it. */
    epoch: { type: "number", required: true, readOnly: true },
    /** The address that it was mailed to: once that is corrected, its mailbox proves nothing. */
    emailHash: { type: "string", required: true, readOnly: true },
    tries: { type: "number", required: true },
    expiresAt: { type: "number", required: true, readOnly: true },
    ttl: { type: "number", required: true, readOnly: true },
  },
  indexes: {
    byAttempt: primaryIndex("LOGINCODE#${attemptHash}"),
  },
});

/** A new code of six digits for a customer, the token it is tried with, and the put of its row. */
export function newLoginCode(of: { customerId: string; epoch: number; emailHash: string }) {
  const attempt = randomToken();
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const expiresAt = Date.now() + linkTimings.loginCode;
  const row = LoginCodeEntity.put({
    ...hashesOf(attempt, code),
    ...of,
    ...{ tries: 0, expiresAt, ttl: ttlOf(expiresAt) },
  });
  return { attempt, code, row };
}

/** Takes one try, and answers whose code it is if it is the right one; else undefined. */
export async function tryLoginCode(attempt: string, code: string) {
  const { attemptHash, codeHash } = hashesOf(attempt, code);
  const found = await whenConditionHolds(
    async () =>
      (
        await LoginCodeEntity.patch({ attemptHash })
          .add({ tries: 1 })
          .where((a, o) => `${o.lt(a.tries, mostTries)} AND ${o.gt(a.expiresAt, Date.now())}`)
          .go({ response: "all_new" })
      ).data,
  );
  return found?.codeHash === codeHash ? found : undefined;
}

/** The deletion of a code that lets somebody in: of two presses at once, one holds. */
export function useLoginCode({ attemptHash }: { attemptHash: string }) {
  return LoginCodeEntity.remove({ attemptHash });
}

function hashesOf(attempt: string, code: string) {
  return { attemptHash: sha256(attempt), codeHash: sha256(`${attempt}.${code}`) };
}
