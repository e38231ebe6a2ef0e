import type { TransactionCanceledException } from "@aws-sdk/client-dynamodb";
import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  PutCommand,
  TransactWriteCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import { describe, expect, test } from "vitest";
import { ensureTable } from "./ensure-table.ts";
import { countHeat, limitPartitions, mostPerSecond } from "./heat-testing.ts";
import { refusalOf, shop, startShop, TableName } from "./testing.ts";

const key = (pk: string) => ({ pk, sk: "A" });
const put = (pk: string, more: object = {}) => new PutCommand({ TableName, Item: { ...key(pk), ...more } });
const update = (pk: string, UpdateExpression: string, values?: Record<string, unknown>) =>
  new UpdateCommand({ TableName, Key: key(pk), UpdateExpression, ExpressionAttributeValues: values });
const kilobytes = (n: number) => "x".repeat(n * 1024);

/** What a piece of work costs: `table ORDER#1: 2`, `gsi1 MONTH: 1`, in the order of the names. */
async function heatOf(
  work: (client: DynamoDBDocumentClient) => Promise<unknown>,
  before: (client: DynamoDBDocumentClient) => Promise<unknown> = async () => {},
): Promise<string[]> {
  const { client, dynamo } = await startShop();
  await before(client);
  const rows = countHeat(dynamo.engine);
  await work(client);
  return rows()
    .map(({ index = "table", key: name, units }) => `${index} ${name}: ${units}`)
    .sort();
}

describe("the table", () => {
  test("charges one unit for each begun KB of the larger image", async () => {
    expect(await heatOf((client) => client.send(put("a")))).toEqual(["table a: 1"]);
    expect(await heatOf((client) => client.send(put("a", { big: kilobytes(3) })))).toEqual(["table a: 4"]);
    const large = (client: DynamoDBDocumentClient) => client.send(put("a", { big: kilobytes(3) }));
    expect(await heatOf((client) => client.send(put("a")), large)).toEqual(["table a: 4"]);
  });

  test("charges one unit for a write that deletes, changes or finds nothing", async () => {
    const gone = new DeleteCommand({ TableName, Key: key("a") });
    expect(await heatOf((client) => client.send(gone))).toEqual(["table a: 1"]);
    const again = (client: DynamoDBDocumentClient) => client.send(put("a"));
    expect(await heatOf(again, again)).toEqual(["table a: 1"]);
  });

  test("charges a failed condition by the item that was there", async () => {
    const absent = new PutCommand({
      TableName,
      Item: { ...key("a"), n: 1 },
      ConditionExpression: "attribute_not_exists(pk)",
    });
    const large = (client: DynamoDBDocumentClient) => client.send(put("a", { big: kilobytes(2) }));
    expect(await heatOf((client) => refusalOf(client.send(absent)), large)).toEqual(["table a: 3"]);
  });

  test("charges each part of a transaction double", async () => {
    const check = (ConditionExpression: string) => ({
      ConditionCheck: { TableName, Key: key("b"), ConditionExpression },
    });
    const transaction = (condition: string) =>
      new TransactWriteCommand({
        TransactItems: [{ Put: { TableName, Item: key("a") } }, check(condition)],
      });
    const expected = ["table a: 2", "table b: 2"];
    expect(await heatOf((client) => client.send(transaction("attribute_not_exists(pk)")))).toEqual(expected);
    const cancelled = transaction("attribute_exists(pk)");
    expect(await heatOf((client) => refusalOf(client.send(cancelled)))).toEqual(expected);
  });
});

