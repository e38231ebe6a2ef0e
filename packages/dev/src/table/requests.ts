// What a request may ask: parameters by operation, of the right kind. A parameter that is not known here is refused: on a
// laptop a silent difference is worse than an error.
import { validationError } from "./errors.ts";
import { type Input, type Item, isObject } from "./values.ts";

/** Looks at a parameter, and answers it as the table takes it. */
type Kind = (value: unknown, name: string, items: ItemReader) => unknown;
/** How an item, a key or a map of values is read: out of DynamoDB's JSON, or as it is. */
export type ItemReader = (value: unknown) => Item;

const refuse = (name: string, what: string) =>
  validationError(`1 validation error detected: Value at '${name}' failed to satisfy constraint: ${what}`);

const is =
  (what: string, isRight: (value: unknown) => boolean): Kind =>
  (value, name) => {
    if (!isRight(value)) throw refuse(name, `Member must be ${what}`);
    return value;
  };
const oneOf = (...words: unknown[]) => is(`one of ${words.join(", ")}`, (value) => words.includes(value));
const text = is("a text", (value) => typeof value === "string");
const flag = is("a flag", (value) => typeof value === "boolean");
const list = is("a list", Array.isArray);
const count = is("a number, 1 at least", (value) => Number.isInteger(value) && Number(value) >= 1);
const item: Kind = (value, _name, items) => items(value);
/** A structure whose fields are listed below. */
const structure: Kind = (value, name, items) => readFields(name, value, items);
/** A list of so many. */
const listOf =
  (kind: Kind, most: number): Kind =>
  (value, name, items) => {
    if (!Array.isArray(value) || value.length === 0 || value.length > most)
      throw refuse(name, `Member must have a length from 1 to ${most}`);
    return value.map((member) => kind(member, name, items));
  };
/** A structure of which exactly one field is there. */
const either =
  (...fields: string[]): Kind =>
  (value, name, items) => {
    const [field, ...more] = isObject(value) ? Object.keys(value).filter((one) => value[one] != null) : [];
    if (field === undefined || more.length > 0 || !fields.includes(field))
      throw refuse(name, `Member must have exactly one of ${fields.join(", ")}`);
    return { [field]: readFields(field, (value as Input)[field], items) };
  };
/** A structure with keys for each table. */
const keysByTable: Kind = (value, name, items) => {
  const read = Object.entries(isObject(value) ? value : {}).map(
    ([table, inner]) => [table, readFields("KeysAndAttributes", inner, items)] as const,
  );
  if (read.length === 0) throw refuse(name, "Member must name a table");
  if (read.flatMap(([, { Keys }]) => Keys).length > 100)
    throw validationError("Too many items requested for the batch");
  return Object.fromEntries(read);
};

const each = (kind: Kind, names: string) => Object.fromEntries(names.split(" ").map((name) => [name, kind]));

const kinds: Record<string, Kind> = {
  ...each(text, "TableName IndexName ClientRequestToken ConditionExpression"),
  ...each(text, "KeyConditionExpression ProjectionExpression UpdateExpression AttributeName"),
  ...each(flag, "ConsistentRead ScanIndexForward"),
  ...each(list, "AttributeDefinitions KeySchema GlobalSecondaryIndexes"),
  ...each(item, "Item Key ExclusiveStartKey ExpressionAttributeValues"),
  TimeToLiveSpecification: structure,
  Limit: count,
  Keys: listOf(item, 100),
  ExpressionAttributeNames: is(
    "a map of names",
    (value) => isObject(value) && Object.values(value).every((name) => typeof name === "string"),
  ),
  BillingMode: oneOf("PAY_PER_REQUEST"),
  Enabled: oneOf(true),
  ReturnConsumedCapacity: oneOf("TOTAL", "NONE"),
  ReturnValues: oneOf("ALL_OLD", "NONE"),
  "UpdateItem.ReturnValues": oneOf("ALL_OLD", "NONE", "ALL_NEW"),
  RequestItems: keysByTable,
  "TransactWriteItems.TransactItems": listOf(either("Put", "Update", "Delete", "ConditionCheck"), 100),
};

const write = "TableName! ConditionExpression ExpressionAttributeNames ExpressionAttributeValues";
const projection = "ProjectionExpression ExpressionAttributeNames ConsistentRead";
const answered = "ReturnConsumedCapacity ReturnValues";
const paged = `TableName! IndexName ${projection} ExpressionAttributeValues Limit ExclusiveStartKey`;

/** The fields of each operation, and of each structure in one; `!` marks those that may not be missing. */
const fields: Record<string, string> = {
  Put: `${write} Item!`,
  Update: `${write} Key! UpdateExpression!`,
  Delete: `${write} Key!`,
  ConditionCheck: `${write} Key! ConditionExpression!`,
  KeysAndAttributes: "Keys! ConsistentRead",
  TimeToLiveSpecification: "AttributeName! Enabled!",
  BatchGetItem: "RequestItems! ReturnConsumedCapacity",
  CreateTable: "TableName! KeySchema! AttributeDefinitions! BillingMode! GlobalSecondaryIndexes",
  DeleteItem: `${write} Key! ${answered}`,
  DescribeTable: "TableName!",
  DescribeTimeToLive: "TableName!",
  GetItem: `TableName! Key! ${projection} ReturnConsumedCapacity`,
  PutItem: `${write} Item! ${answered}`,
  Query: `${paged} KeyConditionExpression! ScanIndexForward ReturnConsumedCapacity`,
  Scan: `${paged} ReturnConsumedCapacity`,
  TransactWriteItems: "TransactItems! ReturnConsumedCapacity ClientRequestToken",
  UpdateItem: `${write} Key! UpdateExpression ${answered}`,
  UpdateTimeToLive: "TableName! TimeToLiveSpecification!",
};
const required = new Map<string, string[]>();
const known = new Map<string, Map<string, Kind>>();
for (const [where, names] of Object.entries(fields)) {
  const all = names.split(" ").filter(Boolean);
  required.set(
    where,
    all.filter((name) => name.endsWith("!")).map((name) => name.slice(0, -1)),
  );
  const plain = all.map((name) => name.replace("!", ""));
  known.set(where, new Map(plain.map((name) => [name, (kinds[`${where}.${name}`] ?? kinds[name]) as Kind])));
}

/** Checks a request; answers it with its items as `items` reads them. */
export function readRequest(operation: string, body: Input, items: ItemReader): Input {
  return readFields(operation, body, items);
}

function readFields(where: string, sent: unknown, items: ItemReader): Input {
  if (!isObject(sent)) throw validationError(`The request could not be read: ${where} is no structure`);
  const read: Input = {};
  for (const name in sent) {
    const value = sent[name];
    if (value == null) continue;
    const kind = known.get(where)?.get(name);
    if (!kind) throw validationError(`The local DynamoDB does not know the parameter ${name} of ${where}`);
    read[name] = kind(value, name, items);
  }
  const missing = required.get(where)?.find((name) => read[name] === undefined);
  if (missing !== undefined)
    throw validationError(
      `The parameter '${missing}' is required but was not present in the request (${where})`,
    );
  return read;
}
