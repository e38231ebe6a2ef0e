// Where a list goes on: opaque to whoever holds it, signed, and good for the one list it came from.
import { StoreError } from "@store/contract/errors";
import { hmac, sameText } from "../lib/secrets.ts";
import { setting } from "../lib/settings.ts";

/** `list` names the call, the action and the filter: a cursor of one is none of another. */
export function issueCursor(list: readonly unknown[], position: unknown): string {
  const body = Buffer.from(JSON.stringify(position)).toString("base64url");
  return `${body}.${sign(list, body)}`;
}

/** The position in a cursor, or undefined without one. Throws `cursor.invalid` for one that is not ours, or not this list's. */
export function readCursor<Position>(
  list: readonly unknown[],
  cursor: string | undefined,
): Position | undefined {
  if (cursor === undefined) return undefined;
  const [body = "", signature = ""] = cursor.split(".");
  if (!sameText(signature, sign(list, body))) throw new StoreError("cursor.invalid");
  return JSON.parse(Buffer.from(body, "base64url").toString()) as Position;
}

function sign(list: readonly unknown[], body: string): string {
  return hmac(setting("checkoutKey"), `cursor:${JSON.stringify(list)}:${body}`);
}
