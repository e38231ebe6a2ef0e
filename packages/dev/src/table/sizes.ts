// The size of items as DynamoDB counts it: in UTF-8 bytes. dynalite counts characters, which makes a text in most
// of the world's scripts look two or three times smaller than it is.

import db, { type AttributeValue, type Item } from "dynalite/db/index.js";
import { validationError } from "./errors.ts";

const maxItemBytes = 400 * 1024;
const maxTransactionBytes = 4 * 1024 * 1024;

/** An item's size in bytes, names included. */
export function itemBytes(item: Item): number {
  return db.itemSize(spelledOut(item));
}

/** Refuses an item above 400 KB. */
export function refuseLargeItem(
  item: Item,
  sentence = "Item size has exceeded the maximum allowed size",
): void {
  if (itemBytes(item) > maxItemBytes) throw validationError(sentence);
}

/** Refuses a transaction whose items add up to more than 4 MB. */
export function refuseLargeTransaction(items: (Item | undefined)[]): void {
  const bytes = items.reduce((sum, item) => sum + (item ? itemBytes(item) : 0), 0);
  if (bytes > maxTransactionBytes) {
    throw validationError(`Transaction payload size cannot exceed 4MB. Payload Size: ${bytes}`);
  }
}

// The same item with every text replaced by one that has as many characters as the original has bytes.
function spelledOut(item: Item): Item {
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => [bytesOf(name), spelledOutValue(value)]),
  );
}

function spelledOutValue(value: AttributeValue): AttributeValue {
  if (value.S !== undefined) return { S: bytesOf(value.S) };
  if (value.SS) return { SS: value.SS.map(bytesOf) };
  if (value.L) return { L: value.L.map(spelledOutValue) };
  if (value.M) return { M: spelledOut(value.M) };
  return value;
}

const bytesOf = (text: string) => Buffer.from(text).toString("latin1");
