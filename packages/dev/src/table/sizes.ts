// The size of items as DynamoDB counts it: names and texts in UTF-8 bytes.
import { validationError } from "./errors.ts";
import type { Item, Value } from "./values.ts";

const maxItemBytes = 400 * 1024;
const maxTransactionBytes = 4 * 1024 * 1024;
/** Items are never changed in place, so that each is measured once. */
const measured = new WeakMap<Item, number>();

/** An item's size in bytes, names included. */
export function itemBytes(item: Item): number {
  const known = measured.get(item);
  if (known !== undefined) return known;
  let bytes = 0;
  for (const name in item) bytes += Buffer.byteLength(name) + valueBytes(item[name] as Value);
  measured.set(item, bytes);
  return bytes;
}

function valueBytes(value: Value): number {
  if (typeof value === "string") return Buffer.byteLength(value);
  if (typeof value === "number") return numberBytes(value);
  if (typeof value !== "object" || value === null) return 1;
  if (value instanceof Set) return [...value].reduce((sum, member) => sum + valueBytes(member), 0);
  if (Array.isArray(value)) return value.reduce<number>((sum, member) => sum + 1 + valueBytes(member), 3);
  return 3 + Object.keys(value).length + itemBytes(value);
}

/** A byte for two digits, and one more; zeros around them are free. */
function numberBytes(value: number): number {
  if (value === 0) return 1;
  const [digits = "", exponent] = Math.abs(value).toExponential().split("e");
  const count = digits.replace(".", "").length;
  const shifted = count % 2 === 0 && Number(exponent) % 2 === 0;
  return 1 + Math.ceil(count / 2) + (shifted ? 1 : 0) + (value < 0 ? 1 : 0);
}

/** Refuses an item above 400 KB. */
export function refuseLargeItem(item: Item, sentence: string): void {
  if (itemBytes(item) > maxItemBytes) throw validationError(sentence);
}

/** Refuses a transaction whose items add up to more than 4 MB. */
export function refuseLargeTransaction(items: (Item | undefined)[]): void {
  const bytes = items.reduce((sum, item) => sum + (item ? itemBytes(item) : 0), 0);
  if (bytes > maxTransactionBytes)
    throw validationError(`Transaction payload size cannot exceed 4MB. Payload Size: ${bytes}`);
}
