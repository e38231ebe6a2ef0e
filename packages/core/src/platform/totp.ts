// Six digits from an authenticator app: RFC 6238 over SHA-1 in steps of 30 seconds, secrets in base32 (RFC 4648).
import { createHmac, randomBytes } from "node:crypto";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const step = 30_000;

/** 160 random bits in base32. */
export function newSecret(): string {
  let bits = 0;
  let buffer = 0;
  let text = "";
  for (const byte of randomBytes(20)) {
    buffer = (buffer << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += alphabet[(buffer >>> (bits - 5)) & 31];
    buffer &= (1 << bits) - 1;
  }
  return text;
}

function bytesOf(secret: string): Buffer {
  const bytes: number[] = [];
  let bits = 0;
  let buffer = 0;
  for (const sign of secret.replace(/[=\s]/g, "").toUpperCase()) {
    buffer = (buffer << 5) | alphabet.indexOf(sign);
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((buffer >>> bits) & 255);
    buffer &= (1 << bits) - 1;
  }
  return Buffer.from(bytes);
}

/** The code of a secret at a moment in epoch milliseconds. */
export function codeAt(secret: string, at: number): string {
  return codeOf(secret, Math.floor(at / step));
}

function codeOf(secret: string, counter: number): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const mac = createHmac("sha1", bytesOf(secret)).update(message).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** Which step a code belongs to: this one or one beside it. Undefined for a code that is none of theirs. */
export function stepOf(secret: string, code: string, at: number): number | undefined {
  const now = Math.floor(at / step);
  return [now, now - 1, now + 1].find((counter) => codeOf(secret, counter) === code);
}
