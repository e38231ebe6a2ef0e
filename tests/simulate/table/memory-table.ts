// The table of a simulated world: plain values in maps, with DynamoDB's conditions, transactions and indexes. The
// stand-in of packages/dev is the same on disk and on the wire, at five times the price; `compared-table.ts` holds the two
// against each other.
import { type Clause, type Given, parseCondition, parseProjection, parseUpdate } from "./expressions.ts";
import { copy, equal, get, type Item, type Value, withChange } from "./values.ts";

export type Input = Record<string, unknown>;

/** An answer that is an error, by DynamoDB's name for it. */
export class TableError extends Error {
  readonly details: Record<string, unknown>;

  constructor(name: string, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.name = name;
    this.details = details;
  }
}

interface Index {
  hash: string;
  range: string;
  /** What it carries beside the keys; everything without. */
  projection: readonly string[] | undefined;
  /** By partition: sort keys in order, each with its item's key behind it. */
  partitions: Map<string, string[]>;
}

export interface Change {
  key: string;
  before: Item | undefined;
  after: Item | undefined;
}

const separator = "\u0000";
const keyOf = (item: Item) => `${item.pk}${separator}${item.sk}`;

interface Keys {
  hashKey: string;
  rangeKey: string;
  projection?: readonly string[];
}

export interface Shape {
  primary: Keys;
  indexes: Record<string, Keys>;
}

export class MemoryTable {
  items = new Map<string, Item>();
  #indexes = new Map<string, Index>();
  #tokens = new Map<string, { at: number; parts: string }>();
  /** Told of each item that a request changed, after the whole request. */
  onChange: (change: Change) => void = () => {};
  #now: () => number;

  constructor(shape: Shape, now: () => number) {
    this.#now = now;
    for (const [name, keys] of Object.entries<Keys>({ "": shape.primary, ...shape.indexes })) {
      const { hashKey: hash, rangeKey: range, projection } = keys;
      this.#indexes.set(name, { hash, range, projection, partitions: new Map() });
    }
  }

  /** A copy of what lies here, for `restore`. Items are never changed in place, so that they may be shared. */
  save(): Map<string, Item> {
    return new Map(this.items);
  }

  restore(items: Map<string, Item>): void {
    this.items = new Map();
    this.#tokens = new Map();
    for (const index of this.#indexes.values()) index.partitions = new Map();
    for (const [key, item] of items) this.#put(key, item);
  }

  /** Carries out one request, whole. Throws TableError. */
  ask(operation: string, input: Input): Input {
    switch (operation) {
      case "GetItem":
        return this.#get(input);
      case "PutItem":
      case "UpdateItem":
      case "DeleteItem":
        return this.#single(operation, input);
      case "Query":
        return this.#query(input);
      case "Scan":
        return { Items: [...this.items.values()].map(copy) };
      case "BatchGetItem":
        return this.#batchGet(input);
      case "BatchWriteItem":
        return this.#batchWrite(input);
      case "TransactWriteItems":
        return this.#transact(input);
      default:
        throw new Error(`The simulated table does not know ${operation}`);
    }
  }

  #get(input: Input): Input {
    const item = this.items.get(keyOf(input.Key as Item));
    return item ? { Item: projected(item, input) } : {};
  }

