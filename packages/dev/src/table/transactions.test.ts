import { TransactWriteCommand, type TransactWriteCommandInput } from "@aws-sdk/lib-dynamodb";
import { describe, expect, test } from "vitest";
import {
  allItems,
  indexRows,
  post,
  queryIndex,
  reasonsOf,
  refusalOf,
  startShop,
  TableName,
} from "./testing.ts";

type Parts = NonNullable<TransactWriteCommandInput["TransactItems"]>;
const write = (...TransactItems: Parts) => new TransactWriteCommand({ TransactItems });
const key = (pk: string) => ({ pk, sk: "A" });
const put = (pk: string, rest: object = {}) => ({ Put: { TableName, Item: { ...key(pk), ...rest } } });

describe("TransactWriteItems", () => {
  test("carries out a put, an update, a delete and a check together", async () => {
    const { client } = await startShop();
    await client.send(write(put("old"), put("counter", { n: 1 }), put("guard", { open: true })));

    await client.send(
      write(
        put("new", { g1pk: "LIST", g1sk: "1" }),
        {
          Update: {
            TableName,
            Key: key("counter"),
            UpdateExpression: "ADD n :one",
            ExpressionAttributeValues: { ":one": 1 },
          },
        },
        { Delete: { TableName, Key: key("old"), ConditionExpression: "attribute_exists(pk)" } },
        {
          ConditionCheck: {
            TableName,
            Key: key("guard"),
            ConditionExpression: "#open = :yes",
            ExpressionAttributeNames: { "#open": "open" },
            ExpressionAttributeValues: { ":yes": true },
          },
        },
      ),
    );

    expect(await allItems(client)).toEqual([
      { ...key("counter"), n: 2 },
      { ...key("guard"), open: true },
      { ...key("new"), g1pk: "LIST", g1sk: "1" },
    ]);
  });

  test("changes nothing, index rows included, when one part fails", async () => {
    const { client } = await startShop();
    await client.send(write(put("a", { g1pk: "LIST", g1sk: "1" }), put("b", { g1pk: "LIST", g1sk: "2" })));
    const before = [await allItems(client), await indexRows(client)];

    const reasons = await reasonsOf(
      client.send(
        write(
          put("c", { g1pk: "LIST", g1sk: "3" }),
          {
            Update: {
              TableName,
              Key: key("a"),
              UpdateExpression: "SET g1pk = :other",
              ExpressionAttributeValues: { ":other": "OTHER" },
            },
          },
          { Delete: { TableName, Key: key("b") } },
          {
            ConditionCheck: { TableName, Key: key("missing"), ConditionExpression: "attribute_exists(pk)" },
          },
        ),
      ),
    );

    expect(reasons.map((reason) => reason.Code)).toEqual(["None", "None", "None", "ConditionalCheckFailed"]);
    expect([await allItems(client), await indexRows(client)]).toEqual(before);
    expect(await queryIndex(client, "OTHER")).toEqual([]);
  });

  test("tells a failed condition from a write that cannot be done, part by part", async () => {
    const { client } = await startShop();
    await client.send(write(put("a", { text: "x" })));

    const reasons = await reasonsOf(
      client.send(
        write(
          { Put: { TableName, Item: key("a"), ConditionExpression: "attribute_not_exists(pk)" } },
          {
            Update: {
              TableName,
              Key: key("b"),
              UpdateExpression: "SET n = x",
            },
          },
          put("c"),
        ),
      ),
    );

    expect(reasons).toEqual([
      { Code: "ConditionalCheckFailed", Message: "The conditional request failed" },
      {
        Code: "ValidationError",
        Message: "The provided expression refers to an attribute that does not exist in the item",
      },
      { Code: "None" },
    ]);
  });

  test("names the part whose key does not fit the table", async () => {
    const { client } = await startShop();
    const wrong = { Delete: { TableName, Key: { pk: "a" } } };
    const reasons = await reasonsOf(client.send(write(put("a"), wrong)));
    expect(reasons.map((reason) => reason.Code)).toEqual(["None", "ValidationError"]);
    expect(await allItems(client)).toEqual([]);
  });

  test("refuses a list of parts beyond the service's limits", async () => {
    const { client } = await startShop();
    const many = (count: number, rest: object) => Array.from({ length: count }, (_, i) => put(`P${i}`, rest));

    for (const parts of [[put("a"), put("a")], many(101, {}), [], many(11, { big: "x".repeat(390_000) })]) {
      const error = await refusalOf(client.send(write(...parts)));
      expect(error.name).toBe("ValidationException");
    }
    expect(await allItems(client)).toEqual([]);
    await client.send(write(...many(100, {})));
    expect(await allItems(client)).toHaveLength(100);
  });

  test("refuses unknown tables and parameters", async () => {
    const { client, dynamo } = await startShop();
    const elsewhere = await refusalOf(client.send(write({ Put: { TableName: "nowhere", Item: key("a") } })));
    expect(elsewhere.name).toBe("ResourceNotFoundException");

    const Put = { TableName, Item: { pk: { S: "a" }, sk: { S: "A" } }, ReturnValues: "ALL_OLD" };
    const answer = await post(dynamo, "TransactWriteItems", { TransactItems: [{ Put }] });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe("The local DynamoDB does not know the parameter ReturnValues of Put");
  });
});

describe("what a transaction costs", () => {
  test("is twice the units of each item", async () => {
    const { client } = await startShop();
    const big = { big: "x".repeat(2_500) };
    const written = await client.send(
      new TransactWriteCommand({ TransactItems: [put("a", big), put("b")], ReturnConsumedCapacity: "TOTAL" }),
    );
    expect(written.ConsumedCapacity).toEqual([{ TableName, CapacityUnits: 8 }]);
  });

  test("is told only when asked", async () => {
    const { client } = await startShop();
    expect((await client.send(write(put("a")))).ConsumedCapacity).toBeUndefined();
  });
});
