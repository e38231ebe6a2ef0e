// What this browser keeps longer than its tab (docs/product.md section 3), as JSON. It may refuse storage: then what was to be
// kept lives as long as the page does, and nothing throws.

/** What is kept under a key; undefined where there is nothing, or nothing that can be read. */
export function readLocal(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value; undefined forgets the key. */
export function writeLocal(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Refused: the open page still has it.
  }
}
