// The password that the shop makes for an account, and what is kept of it (decisions 0026 and 0175).
import { pbkdf2, pbkdf2Sync, randomBytes, randomInt, randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { offer } from "@store/contract/offer/offer";
import { isPassphrase } from "@store/contract/passphrase";
import { passphraseWords } from "./passphrase-words.ts";
import { sameText, sha256 } from "./secrets.ts";

/** docs/product.md section 9: two random UUIDs joined, with dashes removed from the second; six words where the shop is honest. */
export function newMasterPassword(): string {
  if (offer.urgency === "honest") {
    const words = passphraseWords();
    return Array.from({ length: 6 }, () => words[randomInt(words.length)]).join("-");
  }
  return `${randomUUID()}${randomUUID().replaceAll("-", "")}`;
}

const uuidPrefix = "sha256$";
const wordsPrefix = "words$";
const rounds = 10_000;
const derive = promisify(pbkdf2);

/**
 * What is kept of a master password. UUIDs have 244 random bits, which no slow hash protects better than a fast one. Six
 * words have 77: NIST SP 800-63B (look-up secrets) wants a salt and a slower hash below 112. A password of somebody's own choice
 * is hashed by `hashPassword`.
 */
export function hashMasterPassword(password: string): string {
  if (!isPassphrase(password)) return uuidPrefix + sha256(password);
  const salt = randomBytes(16).toString("base64url");
  const hash = pbkdf2Sync(lettersOf(password), salt, rounds, 32, "sha256");
  return `${wordsPrefix}${salt}$${hash.toString("base64url")}`;
}

export function isMasterHash(stored: string): boolean {
  return stored.startsWith(uuidPrefix) || stored.startsWith(wordsPrefix);
}

/** Whether a typed password is the one of a master hash. Does the same work for words, UUIDs and no hash at all. */
export async function masterPasswordMatches(typed: string, stored = ""): Promise<boolean> {
  const [salt = "", kept] = stored.startsWith(wordsPrefix) ? stored.slice(wordsPrefix.length).split("$") : [];
  const hash = await derive(lettersOf(typed), salt, rounds, 32, "sha256");
  if (kept !== undefined) return sameText(kept, hash.toString("base64url"));
  return sameText(stored, uuidPrefix + sha256(typed));
}

/** Six words as anybody may type them: phones write a capital first, and people put spaces where hyphens stand. */
function lettersOf(typed: string): string {
  return typed
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^a-z]/g, "");
}