  #single(operation: string, input: Input): Input {
    const change = this.#stage(operation, input);
    this.#commit([change]);
    return returned(String(input.ReturnValues ?? "NONE"), change);
  }

  #stage(operation: string, input: Input): Change {
    const key = keyOf((input.Item ?? input.Key) as Item);
    const before = this.items.get(key);
    const given = givenBy(input);
    const condition = input.ConditionExpression as string | undefined;
    if (condition !== undefined && !parseCondition(condition)(before ?? {}, given)) {
      const wantsOld = input.ReturnValuesOnConditionCheckFailure === "ALL_OLD" && before !== undefined;
      throw new TableError("ConditionalCheckFailedException", "The conditional request failed", {
        ...(wantsOld && { Item: copy(before) }),
      });
    }
    if (operation === "PutItem") return { key, before, after: copy(input.Item as Item) };
    if (operation === "DeleteItem") return { key, before, after: undefined };
    const update = input.UpdateExpression as string | undefined;
    const base = before ?? copy(input.Key as Item);
    return { key, before, after: update === undefined ? base : updated(base, parseUpdate(update), given) };
  }

  #commit(changes: Change[]): void {
    for (const { key, before, after } of changes) {
      if (before) this.#remove(key, before);
      if (after) this.#put(key, after);
    }
    for (const change of changes) this.onChange(change);
  }

  #put(key: string, item: Item): void {
    this.items.set(key, item);
    for (const { hash, range, partitions } of this.#indexes.values()) {
      const [partition, sort] = [item[hash], item[range]];
      if (partition === undefined || sort === undefined) continue;
      const rows = partitions.get(String(partition)) ?? [];
      partitions.set(String(partition), rows);
      const row = `${sort}${separator}${key}`;
      rows.splice(placeOf(rows, row), 0, row);
    }
  }

  #remove(key: string, item: Item): void {
    this.items.delete(key);
    for (const { hash, range, partitions } of this.#indexes.values()) {
      const rows = partitions.get(String(item[hash]));
      if (!rows || item[range] === undefined) continue;
      const at = placeOf(rows, `${item[range]}${separator}${key}`);
      if (rows[at] === `${item[range]}${separator}${key}`) rows.splice(at, 1);
    }
  }

  #query(input: Input): Input {
    const index = this.#indexes.get((input.IndexName as string | undefined) ?? "");
    if (!index) throw new TableError("ValidationException", `No index ${input.IndexName}`);
    const given = givenBy(input);
    const text = String(input.KeyConditionExpression);
    const matches = parseCondition(text);
    const limit = (input.Limit as number | undefined) ?? Number.POSITIVE_INFINITY;
    let rows = index.partitions.get(this.#partitionOf(text, index, given)) ?? [];
    const start = input.ExclusiveStartKey as Item | undefined;
    const isBackward = input.ScanIndexForward === false;
    if (start) {
      const row = `${start[index.range]}${separator}${keyOf(start)}`;
      const at = placeOf(rows, row);
      rows = isBackward ? rows.slice(0, at) : rows.slice(rows[at] === row ? at + 1 : at);
    }
    const filter =
      input.FilterExpression === undefined ? undefined : parseCondition(String(input.FilterExpression));
    const keys = ["pk", "sk", index.hash, index.range];
    const found: Item[] = [];
    let looked = 0;
    let last: Item | undefined;
    for (let i = 0; i < rows.length && looked < limit; i++) {
      const row = rows[isBackward ? rows.length - 1 - i : i] as string;
      const item = this.items.get(row.slice(row.indexOf(separator) + 1)) as Item;
      if (!matches(item, given)) continue;
      looked++;
      last = item;
      const carried = index.projection ? only([...keys, ...index.projection], item) : item;
      if (!filter || filter(carried, given)) found.push(carried);
    }
    const more = looked === limit && last !== undefined;
    return {
      Count: found.length,
      ScannedCount: looked,
      ...(input.Select !== "COUNT" && { Items: found.map((item) => projected(item, input)) }),
      ...(more && { LastEvaluatedKey: Object.fromEntries(keys.map((name) => [name, last?.[name]])) }),
    };
  }

  /** A key condition always asks for one partition: `#pk = :pk`. */
  #partitionOf(text: string, { hash }: Index, { names, values }: Given): string {
    for (const [, name = "", value = ""] of text.matchAll(/([#\w]+)\s*=\s*(:\w+)/g))
      if ((names[name] ?? name) === hash) return String(values[value]);
    throw new TableError("ValidationException", "Query condition missed key schema element");
  }

  #batchGet(input: Input): Input {
    const Responses: Record<string, Item[]> = {};
    for (const [name, asked] of Object.entries(input.RequestItems as Record<string, Input>))
      Responses[name] = (asked.Keys as Item[]).flatMap((key) => {
        const item = this.items.get(keyOf(key));
        return item ? [projected(item, asked)] : [];
      });
    return { Responses, UnprocessedKeys: {} };
  }

  #batchWrite(input: Input): Input {
    const changes = Object.values(input.RequestItems as Record<string, Input[]>)
      .flat()
      .map((write) => {
        const [[kind, fields] = ["", {}]] = Object.entries(write) as [string, Input][];
        return this.#stage(kind === "PutRequest" ? "PutItem" : "DeleteItem", fields);
      });
    this.#commit(changes);
    return { UnprocessedItems: {} };
  }

  #transact(input: Input): Input {
    const parts = input.TransactItems as Record<string, Input>[];
    const token = input.ClientRequestToken as string | undefined;
    if (token !== undefined && this.#isDone(token, parts)) return {};
    const named = parts.map((part) => Object.entries(part)[0] as [string, Input]);
    const keys = named.map(([, fields]) => keyOf((fields.Item ?? fields.Key) as Item));
    if (new Set(keys).size < keys.length)
      throw new TableError(
        "ValidationException",
        "Transaction request cannot include multiple operations on one item",
      );
    const changes: Change[] = [];
    const reasons = named.map(([kind, fields]) => {
      try {
        const change = this.#stage(kind === "ConditionCheck" ? "Check" : `${kind}Item`, fields);
        if (kind !== "ConditionCheck") changes.push(change);
        return { Code: "None" };
      } catch (error) {
        if (!(error instanceof TableError)) throw error;
        return { Code: "ConditionalCheckFailed", Message: error.message, ...error.details };
      }
    });
    if (reasons.some(({ Code }) => Code !== "None")) throw cancelled(reasons);
    this.#commit(changes);
    if (token !== undefined) this.#tokens.set(token, { at: this.#now(), parts: JSON.stringify(parts) });
    return {};
  }

  /** A token holds for ten minutes. */
  #isDone(token: string, parts: unknown): boolean {
    const known = this.#tokens.get(token);
    if (!known || known.at <= this.#now() - 600_000) return false;
    if (known.parts !== JSON.stringify(parts))
      throw new TableError("IdempotentParameterMismatchException", "Parameters do not match the token");
    return true;
  }
}

