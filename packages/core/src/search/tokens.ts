// Words and hashes that a row is found by. Pure.
import { digitsOf } from "../platform/phone.ts";
import { sha256 } from "../platform/secrets.ts";

/** Longer words are found by their beginning all the same. */
const longest = 20;
/** Names have few words; a row of this many puts keeps a transaction small. */
const mostWords = 4;

/** Who a row is about. */
export interface IndexedFields {
  name: string;
  email: string;
  phone: string;
  /** Of an order: what is to be paid, in whole rupees. */
  finalAmount?: number | undefined;
}

/**
 * Everything a row is found by: words of the name, the local part of the address, address and phone exactly; an order
 * that costs something by its sum and the end of the phone number too.
 */
export function tokensOf({ name, email, phone, finalAmount = 0 }: IndexedFields): string[] {
  const local = fold(email.split("@")[0] ?? "").slice(0, longest);
  const digits = digitsOf(phone);
  const sum = finalAmount > 0 ? sumToken(finalAmount, digits.slice(-4)) : "";
  return [...new Set([...wordsOf(name), local, exactToken(email), exactToken(digits), sum])].filter(Boolean);
}

/** What an order of so many rupees is found by, for who knows the last four digits of its phone number. */
export function sumToken(rupees: number, phoneLast4: string): string {
  return exactToken(`${rupees} ${phoneLast4}`);
}

/** The words of a name as they are compared: small letters, no accents, at most four. */
export function wordsOf(name: string): string[] {
  const words = name.split(/[\s.-]+/).map((word) => fold(word).slice(0, longest));
  return words.filter(Boolean).slice(0, mostWords);
}

/** A token that is found whole or not at all. No word begins with its first sign. */
export function exactToken(text: string): string {
  return `=${sha256(text.normalize("NFKC").trim().toLowerCase()).slice(0, 24)}`;
}

/** The partition a token lies in. */
export function headOf(token: string): string {
  return [...token].slice(0, 3).join("");
}

/** Accents fall away from Latin letters; the signs of Indian scripts are letters and stay. */
function fold(word: string): string {
  return word
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}+_]/gu, "")
    .toLowerCase()
    .normalize("NFC");
}
