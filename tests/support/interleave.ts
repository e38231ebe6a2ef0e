// Races made certain: while one call stands just before a write, another goes all the way through.
import { expect, onTestFinished } from "vitest";
import { tap } from "./sdk-tap.ts";

/**
 * Runs `meanwhile` just before the next request of this operation that names a key beginning with `key`. Returns how
 * to take it off, and whether it has run. A test that ends with neither fails.
 */
export function interleave(
  operation: string,
  key: string,
  meanwhile: () => Promise<unknown>,
): { ran(): boolean; remove(): void } {
  let ran = false;
  const remove = tap({
    async before(request) {
      if (ran || request.operation !== operation || !request.keys.some((name) => name.startsWith(key)))
        return;
      ran = true;
      remove();
      await meanwhile();
    },
  });
  let isOff = false;
  onTestFinished(() => expect(ran || isOff, `somebody came between at ${key}`).toBe(true));
  return {
    ran: () => ran,
    remove() {
      isOff = true;
      remove();
    },
  };
}

/** The same before the second such request: that of the second attempt, or the note after a claim. */
export function interleaveSecond(
  operation: string,
  key: string,
  meanwhile: () => Promise<unknown>,
): { ran(): boolean } {
  let second: ReturnType<typeof interleave> | undefined;
  interleave(operation, key, async () => {
    second = interleave(operation, key, meanwhile);
  });
  return { ran: () => second?.ran() === true };
}
