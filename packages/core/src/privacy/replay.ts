// Erasures once more, in a table that was restored from before them.

import { log } from "../platform/log.ts";
import { subjectOf } from "../platform/subject.ts";
import { eraseAgain } from "./erase.ts";

/** An erasure that was begun or done, as its request tells it. Epoch milliseconds. */
export interface ErasedSubject {
  subject: string;
  erasedAt: number;
}

/** Erases what `emails`, all addresses of the restored table, have to do with them. Answers how many were found. */
export async function replayErasures(
  erased: readonly ErasedSubject[],
  emails: Iterable<string>,
): Promise<number> {
  const last = new Map<string, number>();
  for (const { subject, erasedAt } of erased) last.set(subject, Math.max(erasedAt, last.get(subject) ?? 0));
  let found = 0;
  for (const email of new Set(emails)) {
    const erasedAt = last.get(subjectOf(email));
    if (erasedAt === undefined) continue;
    await eraseAgain(email, erasedAt);
    found++;
  }
  log("privacy.replayed", { found });
  return found;
}
