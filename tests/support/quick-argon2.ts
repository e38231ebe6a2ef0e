// In place of the native module in integration and browser tests: the same hashes at the least cost that argon2 knows. At its full
// cost, which packages/core/src/platform/password.test.ts holds, they would be half of all that a purchase takes.
import { createRequire } from "node:module";

interface Argon2 {
  hash(password: string, options: object): Promise<string>;
  verify(hashed: string, password: string): Promise<boolean>;
}

// Past the alias that leads here.
const native: Argon2 = createRequire(import.meta.url)("@node-rs/argon2");
const least = { memoryCost: 8, timeCost: 1 };

/** The hash that password.ts checks for a login that does not exist, by its salt, and one of the least cost in its place. */
const writtenDown = "$936pUekYVVUY2SPMiTpuKw$";
const dummyHash = native.hash("no password", least);

export const hash: Argon2["hash"] = (password, options) => native.hash(password, { ...options, ...least });

export const verify: Argon2["verify"] = async (hashed, password) =>
  // Those of processes that were killed are of the full cost.
  native.verify(hashed.includes(writtenDown) ? await dummyHash : hashed, password);
