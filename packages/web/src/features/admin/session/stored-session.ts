// The session of an admin in this browser: in local storage, so that all tabs share it (docs/product.md section 3).

export interface SessionUser {
  /** The sign-in service's own id. */
  id: string;
  email: string;
}

/** Field names as the sign-in service gives them. */
export interface AdminSession {
  access_token: string;
  refresh_token: string;
  /** Epoch seconds. */
  expires_at: number;
  /** Seconds, counted from when it was issued. */
  expires_in: number;
  user: SessionUser;
}

/** Its name in local storage. */
export const sessionKey = "admin_session";
/** The session of a browser that refuses storage: it lives as long as the page. */
let memory: string | undefined;

/** The stored session. One without its two tokens and its end is invalid: it is removed. */
export function readSession(): AdminSession | undefined {
  const text = readText();
  if (text === undefined) return undefined;
  const session = parseSession(text);
  if (!session) removeSession();
  return session;
}

/** A session out of its stored text; undefined unless both tokens and `expires_at` are there. */
export function parseSession(text: string): AdminSession | undefined {
  try {
    const found = JSON.parse(text) as Partial<AdminSession> | null;
    if (!found?.access_token || !found.refresh_token || !found.expires_at) return undefined;
    return found as AdminSession;
  } catch {
    return undefined;
  }
}

export function writeSession(session: AdminSession): void {
  const text = JSON.stringify(session);
  try {
    localStorage.setItem(sessionKey, text);
    memory = undefined;
  } catch {
    memory = text;
  }
}

export function removeSession(): void {
  memory = undefined;
  try {
    localStorage.removeItem(sessionKey);
  } catch {
    // Storage is refused: the page's own copy was the only one.
  }
}

/** Tells what another tab has made of the session: its new text, or null when it is gone. */
export function onOtherTab(listener: (before: string | null, now: string | null) => void): void {
  addEventListener("storage", (event) => {
    // `clear()` of another tab names no key.
    if (event.key === sessionKey || event.key === null) listener(event.oldValue, event.newValue);
  });
}

function readText(): string | undefined {
  try {
    return localStorage.getItem(sessionKey) ?? memory;
  } catch {
    return memory;
  }
}
