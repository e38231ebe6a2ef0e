// What happens to the session, told to anybody who listens (docs/product.md section 4).
import type { AdminSession } from "./stored-session.ts";

export type AuthEvent =
  | "INITIAL_SESSION"
  | "SIGNED_IN"
  | "SIGNED_OUT"
  | "TOKEN_REFRESHED"
  | "USER_UPDATED"
  | "MFA_CHALLENGE_VERIFIED";

type Listener = (event: AuthEvent, session: AdminSession | undefined) => void;

const listeners = new Set<Listener>();

/** Listens until the answered function is called. */
export function onAuth(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function tellAuth(event: AuthEvent, session: AdminSession | undefined): void {
  for (const listener of [...listeners]) listener(event, session);
}
