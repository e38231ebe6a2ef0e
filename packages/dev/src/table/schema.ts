// Tables, their keys and their indexes, and where rows lie in the store: a row's place begins with what it is, and
// sorts as its keys do.
import { validationError } from "./errors.ts";
import { type Input, type Item, sortable, type Value } from "./values.ts";

/** Two attributes by which items are found. */
export interface Keys {
  hash: string;
  range: string;
}

export interface Index extends Keys {
  name: string;
  /** What it carries beside the keys; everything without. */
  projection: ReadonlySet<string> | undefined;
}

export interface Table extends Keys {
  name: string;
  indexes: Index[];
  /** As DescribeTable tells it. */
  description: Record<string, unknown>;
  /** The attribute that holds an item's expiry. */
  ttl: string | undefined;
}

const end = "\u0000";
const afterEnd = "\u0001";

export const tablePlaces = { from: `table${end}`, to: `table${afterEnd}` };
export const tablePlace = (name: string) => `table${end}${name}`;
export const tokenPlaces = { from: `token${end}`, to: `token${afterEnd}` };
export const tokenPlace = (token: string) => `token${end}${token}`;
const itemsPlace = (table: string) => `item${end}${table}${end}`;
const indexPlace = (table: string, index: string) => `index${end}${table}${end}${index}${end}`;

/** All items of a table, or all rows of one of its indexes. */
export function allOf(table: Table, index?: Index) {
  const place = index ? indexPlace(table.name, index.name) : itemsPlace(table.name);
  return { from: place, to: place.slice(0, -1) + afterEnd };
}

/** Where an item lies. */
export function placeOf(table: Table, item: Item): string {
  return `${itemsPlace(table.name)}${part(item[table.hash])}${part(item[table.range])}`;
}

/** Where an item's row in an index lies; undefined when the index does not have it. The item's own place is the row's value. */
export function indexPlaceOf(table: Table, index: Index, item: Item): string | undefined {
  const [hash, range] = [item[index.hash], item[index.range]];
  if (hash === undefined || range === undefined) return undefined;
  const own = `${part(item[table.hash])}${part(item[table.range])}`;
  return `${indexPlace(table.name, index.name)}${part(hash)}${part(range)}${own}`;
}

/** The places of one partition, of those sort keys that a condition allows. */
export function placesWithin(
  table: Table,
  index: Index | undefined,
  hash: Value,
  range?: { operator: string; values: Value[] },
) {
  const partition = `${index ? indexPlace(table.name, index.name) : itemsPlace(table.name)}${part(hash)}`;
  const whole = { from: partition, to: partition.slice(0, -1) + afterEnd };
  if (!range) return whole;
  const [first = "", second = ""] = range.values.map((value) => partition + sortable(String(value)));
  switch (range.operator) {
    case "=":
      return { from: first + end, to: first + afterEnd };
    case "<":
      return { ...whole, to: first + end };
    case "<=":
      return { ...whole, to: first + afterEnd };
    case ">":
      return { ...whole, from: first + afterEnd };
    case ">=":
      return { ...whole, from: first + end };
    case "BETWEEN":
      return { from: first + end, to: second + afterEnd };
    case "begins_with":
      return { from: first, to: `${first}\uffff\u{10ffff}` };
    default:
      throw validationError(`Invalid operator used in KeyConditionExpression: ${range.operator}`);
  }
}

/** One key as a part of a place: its end sorts before every character. */
function part(value: Value | undefined): string {
  return `${sortable(String(value))}${end}`;
}

/** The primary key of an item. */
export function keysOf(item: Item, { hash, range }: Keys): Item {
  return { [hash]: item[hash] as Value, [range]: item[range] as Value };
}

const invalid = (what: string) => validationError(`One or more parameter values were invalid: ${what}`);

/** Throws when a key, or an item (`whole`), does not fit its table. */
export function refuseWrongKeys(table: Table, item: Item, whole: boolean): void {
  const sizes = { [table.hash]: 2048, [table.range]: 1024 };
  if (
    !whole &&
    (Object.keys(item).length !== 2 || Object.keys(sizes).some((name) => typeof item[name] !== "string"))
  )
    throw validationError("The provided key element does not match the schema");
  for (const [name, most] of Object.entries(sizes)) {
    const value = item[name];
    if (typeof value !== "string") throw invalid(`the item has no key ${name}, or one of another type`);
    refuseText(value, `Key: ${name}`);
    if (Buffer.byteLength(value) > most)
      throw invalid(`Size of the key ${name} has exceeded the limit of ${most} bytes`);
  }
  if (whole) refuseWrongIndexKeys(table, item);
}

/** An index key may be absent, but no empty text, and nothing else. */
export function refuseWrongIndexKeys(table: Table, item: Item): void {
  for (const { name, hash, range } of table.indexes)
    for (const key of [hash, range]) {
      const value = item[key];
      if (value === undefined) continue;
      const where = `IndexName: ${name}, IndexKey: ${key}`;
      if (typeof value !== "string") throw invalid(`Type mismatch for Index Key, expected: S, ${where}`);
      refuseText(value, where);
    }
}

function refuseText(value: string, where: string): void {
  if (value === "") throw invalid(`a key attribute cannot contain an empty string value. ${where}`);
  if (value.includes(end))
    throw validationError(`The local DynamoDB takes no key with a zero in it. ${where}`);
}

/** An index by name. */
export function findIndex(table: Table, name: string | undefined): Index | undefined {
  if (name === undefined) return undefined;
  const index = table.indexes.find((one) => one.name === name);
  if (!index) throw validationError(`The table does not have the specified index: ${name}`);
  return index;
}

/** An item as an index has it. */
export function carriedBy(table: Table, index: Index | undefined, item: Item): Item {
  if (!index?.projection) return item;
  const keys = [table.hash, table.range, index.hash, index.range];
  const carried = Object.entries(item).filter(([name]) => keys.includes(name) || index.projection?.has(name));
  return Object.fromEntries(carried);
}

/** A table from its description. */
export function tableOf(description: Record<string, unknown>, ttl?: string): Table {
  const indexes = (description.GlobalSecondaryIndexes ?? []) as Described[];
  return {
    name: String(description.TableName),
    ...keysIn(description.KeySchema),
    indexes: indexes.map(({ IndexName, KeySchema, Projection }) => ({
      name: IndexName,
      ...keysIn(KeySchema),
      projection:
        Projection.ProjectionType === "ALL" ? undefined : new Set<string>(Projection.NonKeyAttributes ?? []),
    })),
    description,
    ttl,
  };
}

interface Described {
  IndexName: string;
  KeySchema: unknown;
  Projection: { ProjectionType: string; NonKeyAttributes?: string[] };
}

/** Throws unless there are a partition key and a sort key. */
function keysIn(schema: unknown): Keys {
  const named = (type: string) => (schema as Input[]).find(({ KeyType }) => KeyType === type)?.AttributeName;
  const [hash, range] = [named("HASH"), named("RANGE")];
  if (typeof hash === "string" && typeof range === "string") return { hash, range };
  throw validationError("The local DynamoDB knows tables and indexes with a HASH and a RANGE key alone");
}
