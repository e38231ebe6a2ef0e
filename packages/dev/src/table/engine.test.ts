// The table without a server: what a deterministic simulation runs on.

import { describe, expect, test } from "vitest";
import { makeControl } from "./control.ts";
import { createEngine, type Engine } from "./engine.ts";
import { memoryStore } from "./memory-store.ts";
import { answer } from "./operations.ts";
import { shop, TableName } from "./test-kit.ts";

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
  ["Query", { ...query, Limit: 1, FilterExpression: "attribute_exists(pk)", ScanIndexForward: false }],
  ["Scan", { TableName }],
  ["BatchGetItem", { RequestItems: { [TableName]: { Keys: [key("a"), key("b"), key("none")] } } }],
  ["BatchWriteItem", { RequestItems: { [TableName]: [{ PutRequest: { Item: key("c") } }] } }],
  ["TransactGetItems", { TransactItems: [{ Get: { TableName, Key: key("a") } }] }],
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

test("answers are what the wire would carry: bodies, refusals and cut lines", async () => {
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

test("a transaction can be held by whoever drives the clock, and collides meanwhile", async () => {
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

describe("a store in memory", () => {
  test("can begin as a copy, and neither changes the other", async () => {
    const engine = await newEngine();
    await answer(engine, "PutItem", { TableName, Item: item("a", "1") });
    const copy = createEngine(memoryStore(engine.store));
    await answer(copy, "DeleteItem", { TableName, Key: key("a") });
    await answer(engine, "PutItem", { TableName, Item: item("b", "2") });
    const all = async (one: Engine) => (await answer(one, "Scan", { TableName })).body.Count;
    expect([await all(engine), await all(copy)]).toEqual([2, 0]);
    expect(() => memoryStore({} as never)).toThrow("in memory");
  });

  test("reads any range in any direction as a sorted list would", async () => {
    const { db } = memoryStore();
    const keys = ["b", "a", "d", "c", "e", "c"];
    for (const one of keys) await db.put(one, one);
    await db.del("d");
    await db.del("none");
    const read = async (range: object) => {
      const found: unknown[] = [];
      for await (const value of db.values(range)) found.push(value);
      return found.join("");
    };
    expect(await read({})).toBe("abce");
    expect(await read({ gte: "b", lt: "e" })).toBe("bc");
    expect(await read({ gt: "b", lte: "e" })).toBe("ce");
    expect(await read({ gt: "bb", lte: "d", reverse: true })).toBe("c");
    expect(await read({ reverse: true, limit: 2 })).toBe("ec");
    expect(await read({ gte: "d", lt: "b" })).toBe("");
    expect(await read({ limit: 0 })).toBe("");
  });

  test("shares no object with anybody", async () => {
    const { db } = memoryStore();
    const row = { list: [{ n: 1 }] };
    await db.put("a", row);
    row.list.push({ n: 2 });
    const read = (await db.get("a")) as typeof row;
    read.list.push({ n: 3 });
    expect(await db.get("a")).toEqual({ list: [{ n: 1 }] });
  });
});
