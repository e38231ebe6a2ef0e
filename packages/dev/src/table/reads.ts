// Reads of items, by key, by partition, or all of them.
import { capacityByTable, capacityOf, unitsOf } from "./capacity.ts";
import type { Condition } from "./conditions.ts";
import { type Engine, findTable, itemAt } from "./engine.ts";
import { validationError } from "./errors.ts";
import { type Expressions, readExpressions } from "./expressions.ts";
import {
  allOf,
  carriedBy,
  findIndex,
  type Index,
  indexPlaceOf,
  type Keys,
  placeOf,
  placesWithin,
  refuseWrongKeys,
  type Table,
} from "./schema.ts";
import { itemBytes } from "./sizes.ts";
import type { Places } from "./sorted-places.ts";
import type { Input } from "./values.ts";
import { copy, type Item, project, type Value } from "./values.ts";

const mostBytesOfPage = 1024 * 1024;

/** GetItem. */
export async function getItem(engine: Engine, input: Input): Promise<Input> {
  const expressions = readExpressions(input);
  const table = findTable(engine, input.TableName);
  const item = lookUp(engine, table, input.Key as Item);
  const units = readUnits(item, input.ConsistentRead);
  const capacity = capacityOf(input.ReturnConsumedCapacity, table, units);
  return { ...(item && { Item: told(item, expressions) }), ...capacity };
}

/** The item of a key, which has to fit the table. */
function lookUp(engine: Engine, table: Table, key: Item): Item | undefined {
  refuseWrongKeys(table, key, false);
  return itemAt(engine, placeOf(table, key));
}

/** As much of an item as is asked for. */
function told(item: Item, { projection }: Expressions): Item {
  return copy(projection ? project(item, projection) : item);
}

function readUnits(item: Item | undefined, consistent: unknown): number {
  return unitsOf(item, 4096) / (consistent === true ? 1 : 2);
}

/** BatchGetItem. As on AWS what it finds comes in no order; AWS also leaves keys unprocessed, which tests order elsewhere. */
export async function batchGetItem(engine: Engine, input: Input): Promise<Input> {
  const Responses: Record<string, Item[]> = {};
  const costs: { table: Table; units: number }[] = [];
  for (const [TableName, part] of Object.entries(input.RequestItems as Record<string, Input>)) {
    const table = findTable(engine, TableName);
    const keys = part.Keys as Item[];
    if (new Set(keys.map((key) => placeOf(table, key))).size < keys.length)
      throw validationError("Provided list of item keys contains duplicates");
    const items = keys.map((key) => lookUp(engine, table, key));
    // Backwards, since nobody may count on an order.
    Responses[TableName] = items.flatMap((item) => (item ? [copy(item)] : [])).reverse();
    costs.push(...items.map((item) => ({ table, units: readUnits(item, part.ConsistentRead) })));
  }
  return { Responses, UnprocessedKeys: {}, ...capacityByTable(input.ReturnConsumedCapacity, costs) };
}

/** Query. */
export async function query(engine: Engine, input: Input): Promise<Input> {
  const expressions = readExpressions(input);
  const table = findTable(engine, input.TableName);
  const index = findIndex(table, input.IndexName as string | undefined);
  const { hash, range } = readKeys(index ?? table, expressions.keys);
  return page(engine, input, {
    ...{ table, index, expressions },
    places: placesWithin(table, index, hash, range),
  });
}

/** The partition that a query is about, and what it asks of the sort key. */
function readKeys({ hash, range }: Keys, condition: Condition | undefined) {
  const all = condition?.operator === "AND" ? condition.parts : condition ? [condition] : [];
  const of = (key: string) => {
    const found = all.find(({ operands }) => operands[0]?.name === key);
    const values = found?.operands.slice(1).map(({ value }) => keyValue(key, value));
    return found && { operator: found.operator, values: values as string[] };
  };
  const [ofHash, ofRange] = [of(hash), of(range)];
  if (!ofHash || all.length > (ofRange ? 2 : 1))
    throw validationError(`Query condition missed key schema element: ${ofHash ? range : hash}`);
  if (ofHash.operator !== "=") throw validationError("Query key condition not supported");
  return { hash: ofHash.values[0] as string, range: ofRange };
}

function keyValue(name: string, value: Value | undefined): string {
  if (typeof value === "string" && value !== "") return value;
  throw validationError(
    "One or more parameter values were invalid: a key condition takes texts that are not empty, of the request. " +
      `Key: ${name}`,
  );
}

/** Scan. */
export async function scan(engine: Engine, input: Input): Promise<Input> {
  const expressions = readExpressions(input);
  const table = findTable(engine, input.TableName);
  const index = findIndex(table, input.IndexName as string | undefined);
  return page(engine, input, { table, index, expressions, places: allOf(table, index) });
}

interface Wanted {
  table: Table;
  index: Index | undefined;
  expressions: Expressions;
  places: Places;
}

/** One page: up to a limit of items, or 1 MB of them. */
function page(engine: Engine, input: Input, { table, index, expressions, places }: Wanted): Input {
  if (index && input.ConsistentRead === true)
    throw validationError("Consistent reads are not supported on global secondary indexes");
  const limit = (input.Limit as number | undefined) ?? Number.POSITIVE_INFINITY;
  const isBackward = input.ScanIndexForward === false;
  const names = [...new Set([table.hash, table.range, ...(index ? [index.hash, index.range] : [])])];
  const found: Item[] = [];
  let bytes = 0;
  const start = input.ExclusiveStartKey as Item | undefined;
  const left = start ? behind(places, startPlace(table, index, names, start), isBackward) : places;
  for (const [, row] of engine.store.rows(left, isBackward)) {
    const item = carriedBy(table, index, index ? (engine.store.get(row as string) as Item) : (row as Item));
    found.push(item);
    bytes += itemBytes(item);
    if (found.length >= limit || bytes >= mostBytesOfPage) break;
  }
  const isFull = found.length >= limit || bytes >= mostBytesOfPage;
  const last = found.at(-1);
  const units = Math.ceil(bytes / 4096) * (input.ConsistentRead === true ? 1 : 0.5);
  return {
    Count: found.length,
    ScannedCount: found.length,
    Items: found.map((item) => told(item, expressions)),
    ...(isFull && last && { LastEvaluatedKey: project(last, names) }),
    ...capacityOf(input.ReturnConsumedCapacity, table, units),
  };
}

function startPlace(table: Table, index: Index | undefined, names: string[], start: Item): string {
  const place = index ? indexPlaceOf(table, index, start) : placeOf(table, start);
  const isWhole = names.every((name) => typeof start[name] === "string");
  if (isWhole && place !== undefined && Object.keys(start).length === names.length) return place;
  throw validationError("The provided starting key is invalid");
}

/** The places that come after one of them. */
function behind({ from, to }: Places, place: string, isBackward: boolean): Places {
  if (place < from || place >= to)
    throw validationError(
      "The provided starting key is outside query boundaries based on provided conditions",
    );
  return isBackward ? { from, to: place } : { from: `${place}\u0000`, to };
}
