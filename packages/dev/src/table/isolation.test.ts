import {
  GetCommand,
  PutCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from "@aws-sdk/lib-dynamodb";
import { describe, expect, test } from "vitest";
import { allItems, insist, queryIndex, startShop, TableName, temporaryFolder } from "./testing.ts";

type Parts = NonNullable<TransactWriteCommandInput["TransactItems"]>;
const write = (...TransactItems: Parts) => new TransactWriteCommand({ TransactItems });
const key = (pk: string) => ({ pk, sk: "A" });
const put = (pk: string, rest: object = {}) => ({ Put: { TableName, Item: { ...key(pk), ...rest } } });

// On disk, because in memory a request is read, decided and written before the next one has even arrived.
const startOnDisk = async () => startShop({ dir: await temporaryFolder() });

describe("many transactions at once", () => {
  test("never sell more than the stock of 5 pieces to 200 buyers", async () => {
    const { client } = await startOnDisk();
    await client.send(new PutCommand({ TableName, Item: { ...key("coupon"), left: 5 } }));
    const take = {
      TableName,
      Key: key("coupon"),
      UpdateExpression: "ADD #left :taken",
      ConditionExpression: "#left >= :one",
      ExpressionAttributeNames: { "#left": "left" },
      ExpressionAttributeValues: { ":one": 1, ":taken": -1 },
    };
    const buy = (buyer: number) => {
      const order = put(`order-${buyer}`, { g1pk: "ORDERS", g1sk: String(buyer) });
      return insist(() => client.send(write(order, { Update: take })));
    };

    const outcomes = await Promise.allSettled(Array.from({ length: 200 }, (_, buyer) => buy(buyer)));

    expect(outcomes.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(5);
    expect((await client.send(new GetCommand({ TableName, Key: key("coupon") }))).Item).toMatchObject({
      left: 0,
    });
    expect(await queryIndex(client, "ORDERS")).toHaveLength(5);
  });

  test("do not lock each other out when they take the same items in different order", async () => {
    const { client } = await startOnDisk();
    const bump = (pk: string) => ({
      Update: {
        TableName,
        Key: key(pk),
        UpdateExpression: "ADD n :one",
        ExpressionAttributeValues: { ":one": 1 },
      },
    });
    const orders = [
      ["a", "b", "c"],
      ["c", "b", "a"],
      ["b", "c", "a"],
    ];
    await Promise.all(
      Array.from({ length: 150 }, (_, i) =>
        insist(() => client.send(write(...(orders[i % 3] ?? []).map(bump)))),
      ),
    );
    expect(await allItems(client)).toEqual(["a", "b", "c"].map((pk) => ({ ...key(pk), n: 150 })));
  });
});
