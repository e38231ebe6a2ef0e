// Session storage under the names of docs/product.md section 3, and our own for the open checkout. A browser may refuse
// storage (private modes, blocked cookies): then the values live as long as the page does, and nothing throws.
import type { ResourceType, Underscored } from "@store/contract/products";

/** Every key the site uses. Nothing else may be stored. */
export type StorageKey =
  | `${Underscored<ResourceType | "account">}_auth`
  | `${Underscored<ResourceType>}_token`
  | "userCredentials"
  | "selectedUpsells"
  | "pendingOrderId"
  /** The form, basket and coupon of an open checkout. */
  | "checkoutDraft"
  /** What the buyer said for the tax invoice. */
  | "checkoutBilling"
  /** Who the open checkout's account was made for, and the token that speaks for it. */
  | "checkoutAccount"
  /** The token that ties the carts and codes of this tab to one checkout. */
  | "checkoutVisit";

const memory = new Map<StorageKey, string>();

/** The stored text, or `null`. */
export function readItem(key: StorageKey): string | null {
  try {
    return sessionStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Whether this tab is logged in anywhere: the mark of each area ends alike. Cheap, for pages that load the rest only then. */
export function holdsSession(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.endsWith("_auth"));
  } catch {
    return false;
  }
}

/** Stores a text for the life of the tab, or of the page where storage is refused. */
export function writeItem(key: StorageKey, value: string): void {
  try {
    sessionStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

/** Forgets one key. */
export function removeItem(key: StorageKey): void {
  memory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is refused: the page's own copy was the only one.
  }
}

/** The stored value if `accept` recognises it. What another program or an older version left there counts as absent. */
export function readJson<T>(key: StorageKey, accept: (value: unknown) => T | undefined): T | undefined {
  const text = readItem(key);
  if (text === null) return undefined;
  try {
    return accept(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Stores a value as JSON. */
export function writeJson(key: StorageKey, value: unknown): void {
  writeItem(key, JSON.stringify(value));
}
