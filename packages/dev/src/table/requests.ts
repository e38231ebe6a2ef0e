// What a request may ask: parameters by operation, of the right kind. A parameter that is not known here is refused: on a
// laptop a silent difference is worse than an error.

import { validationError } from "./errors.ts";
import type { Input } from "./values.ts";
import { type Item, isObject } from "./values.ts";

/** Looks at a parameter, and answers it as the table takes it. */
type Kind = (value: unknown, name: string, items: ItemReader) => unknown;
type Kinds = Record<string, Kind>;
/** How an item, a key or a map of values is read: out of DynamoDB's JSON, or as it is. */
export type ItemReader = (value: unknown) => Item;

const refuse = (name: string, what: string) =>
  validationError(
    `1 validation error detected: Value at '${name.charAt(0).toLowerCase()}${name.slice(1)}' failed to satisfy ` +
      `constraint: ${what}`,
  );

const kindOf =
  (type: string, isRight: (value: unknown) => boolean): Kind =>
  (value, name) => {
    if (!isRight(value)) throw refuse(name, `Member must be a ${type}`);
    return value;
  };
const text = kindOf("text", (value) => typeof value === "string");
const flag = kindOf("flag", (value) => typeof value === "boolean");
const structure = kindOf("structure", isObject);
const list = kindOf("list", Array.isArray);
const count = kindOf("number, 1 at least", (value) => Number.isInteger(value) && Number(value) >= 1);
const names = kindOf(
  "map of names",
  (value) => isObject(value) && Object.values(value).every((name) => typeof name === "string"),
);
const item: Kind = (value, _name, items) => items(value);
const oneOf =
  (...words: string[]): Kind =>
  (value, name) => {
    if (words.includes(value as string)) return value;
    throw refuse(name, `Member must satisfy enum value set: [${words.join(", ")}]`);
  };
const ourStream: Kind = (value, name, items) => {
  const stream = structure(value, name, items) as Input;
  if (stream.StreamEnabled === true && stream.StreamViewType !== "KEYS_ONLY")
    throw validationError("The local DynamoDB only knows streams with StreamViewType KEYS_ONLY");
  return value;
};
/** A structure of these fields. */
const of =
  (kinds: Kinds, required: string[], where: string): Kind =>
  (value, _name, items) =>
    readFields(kinds, required, value, where, items);
/** A list of so many. */
const listOf =
  (kind: Kind, most: number): Kind =>
  (value, name, items) => {
    const length = Array.isArray(value) ? value.length : 0;
    if (!Array.isArray(value) || length === 0 || length > most)
      throw refuse(
        name,
        `Member must have length ${length > most ? `less than or equal to ${most}` : "greater than or equal to 1"}`,
      );
    return value.map((member) => kind(member, name, items));
  };
/** A structure of which exactly one field is there. */
const either =
  (kinds: Kinds, sentence: string): Kind =>
  (value, name, items) => {
    const [field, ...more] = isObject(value) ? Object.keys(value).filter((one) => value[one] != null) : [];
    const kind = field !== undefined && more.length === 0 ? kinds[field] : undefined;
    if (!kind || field === undefined) throw validationError(sentence);
    return { [field]: kind((value as Input)[field], name, items) };
  };
/** A structure with a field for each table. */
const byTable =
  (kind: Kind, most: number): Kind =>
  (value, name, items) => {
    const tables = isObject(value) ? Object.entries(value) : [];
    if (tables.length === 0) throw refuse(name, "Member must have length greater than or equal to 1");
    const read = tables.map(([table, inner]) => [table, kind(inner, name, items)] as const);
    const all = read.flatMap(([, inner]) =>
      Array.isArray(inner) ? inner : (inner as { Keys: Item[] }).Keys,
    );
    if (all.length > most) throw validationError("Too many items requested for the batch");
    return Object.fromEntries(read);
  };

