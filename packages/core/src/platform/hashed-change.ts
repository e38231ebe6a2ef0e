// What the audit keeps of personal data: which fields changed, and a keyed hash of each, never the words themselves.
import { hmac } from "./secrets.ts";
import { setting } from "./settings.ts";

/** The same for the same text, of no use without the key. */
export function keyedHash(text: string): string {
  return `#${hmac(setting("sealKey"), `audit\n${text.normalize("NFKC").trim().toLowerCase()}`).slice(0, 16)}`;
}

type Fields = Record<string, string>;

/** The fields that differ, before and after. */
export function hashedChange(was: Fields, is: Fields): { before: string; after: string } {
  const names = Object.keys(is).filter((name) => was[name] !== is[name]);
  const hashed = (fields: Fields) =>
    JSON.stringify(Object.fromEntries(names.map((name) => [name, keyedHash(fields[name] ?? "")])));
  return { before: hashed(was), after: hashed(is) };
}
