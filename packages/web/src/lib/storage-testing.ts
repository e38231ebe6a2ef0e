import { vi } from "vitest";

type Name = "localStorage" | "sessionStorage";

/** A storage of a browser for the test that asks, and what lies in it. */
export function stubStorage(name: Name = "localStorage"): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal(name, {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

/** The storage of a browser that refuses every use of it. */
export function stubRefusedStorage(name: Name = "localStorage"): void {
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  vi.stubGlobal(name, { getItem: refuse, setItem: refuse, removeItem: refuse });
}
