// Password hashes. OWASP: Password Storage cheat sheet, argon2id with 19 MiB, two passes, one lane.
import { isMasterHash, masterPasswordMatches } from "./master-password.ts";

const argon = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Loaded by the first hash: most runs of those that may hash, such as a look at an order, never do. */
const native = () => import("@node-rs/argon2");

export async function hashPassword(password: string): Promise<string> {
  const { hash } = await native();
  return hash(password, argon);
}

// Checked when nobody answers to a username, or a master password does, so that the answer takes as long.
const dummyHash =
  "$argon2id$v=19$m=19456,t=2,p=1$936pUekYVVUY2SPMiTpuKw$KVm/805p2W1UsZ6izjOZHhNx9IWvf2fpnjaxjd23V+Q";

/** False for an unknown user too, after the same work; and a master password takes as long as one of somebody's own. */
export async function passwordMatches(password: string, stored: string | undefined): Promise<boolean> {
  const { verify } = await native();
  const own = stored !== undefined && !isMasterHash(stored) ? stored : undefined;
  const [ownMatches, masterMatches] = await Promise.all([
    verify(own ?? dummyHash, password),
    masterPasswordMatches(password, own === undefined ? stored : undefined),
  ]);
  return own === undefined ? masterMatches : ownMatches;
}
