// Where a list goes on: opaque to anybody who holds it, and good for the one list it came from.
import { StoreError } from "@store/contract/errors";
import { issueToken, readToken, type TokenPurpose } from "./tokens.ts";

/** `list` names the call, the action and the filter: a cursor of one is none of another. */
export function issueCursor(list: readonly unknown[], position: unknown): string {
  return issueToken(purposeOf(list), position);
}

/** The position in a cursor, or undefined without one. Throws `cursor.invalid` for one that is not ours, or not this list's. */
export function readCursor<Position>(
  list: readonly unknown[],
  cursor: string | undefined,
): Position | undefined {
  if (cursor === undefined) return undefined;
  const position = readToken<Position>(purposeOf(list), cursor);
  if (position === undefined) throw new StoreError("cursor.invalid");
  return position;
}

function purposeOf(list: readonly unknown[]): TokenPurpose {
  return `cursor:${JSON.stringify(list)}`;
}
