// Idempotency keys that a provider answers with its own failure for ever (docs/decisions/0100).
import { withoutAddresses } from "../platform/without-addresses.ts";

/**
 * The provider failed, and keeps this answer under the idempotency key: a repeat under it gets the same answer. The refund
 * may have been made all the same.
 */
export class KeySpent extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(withoutAddresses(message), options);
  }
}

/** The idempotency key to ask under when so many of a refund's are spent. */
export function keyAfter(key: string, keysSpent: number): string {
  return keysSpent === 0 ? key : `${key}:${keysSpent + 1}`;
}
