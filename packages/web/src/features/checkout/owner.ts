// The buyer who is logged in, for the checkout. Only a tab that holds a session loads it.
import { anyToken, areasWith, clearSession } from "../../gated/access/session.ts";
import type { call } from "../../lib/api.ts";

/** Somebody whose account the order will join. */
export interface Owner {
  sessionToken: string;
  email: string;
  name: string;
  /** Everything that the account opens. */
  owned: readonly string[];
}

/** `ended`: the session is over. `unread`: nobody could say what is owned. */
type Found = { kind: "owner"; owner: Owner } | { kind: "none" | "ended" | "unread" };

/** Asks who is logged in to this tab. Never throws. */
export async function findOwner(ask: typeof call): Promise<Found> {
  const sessionToken = anyToken();
  if (sessionToken === undefined) return { kind: "none" };
  const answer = await ask("read-account", { sessionToken }).catch(() => undefined);
  if (answer?.success) {
    const { email, name, owned } = answer;
    return { kind: "owner", owner: { sessionToken, email, name, owned } };
  }
  if (answer?.code !== "session.invalid") return { kind: "unread" };
  endSessionOf(sessionToken);
  return { kind: "ended" };
}

/** The server takes this token no more: no area of the tab tries it again. */
export function endSessionOf(sessionToken: string): void {
  for (const area of areasWith(sessionToken)) clearSession(area);
}