const named = { TableName: text };
const capacity = { ReturnConsumedCapacity: oneOf("INDEXES", "TOTAL", "NONE") };
const projection = { ProjectionExpression: text, ExpressionAttributeNames: names };
const onFailure = { ReturnValuesOnConditionCheckFailure: oneOf("ALL_OLD", "NONE") };
const conditional = {
  ...named,
  ...onFailure,
  ConditionExpression: text,
  ExpressionAttributeNames: names,
  ExpressionAttributeValues: item,
};
const paged = {
  ...{ ...named, ...capacity, ...projection, IndexName: text, ConsistentRead: flag, Limit: count },
  ...{ FilterExpression: text, ExpressionAttributeValues: item, ExclusiveStartKey: item },
  Select: oneOf("ALL_ATTRIBUTES", "ALL_PROJECTED_ATTRIBUTES", "SPECIFIC_ATTRIBUTES", "COUNT"),
};
const key = { ...conditional, Key: item };
const oldValues = { ReturnValues: oneOf("ALL_OLD", "NONE") };
const newValues = { ReturnValues: oneOf("ALL_OLD", "NONE", "UPDATED_OLD", "ALL_NEW", "UPDATED_NEW") };
const writePart = {
  Put: of({ ...conditional, Item: item }, ["TableName", "Item"], "Put"),
  Update: of({ ...key, UpdateExpression: text }, ["TableName", "Key", "UpdateExpression"], "Update"),
  Delete: of(key, ["TableName", "Key"], "Delete"),
  ConditionCheck: of(key, ["TableName", "Key", "ConditionExpression"], "ConditionCheck"),
};
const readPart = { Get: of({ ...named, ...projection, Key: item }, ["TableName", "Key"], "Get") };
const batchWrite = {
  PutRequest: of({ Item: item }, ["Item"], "PutRequest"),
  DeleteRequest: of({ Key: item }, ["Key"], "DeleteRequest"),
};
const batchRead = of(
  { ...projection, Keys: listOf(item, 100), ConsistentRead: flag },
  ["Keys"],
  "KeysAndAttributes",
);
const oneWrite = "TransactItems can only contain one of Check, Put, Update or Delete";

const operations: Record<string, [kinds: Kinds, required: string[]]> = {
  BatchGetItem: [{ ...capacity, RequestItems: byTable(batchRead, 100) }, ["RequestItems"]],
  BatchWriteItem: [
    {
      ...capacity,
      RequestItems: byTable(listOf(either(batchWrite, "A batch only puts and deletes"), 25), 25),
    },
    ["RequestItems"],
  ],
  CreateTable: [
    {
      ...{ ...named, BillingMode: oneOf("PAY_PER_REQUEST"), AttributeDefinitions: list, KeySchema: list },
      ...{ GlobalSecondaryIndexes: list, StreamSpecification: ourStream },
    },
    ["TableName", "KeySchema", "AttributeDefinitions", "BillingMode"],
  ],
  DeleteItem: [{ ...key, ...capacity, ...oldValues }, ["TableName", "Key"]],
  DeleteTable: [named, ["TableName"]],
  DescribeTable: [named, ["TableName"]],
  DescribeTimeToLive: [named, ["TableName"]],
  GetItem: [{ ...named, ...capacity, ...projection, Key: item, ConsistentRead: flag }, ["TableName", "Key"]],
  ListTables: [{ ExclusiveStartTableName: text, Limit: count }, []],
  PutItem: [{ ...conditional, ...capacity, ...oldValues, Item: item }, ["TableName", "Item"]],
  Query: [
    { ...paged, KeyConditionExpression: text, ScanIndexForward: flag },
    ["TableName", "KeyConditionExpression"],
  ],
  Scan: [paged, ["TableName"]],
  TransactGetItems: [
    { ...capacity, TransactItems: listOf(either(readPart, "TransactItems can only contain Get"), 100) },
    ["TransactItems"],
  ],
  TransactWriteItems: [
    { ...capacity, ClientRequestToken: text, TransactItems: listOf(either(writePart, oneWrite), 100) },
    ["TransactItems"],
  ],
  UpdateItem: [{ ...key, ...capacity, ...newValues, UpdateExpression: text }, ["TableName", "Key"]],
  UpdateTimeToLive: [
    { ...named, TimeToLiveSpecification: structure },
    ["TableName", "TimeToLiveSpecification"],
  ],
};

/** Checks a request; answers it with its items as `items` reads them. */
export function readRequest(operation: string, body: Input, items: ItemReader): Input {
  const [kinds, required] = operations[operation] ?? [{}, []];
  return readFields(kinds, required, body, operation, items);
}

function readFields(
  kinds: Kinds,
  required: string[],
  fields: unknown,
  where: string,
  items: ItemReader,
): Input {
  if (!isObject(fields)) throw validationError(`The request could not be read: ${where} is no structure`);
  const read: Input = {};
  for (const name in fields) {
    const value = fields[name];
    if (value == null) continue;
    const kind = kinds[name];
    if (!kind) throw validationError(`The local DynamoDB does not know the parameter ${name} of ${where}`);
    read[name] = kind(value, name, items);
  }
  const missing = required.find((name) => read[name] === undefined);
  if (missing !== undefined)
    throw validationError(
      `The parameter '${missing}' is required but was not present in the request (${where})`,
    );
  return read;
}
