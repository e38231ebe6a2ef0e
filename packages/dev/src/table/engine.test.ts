// The table without a server: what a deterministic simulation runs on.

import { expect, test } from "vitest";
import { makeControl } from "./control.ts";
import { createEngine, type Engine } from "./engine.ts";
import { answer, ask } from "./operations.ts";
import { memoryStore } from "./store.ts";
import { shop, TableName } from "./testing.ts";
import type { Item } from "./values.ts";

const key = (pk: string) => ({ pk: { S: pk }, sk: { S: "A" } });
const item = (pk: string, g1sk: string) => ({ ...key(pk), g1pk: { S: "G" }, g1sk: { S: g1sk } });
const { ttlAttribute, ...definition } = shop;

async function newEngine(now: () => number = Date.now): Promise<Engine> {
  const engine = createEngine(memoryStore(), now);
  expect((await answer(engine, "CreateTable", definition)).status).toBe(200);
  return engine;
}

/** What is there before anything but promises has moved: no timer, immediate, tick or socket. Undefined if nothing is. */
async function atOnce<T>(work: () => Promise<T>): Promise<T | undefined> {
  let result: T | undefined;
  void work().then((done) => {
    result = done;
  });
  for (let turn = 0; turn < 500 && result === undefined; turn++) await Promise.resolve();
  return result;
}

const query = {
  TableName,
  IndexName: "gsi1",
  KeyConditionExpression: "g1pk = :g",
  ExpressionAttributeValues: { ":g": { S: "G" } },
};

test.each([
  ["PutItem", { TableName, Item: item("c", "3") }],
  ["GetItem", { TableName, Key: key("a") }],
  ["DeleteItem", { TableName, Key: key("a") }],
  ["UpdateItem", { TableName, Key: key("a"), UpdateExpression: "SET n = pk" }],
  ["Query", query],
  ["Query", { ...query, Limit: 1, ScanIndexForward: false }],
  ["Scan", { TableName }],
  ["BatchGetItem", { RequestItems: { [TableName]: { Keys: [key("a"), key("b"), key("none")] } } }],
  [
    "TransactWriteItems",
    { TransactItems: [{ Put: { TableName, Item: key("c") } }], ClientRequestToken: "token" },
  ],
])("%s is answered without any timer, immediate or socket", async (operation, body) => {
  const engine = await newEngine();
  await answer(engine, "PutItem", { TableName, Item: item("a", "1") });
  await answer(engine, "PutItem", { TableName, Item: item("b", "2") });
  const done = await atOnce(() => answer(engine, operation, body));
  expect(done).toMatchObject({ status: 200 });
});

test("an answer in process is what the wire would carry", async () => {
  const engine = await newEngine();
  const Item = item("a", "1");
  expect(await answer(engine, "PutItem", { TableName, Item })).toEqual({ status: 200, body: {} });
  expect((await answer(engine, "GetItem", { TableName, Key: key("a") })).body).toEqual({ Item });
  const absent = { TableName, Item, ConditionExpression: "attribute_not_exists(pk)" };
  expect(await answer(engine, "PutItem", absent)).toMatchObject({
    status: 400,
    body: { __type: expect.stringContaining("#ConditionalCheckFailedException") },
  });
  expect((await answer(engine, "Sing", {})).body.__type).toContain("#UnknownOperationException");
  makeControl(engine).failNext(1, "lost");
  expect((await answer(engine, "DeleteItem", { TableName, Key: key("a") })).status).toBe(0);
  expect((await answer(engine, "GetItem", { TableName, Key: key("a") })).body).toEqual({});
});

test("a held transaction collides until the driver of the clock lets it go on", async () => {
  const engine = await newEngine();
  let goOn = () => {};
  makeControl(engine).holdTransactions(() => new Promise((resolve) => (goOn = resolve)));
  const put = { TransactItems: [{ Put: { TableName, Item: key("a") } }] };
  const first = answer(engine, "TransactWriteItems", put);
  for (let turn = 0; turn < 100; turn++) await Promise.resolve();
  expect((await answer(engine, "DeleteItem", { TableName, Key: key("a") })).body.__type).toContain(
    "#TransactionConflictException",
  );
  goOn();
  expect((await first).status).toBe(200);
});

test("the stream tells what changed", async () => {
  const engine = await newEngine(() => 1_800_000_000_000);
  const keys: unknown[] = [];
  engine.stream.onRecords((records) => void keys.push(...records.map(({ dynamodb }) => dynamodb.Keys)));
  await answer(engine, "PutItem", { TableName, Item: item("a", "1") });
  await expect.poll(() => keys).toEqual([key("a")]);
});

test("an answer shares no object with the table", async () => {
  const engine = await newEngine();
  const sent = { TableName, Item: { pk: "a", sk: "A", list: [1] } };
  await ask(engine, "PutItem", sent);
  sent.Item.list.push(2);
  const get = async () =>
    (await ask(engine, "GetItem", { TableName, Key: { pk: "a", sk: "A" } })).Item as Item;
  ((await get()).list as number[]).push(3);
  expect(await get()).toEqual({ pk: "a", sk: "A", list: [1] });
});

test("a number that JavaScript cannot hold is refused", async () => {
  const engine = await newEngine();
  const put = (N: string) => answer(engine, "PutItem", { TableName, Item: { ...key("a"), n: { N } } });
  for (const fine of ["0", "-1.50", "1e3", "0.1", "9007199254740991", "4499.99"])
    expect((await put(fine)).status).toBe(200);
  for (const lost of ["9007199254740993", "0.12345678901234567891", "1e400", "x", "", "0x10"])
    expect(await put(lost)).toMatchObject({ status: 400 });
});

test("keys sort by their bytes", async () => {
  const engine = await newEngine();
  const names = ["a", "a\u0001", "ab", "z", "é", "\uffee", "\u{1f600}"];
  for (const sk of [...names].reverse()) await ask(engine, "PutItem", { TableName, Item: { pk: "p", sk } });
  const found = async (range: string, values: object) => {
    const { Items } = await ask(engine, "Query", {
      TableName,
      KeyConditionExpression: `pk = :p AND ${range}`,
      ExpressionAttributeValues: { ":p": "p", ...values },
    });
    return (Items as Item[]).map(({ sk }) => sk);
  };
  expect(await found("sk >= :s", { ":s": "a" })).toEqual(names);
  expect(await found("sk = :s", { ":s": "a" })).toEqual(["a"]);
  expect(await found("sk > :s", { ":s": "z" })).toEqual(names.slice(4));
  expect(await found("sk <= :s", { ":s": "ab" })).toEqual(names.slice(0, 3));
  expect(await found("sk < :s", { ":s": "a\u0001" })).toEqual(["a"]);
  expect(await found("begins_with(sk, :s)", { ":s": "a" })).toEqual(names.slice(0, 3));
  expect(await found("sk BETWEEN :s AND :t", { ":s": "ab", ":t": "é" })).toEqual(["ab", "z", "é"]);
});

test("a restored memory store gives the engine its former rows back", async () => {
  const store = memoryStore();
  const engine = createEngine(store);
  await answer(engine, "CreateTable", definition);
  await answer(engine, "PutItem", { TableName, Item: item("a", "1") });
  const saved = store.save();
  await answer(engine, "DeleteItem", { TableName, Key: key("a") });
  await answer(engine, "PutItem", { TableName, Item: item("b", "2") });
  store.restore(saved);
  const { body } = await answer(engine, "Query", query);
  expect(body.Items).toEqual([item("a", "1")]);
});