export function cancelled(reasons: { Code: string }[]): TableError {
  const codes = reasons.map(({ Code }) => Code).join(", ");
  return new TableError("TransactionCanceledException", `Transaction cancelled, [${codes}]`, {
    CancellationReasons: reasons,
  });
}

function givenBy(input: Input): Given {
  return {
    names: (input.ExpressionAttributeNames as Given["names"] | undefined) ?? {},
    values: (input.ExpressionAttributeValues as Given["values"] | undefined) ?? {},
  };
}

/** Every clause reads the item as it was. */
function updated(item: Item, clauses: Clause[], given: Given): Item {
  let after = item;
  for (const { kind, path, value } of clauses) {
    const place = path(given);
    const now = get(item, place);
    const by = copy(value(item, given));
    if (kind === "SET") {
      if (by === undefined)
        throw new TableError(
          "ValidationException",
          "The provided expression refers to an attribute that does not exist in the item",
        );
      after = withChange(after, place, by);
    } else if (kind === "REMOVE") after = withChange(after, place, undefined);
    else if (kind === "ADD") after = withChange(after, place, added(now, by as Value));
    else after = withChange(after, place, without(now, by as Set<string>));
  }
  return after;
}

function added(now: Value | undefined, by: Value): Value {
  if (!(by instanceof Set)) return Number(now ?? 0) + Number(by);
  return new Set([...((now as Set<string> | undefined) ?? []), ...by]) as Value;
}

/** An empty set is no value. */
function without(now: Value | undefined, gone: Set<string | number>): Value | undefined {
  if (!(now instanceof Set)) return now;
  const left = new Set([...now].filter((member) => !gone.has(member)));
  return left.size > 0 ? left : undefined;
}

function projected(item: Item, input: Input): Item {
  const text = input.ProjectionExpression as string | undefined;
  if (text === undefined) return copy(item);
  const given = givenBy(input);
  const result: Item = {};
  for (const path of parseProjection(text)) {
    const [name] = path(given);
    const value = item[name as string];
    if (value !== undefined) result[name as string] = copy(value);
  }
  return result;
}

function returned(wanted: string, { before, after }: Change): Input {
  const image = wanted.endsWith("_OLD") ? before : wanted.endsWith("_NEW") ? after : undefined;
  if (!image) return {};
  if (wanted.startsWith("ALL")) return { Attributes: copy(image) };
  const other = image === before ? after : before;
  const changed = Object.entries(image).filter(([name, value]) => !equal(value, other?.[name]));
  return { Attributes: copy(Object.fromEntries(changed)) };
}

function only(names: string[], item: Item): Item {
  return Object.fromEntries(Object.entries(item).filter(([name]) => names.includes(name)));
}

/** Where a row lies, or would lie, in sorted rows. */
function placeOf(rows: string[], row: string): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle] as string) < row) low = middle + 1;
    else high = middle;
  }
  return low;
}
