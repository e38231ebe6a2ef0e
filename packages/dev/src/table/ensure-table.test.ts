import { DescribeTableCommand, DescribeTimeToLiveCommand } from "@aws-sdk/client-dynamodb";
import { GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { expect, test } from "vitest";
import { ensureTable, OtherShapeError } from "./ensure-table.ts";
import { tableDefinition } from "./table-definition.ts";
import { allItems, refusalOf, shop, startShop, TableName } from "./testing.ts";

test("the table is made once with its time to live", async () => {
  const { client } = await startShop();
  await client.send(new PutCommand({ TableName, Item: { pk: "a", sk: "A" } }));
  await ensureTable(client, shop);
  expect(await allItems(client)).toHaveLength(1);
  const { Table } = await client.send(new DescribeTableCommand({ TableName }));
  expect(Table?.TableStatus).toBe("ACTIVE");
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }));
  expect(TimeToLiveDescription).toEqual({ TimeToLiveStatus: "ENABLED", AttributeName: "ttl" });
});

test("a table of another shape is refused with a sentence that people understand", async () => {
  const { client } = await startShop();
  const other = { ...shop, GlobalSecondaryIndexes: undefined };
  expect((await refusalOf(ensureTable(client, other))).message).toContain(
    "exists with other keys or indexes",
  );
});

test("a table whose index carries other attributes is refused as well", async () => {
  const { client } = await startShop();
  const [index, ...rest] = shop.GlobalSecondaryIndexes ?? [];
  const withIndex = (NonKeyAttributes: string[]) => ({
    ...shop,
    TableName: "projected",
    GlobalSecondaryIndexes: [
      { ...(index ?? ({} as never)), Projection: { ProjectionType: "INCLUDE" as const, NonKeyAttributes } },
      ...rest,
    ],
  });
  await ensureTable(client, withIndex(["one", "two"]));
  await ensureTable(client, withIndex(["two", "one"]));
  expect((await refusalOf(ensureTable(client, withIndex(["one"])))).message).toContain(
    "other keys or indexes",
  );
});

test("a table whose index carried less is refused with its rows untouched", async () => {
  const { client } = await startShop();
  const now = tableDefinition("store");
  const before = {
    ...now,
    GlobalSecondaryIndexes: (now.GlobalSecondaryIndexes ?? []).map((index) => ({
      ...index,
      Projection: { ProjectionType: "ALL" as const },
    })),
  };
  await ensureTable(client, before);
  const row = { pk: "ORDER#1", sk: "A", g2pk: "DUE#order", g2sk: "1", customerName: "Asha" };
  await client.send(new PutCommand({ TableName: "store", Item: row }));
  expect(await refusalOf(ensureTable(client, now))).toBeInstanceOf(OtherShapeError);
  const { Item } = await client.send(new GetCommand({ TableName: "store", Key: { pk: "ORDER#1", sk: "A" } }));
  expect(Item).toEqual(row);
  await ensureTable(client, before);
});
