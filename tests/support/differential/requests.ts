// Random requests that both sides are sent: transactions, single writes, batches and reads.
import * as fc from "fast-check";
import {
  condition,
  expressions,
  group,
  item,
  key,
  type Phrase,
  pk,
  type Row,
  sk,
  text,
  update,
} from "./phrases.ts";

export const TableName = "differential";

/** A request that can be sent to any DynamoDB. */
export interface Operation {
  name: string;
  input: Record<string, unknown>;
}

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const capacity = fc.constantFrom(undefined, undefined, "TOTAL");
const oneIn = <T>(n: number, odd: fc.Arbitrary<T>, usual: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: odd, weight: 1 }, { arbitrary: usual, weight: n - 1 });

const oddKey = fc.constantFrom<Row>(
  { pk: { S: "p0" } },
  { pk: { S: "p0" }, sk: { N: "1" } },
  { pk: { S: "p0" }, sk: { S: "" } },
  { pk: { S: "p0" }, sk: { S: "s0" }, more: { S: "x" } },
);
const oddItem = fc
  .tuple(item, fc.constantFrom<Row>({ sk: { N: "1" } }, { g1pk: { N: "1" } }, { g1pk: { S: "" } }))
  .map(([whole, odd]): Row => ({ ...whole, ...odd }));
const someItem = oneIn(15, oddItem, item);
const someKey = oneIn(40, oddKey, key);

const base = { TableName: fc.constant(TableName) };
const write = <T>(
  fields: { [K in keyof T]: fc.Arbitrary<T[K]> },
  phrases: Record<string, fc.Arbitrary<Phrase | undefined>>,
) =>
  fc
    .tuple(fc.record(fields), fc.record(phrases))
    .map(([read, texts]) => ({ ...read, ...expressions(texts) }));
const put = write({ ...base, Item: someItem }, { Condition: maybe(condition) });
const remove = write({ ...base, Key: someKey }, { Condition: maybe(condition) });
const change = write({ ...base, Key: someKey }, { Condition: maybe(condition), Update: update });
const check = write({ ...base, Key: someKey }, { Condition: condition });

type Part = Record<string, { Key?: Row; Item?: Row }>;
const part = fc.oneof(
  { arbitrary: put.map((Put): Part => ({ Put })), weight: 2 },
  { arbitrary: change.map((Update): Part => ({ Update })), weight: 4 },
  remove.map((Delete): Part => ({ Delete })),
  check.map((ConditionCheck): Part => ({ ConditionCheck })),
);
const placeOf = (one: Part): string => {
  const [{ Item, Key = Item } = {}] = Object.values(one);
  return `${Key?.pk?.S} ${Key?.sk?.S}`;
};
// One item in two parts is refused. (Without conditions: DynamoDB Local looks at those first, AWS does not.)
const twice = item.map((Item): Part[] => [
  { Put: { TableName, Item } as object },
  { Delete: { TableName, Key: { pk: Item.pk, sk: Item.sk } } as object },
]);
const parts = fc.uniqueArray(part, { minLength: 1, maxLength: 4, selector: placeOf });

const named = (name: string, input: fc.Arbitrary<object>): fc.Arbitrary<Operation> =>
  input.map((fields) => ({ name, input: fields as Operation["input"] }));
const of = (fields: Record<string, fc.Arbitrary<unknown>>) => fc.record(fields);
const withAnswer = (input: fc.Arbitrary<object>, ...values: (string | undefined)[]) =>
  fc
    .tuple(input, of({ ReturnConsumedCapacity: capacity, ReturnValues: fc.constantFrom(...values) }))
    .map(([fields, more]) => ({ ...fields, ...more }));

const newValues = ["ALL_OLD", "ALL_NEW", undefined];

const asking = (
  first: string,
  by: fc.Arbitrary<Phrase["values"][number]>,
  more: [string, typeof by, ...(typeof by)[]][],
) =>
  fc.oneof(
    by.map((value): Phrase => ({ text: first, values: [value] })),
    ...more.map(([range, ...values]) =>
      fc.tuple(by, ...values).map((all): Phrase => ({ text: `${first} AND ${range}`, values: all })),
    ),
  );
const ofTable = asking("pk = ?", pk, [
  ...["sk >= ?", "sk < ?", "begins_with(sk, ?)"].map((range): [string, typeof sk] => [range, sk]),
  ["sk BETWEEN ? AND ?", sk, text("s2")],
]);
const ofIndex = asking("g1pk = ?", group, [
  ["g1sk > ?", text("0", "1", "2")],
  ["g1sk <= ?", text("0", "1", "2")],
]);
const paging = of({ Limit: fc.constantFrom(undefined, 1, 2), ScanIndexForward: fc.boolean() });
const query = (keys: typeof ofTable, IndexName?: string) =>
  fc.tuple(keys, paging).map(([KeyCondition, more]) => ({
    ...{ TableName, IndexName, ...more, ...expressions({ KeyCondition }) },
  }));

export const transaction = named(
  "TransactWriteItems",
  of({ TransactItems: oneIn(30, twice, parts), ReturnConsumedCapacity: capacity }),
);

/** A single write, a batch, or a read. */
export const other = fc.oneof(
  named("PutItem", withAnswer(put, "ALL_OLD", undefined)),
  named("DeleteItem", withAnswer(remove, "ALL_OLD", undefined)),
  named("UpdateItem", withAnswer(change, ...newValues)),
  named("UpdateItem", withAnswer(change, ...newValues)),
  named(
    "BatchGetItem",
    fc.tuple(key, key).map((Keys) => ({ RequestItems: { [TableName]: { Keys } } })),
  ),
  named("Query", query(ofTable)),
  named("Query", query(ofIndex, "gsi1")),
  named("Scan", fc.constant({ TableName, ProjectionExpression: "n, m" })),
);
