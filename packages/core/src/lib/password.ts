// Password hashes. Apart from the other secrets, because the native module weighs on every Lambda that loads it.
// OWASP: Password Storage cheat sheet, argon2id with 19 MiB, two passes, one lane.
import { hash, verify } from "@node-rs/argon2";

const argon = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, argon);
}

// Checked when nobody answers to a username, so that the answer takes as long.
const nobody =
  "$argon2id$v=19$m=19456,t=2,p=1$936pUekYVVUY2SPMiTpuKw$KVm/805p2W1UsZ6izjOZHhNx9IWvf2fpnjaxjd23V+Q";

/** False for an unknown user too, after the same work. */
export async function passwordMatches(password: string, stored: string | undefined): Promise<boolean> {
  const matches = await verify(stored ?? nobody, password);
  return stored !== undefined && matches;
}
