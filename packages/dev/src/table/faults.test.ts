import {
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import { expect, test } from "vitest";
import { allItems, reasonsOf, refusalOf, startShop, TableName } from "./testing.ts";

const key = (pk: string) => ({ pk, sk: "A" });
const put = (pk: string) => new PutCommand({ TableName, Item: key(pk) });
const transaction = (...keys: string[]) =>
  new TransactWriteCommand({ TransactItems: keys.map((pk) => ({ Put: { TableName, Item: key(pk) } })) });

test("an ordered fault refuses only the next writes to keys with its beginning", async () => {
  const { client, dynamo } = await startShop();
  dynamo.control.failNext(2, "conflict", { key: "ORDER#", operation: ["PutItem", "UpdateItem"] });
  await client.send(put("CART#1"));
  await client.send(transaction("ORDER#0"));
  expect((await refusalOf(client.send(put("ORDER#1")))).name).toBe("TransactionConflictException");
  const update = new UpdateCommand({
    TableName,
    Key: key("ORDER#2"),
    UpdateExpression: "SET n = pk",
  });
  expect((await refusalOf(client.send(update))).name).toBe("TransactionConflictException");
  await client.send(put("ORDER#1"));
  expect((await allItems(client)).map(({ pk }) => pk)).toEqual(["CART#1", "ORDER#0", "ORDER#1"]);
});

test("an ordered fault cancels a transaction for the part that was meant", async () => {
  const { client, dynamo } = await startShop();
  dynamo.control.failNext(1, "conflict", { key: "b" });
  const reasons = await reasonsOf(client.send(transaction("a", "b", "c")));
  expect(reasons.map(({ Code }) => Code)).toEqual(["None", "TransactionConflict", "None"]);
  expect(await allItems(client)).toEqual([]);
  await client.send(transaction("a", "b", "c"));
});

test.each([
  ["throttle", "ProvisionedThroughputExceededException", 400],
  ["error", "InternalServerError", 500],
] as const)("%s answers %s", async (failure, name, status) => {
  const { client, dynamo } = await startShop();
  dynamo.control.failNext(1, failure, { operation: "GetItem" });
  await client.send(put("a"));
  const error = await refusalOf(client.send(new GetCommand({ TableName, Key: key("a") })));
  expect(error).toMatchObject({ name, $metadata: { httpStatusCode: status } });
  expect((await client.send(new GetCommand({ TableName, Key: key("a") }))).Item).toEqual(key("a"));
});

test("a lost answer leaves its effect and a lost request leaves none", async () => {
  const { client, dynamo } = await startShop();
  dynamo.control.failNext(1, "lost", { key: "a" });
  dynamo.control.failNext(1, "cut", { key: "b" });
  expect(await refusalOf(client.send(put("a")))).toMatchObject({ code: "ECONNRESET" });
  expect(await refusalOf(client.send(put("b")))).toMatchObject({ code: "ECONNRESET" });
  expect(await allItems(client)).toEqual([key("a")]);
});

test("an order is met once and a reset takes it back", async () => {
  const { client, dynamo } = await startShop();
  dynamo.control.failNext(1, "throttle", { operation: "Query" });
  dynamo.control.failNext(2, "error", { operation: "PutItem" });
  expect(dynamo.control.faultsLeft()).toBe(3);
  const query = new QueryCommand({
    TableName,
    KeyConditionExpression: "pk = :a",
    ExpressionAttributeValues: { ":a": "a" },
  });
  await refusalOf(client.send(query));
  await client.send(query);
  expect(dynamo.control.faultsLeft()).toBe(2);
  dynamo.control.reset();
  expect(dynamo.control.faultsLeft()).toBe(0);
  await client.send(put("a"));
});

test("an order that makes no sense is refused", async () => {
  const { dynamo } = await startShop();
  const { control } = dynamo;
  expect(() => control.failNext(0, "cut")).toThrow("count");
  expect(() => control.failNext(1, "sulk" as never)).toThrow("failure must be one of");
  expect(() => control.failNext(1, "conflict", { operation: "GetItem" })).toThrow("meets no conflicts");
});