describe("an index", () => {
  const indexed = (g1pk: string, more: object = {}) => put("a", { g1pk, g1sk: "1", ...more });
  const before = (client: DynamoDBDocumentClient) => client.send(indexed("G"));

  test("costs a write whenever an entry appears or goes", async () => {
    expect(await heatOf(before)).toEqual(["gsi1 G: 1", "table a: 1"]);
    const gone = new DeleteCommand({ TableName, Key: key("a") });
    expect(await heatOf((client) => client.send(gone), before)).toEqual(["gsi1 G: 1", "table a: 1"]);
    const leaves = update("a", "REMOVE g1sk");
    expect(await heatOf((client) => client.send(leaves), before)).toEqual(["gsi1 G: 1", "table a: 1"]);
  });

  test("costs nothing for a write that changes nothing in it", async () => {
    expect(await heatOf((client) => client.send(put("a", { g1pk: "G" })))).toEqual(["table a: 1"]);
    expect(await heatOf((client) => client.send(indexed("G")), before)).toEqual(["table a: 1"]);
  });

  test("costs one write for a changed attribute and two for a changed key", async () => {
    const attribute = update("a", "SET n = :n", { ":n": 1 });
    expect(await heatOf((client) => client.send(attribute), before)).toEqual(["gsi1 G: 1", "table a: 1"]);
    const moves = update("a", "SET g1pk = :g", { ":g": "H" });
    expect(await heatOf((client) => client.send(moves), before)).toEqual([
      "gsi1 G: 1",
      "gsi1 H: 1",
      "table a: 1",
    ]);
    const withinOne = update("a", "SET g1sk = :g", { ":g": "2" });
    expect(await heatOf((client) => client.send(withinOne), before)).toEqual(["gsi1 G: 2", "table a: 1"]);
  });

  test("follows a transaction at the single price, by the size of the entry", async () => {
    const big = { ...key("a"), g1pk: "G", g1sk: "1", big: kilobytes(1) };
    const transaction = new TransactWriteCommand({ TransactItems: [{ Put: { TableName, Item: big } }] });
    expect(await heatOf((client) => client.send(transaction))).toEqual(["gsi1 G: 2", "table a: 4"]);
  });

  test("costs only what it projects", async () => {
    const { client, dynamo } = await startShop();
    const [index] = shop.GlobalSecondaryIndexes;
    const Projection = { ProjectionType: "INCLUDE" as const, NonKeyAttributes: ["n"] };
    const small = { ...shop, TableName: "small", GlobalSecondaryIndexes: [{ ...index, Projection }] };
    await ensureTable(client, small as never);
    const write = (more: object) =>
      client.send(
        new PutCommand({ TableName: "small", Item: { ...key("a"), g1pk: "G", g1sk: "1", n: 1, ...more } }),
      );
    const rows = countHeat(dynamo.engine);
    const unitsOfIndex = () => rows().find(({ index: name }) => name === "gsi1")?.units;
    await write({ big: kilobytes(5) });
    expect(unitsOfIndex()).toBe(1);
    await write({ big: kilobytes(3) });
    expect(unitsOfIndex()).toBe(1);
    await write({ n: 2 });
    expect(unitsOfIndex()).toBe(2);
  });
});

test("a partition that is full turns writes away until the next second, and names itself", async () => {
  let now = 1_800_000_000_000;
  const { client, dynamo } = await startShop({ now: () => now });
  const indexed = (pk: string) => put(pk, { g1pk: "MONTH", g1sk: pk });
  const refused = limitPartitions(dynamo.engine, 2);
  const both = (pk: string) =>
    new TransactWriteCommand({
      TransactItems: [{ Put: { TableName, Item: key(pk) } }, { Put: indexed("c").input as never }],
    });
  await client.send(indexed("a"));
  await client.send(indexed("b"));
  const cancelled = await client.send(both("d")).catch((error: TransactionCanceledException) => error);
  expect(cancelled).toMatchObject({ CancellationReasons: [{ Code: "None" }, { Code: "ThrottlingError" }] });
  expect(refused).toEqual(["gsi1 MONTH"]);
  now += 1000;
  await client.send(both("d"));
  expect(refused).toEqual(["gsi1 MONTH"]);
});

test("an expiry costs nothing", async () => {
  const { client, dynamo } = await startShop({ now: () => 1_800_000_000_000 });
  await client.send(put("a", { ttl: 1_700_000_000, g1pk: "G", g1sk: "1" }));
  const rows = countHeat(dynamo.engine);
  expect(await dynamo.sweepExpired()).toBe(1);
  expect(rows()).toEqual([]);
});

test("the hottest key comes first with the rate at which its work can be done", async () => {
  const { client, dynamo } = await startShop();
  const hottestFirst = countHeat(dynamo.engine);
  for (let order = 0; order < 10; order++) {
    const Item = { ...key(`ORDER#${order}`), g1pk: "MONTH", g1sk: String(order) };
    await client.send(new TransactWriteCommand({ TransactItems: [{ Put: { TableName, Item } }] }));
    await client.send(update("TOTAL", "ADD n :one", { ":one": 1 }));
    await client.send(update(`ORDER#${order}`, "SET g1sk = :s", { ":s": `paid ${order}` }));
  }
  const rows = hottestFirst();
  expect(rows[0]).toEqual({ table: TableName, index: "gsi1", key: "MONTH", units: 30, writes: 30 });
  expect(rows[1]).toMatchObject({ index: undefined, key: "TOTAL", units: 10 });
  // 3 units an order on one partition key, which takes 1,000 a second.
  expect(mostPerSecond(rows, 10)).toBeCloseTo(333.3, 1);
  expect(mostPerSecond([], 10)).toBe(Number.POSITIVE_INFINITY);
});
