// What a row is found by. Pure.
import { shortOrderId } from "@store/contract/format";
import { digitsOf } from "./phone.ts";

/** Longer words are found by their beginning all the same. */
const longest = 20;
/** Names have few words; a row of this many puts keeps a transaction small. */
const mostWords = 4;
/** Of an address, the words that the name does not hold. */
const mostOfAddress = 2;

/** Who a row is about. */
export interface IndexedFields {
  name: string;
  email: string;
  phone: string;
}

/** Which row it is. `at`: when it was made, epoch milliseconds. */
export interface IndexedRow {
  id: string;
  at: number;
  /** Of an order: who placed it. */
  customerId?: string;
}

export type SearchKind = "customer" | "order";

/**
 * Everything a row is found by the beginning of: the words of the name, the whole address, the further words of the
 * address, the company in its domain, the phone number from its end, and the short ID of an order.
 */
export function tokensOf(kind: SearchKind, { id }: Pick<IndexedRow, "id">, who: IndexedFields): string[] {
  // An initial finds half the shop.
  const words = wordsOf(who.name).filter((word) => [...word].length > 1);
  const { local, company } = addressWords(who.email);
  // `sharma92` is Sharma.
  const others = [...local.slice(1).map((word) => word.replace(/\d+$/, "")), ...company].filter(
    (word) => [...word].length > 1 && !words.includes(word),
  );
  const all = [
    ...words,
    addressToken(who.email),
    ...others.slice(0, mostOfAddress),
    phoneToken(who.phone),
    ...(kind === "order" ? [idToken(id)] : []),
  ];
  return [...new Set(all)].filter(Boolean);
}

/** The words of a name as they are compared: small letters, no accents, at most four. */
export function wordsOf(name: string): string[] {
  const words = name.split(/[\s.-]+/).map((word) => fold(word).slice(0, longest));
  return words.filter(Boolean).slice(0, mostWords);
}

/** All words that a search of several words is held against. */
export function allWordsOf({ name, email }: Pick<IndexedFields, "name" | "email">): string[] {
  return [...wordsOf(name), ...email.split("@").flatMap(wordsOf)];
}

/** An address, or its beginning: `#` ends a token and is in none. */
export function addressToken(email: string): string {
  return email.normalize("NFKC").trim().toLowerCase().replaceAll("#", "");
}

/** A phone number from its end, without its country and its spelling: its last digits are remembered. */
export function phoneToken(phone: string): string {
  return `+${[...digitsOf(phone)].reverse().join("")}`;
}

/** A short ID. One of digits alone is typed like the end of a phone number, and therefore kept like one. */
function idToken(orderId: string): string {
  const short = fold(shortOrderId(orderId));
  return /^\d+$/.test(short) ? phoneToken(short) : short;
}

/** The partition a token lies in. */
export function headOf(token: string): string {
  return [...token].slice(0, 3).join("");
}

/** Domains that say nothing of the writer, and ends of domains. */
const common =
  /^(gmail|googlemail|yahoo|ymail|rediffmail|outlook|hotmail|live|msn|icloud|me|proton|protonmail|pm|zoho|zohomail|mail|www)$/;

function addressWords(email: string): { local: string[]; company: string[] } {
  const [local = "", domain = ""] = addressToken(email).split("@");
  // `studio.co.in`: the longest of all but the end is the name of the company.
  const labels = domain.split(".").slice(0, -1);
  const [company = ""] = labels.sort((one, other) => other.length - one.length);
  return { local: wordsOf(local), company: common.test(company) ? [] : wordsOf(company).slice(0, 1) };
}

/** Accents fall away from Latin letters; the signs of Indian scripts are letters and stay. */
function fold(word: string): string {
  return word
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}_]/gu, "")
    .toLowerCase()
    .normalize("NFC");
}
