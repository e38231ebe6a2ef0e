// Random values, hashes and seals. OWASP: Password Storage and Cryptographic Storage cheat sheets.
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from "node:crypto";

/** Lower-case hex SHA-256. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** 256 random bits, URL-safe. */
export function randomToken(): string {
  return randomBytes(32).toString("base64url");
}

/** `CUST_` and ten digits. Unique by its conditional write, not by chance alone. */
export function newCustomerId(): string {
  return `CUST_${randomInt(1_000_000_000, 10_000_000_000)}`;
}

/** One of so many places, counted from 0. */
export function drawPlace(places: number): number {
  return randomInt(places);
}

/** A key of its own for one purpose, of a key of 32 bytes in base64 (RFC 5869). */
export function subkey(key: string, purpose: string): string {
  return Buffer.from(hkdfSync("sha256", Buffer.from(key, "base64"), "", purpose, 32)).toString("base64");
}

export function hmac(key: string, text: string): string {
  return createHmac("sha256", key).update(text).digest("base64url");
}

export function sameText(left: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(left)), Buffer.from(sha256(right)));
}

/** AES-256-GCM, bound to `context`. `key` is 32 bytes in base64. */
export function seal(key: string, context: string, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", Buffer.from(key, "base64"), iv).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64");
}

/** Throws when the key, the context or the bytes are not the ones that were sealed. */
export function unseal(key: string, context: string, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64");
  const decipher = createDecipheriv("aes-256-gcm", Buffer.from(key, "base64"), bytes.subarray(0, 12))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(12, 28));
  return decipher.update(bytes.subarray(28), undefined, "utf8") + decipher.final("utf8");
}
