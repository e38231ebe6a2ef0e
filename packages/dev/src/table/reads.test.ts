import { BatchGetCommand, PutCommand, QueryCommand, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { expect, test } from "vitest";
import { refusalOf, startShop, TableName } from "./testing.ts";

async function startWithRows(count: number) {
  const { client } = await startShop();
  const rows = Array.from({ length: count }, (_, i) => ({
    pk: `P${i}`,
    sk: "A",
    g1pk: "LIST",
    g1sk: "same",
  }));
  await Promise.all(rows.map((Item) => client.send(new PutCommand({ TableName, Item }))));
  return { client, rows };
}

test.each([true, false])("an index is paged without loss or repetition (forward is %s)", async (forward) => {
  const { client, rows } = await startWithRows(25);
  const seen: unknown[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new QueryCommand({
        TableName,
        IndexName: "gsi1",
        KeyConditionExpression: "g1pk = :g AND g1sk = :s",
        ExpressionAttributeValues: { ":g": "LIST", ":s": "same" },
        Limit: 4,
        ScanIndexForward: forward,
        ExclusiveStartKey,
      }),
    );
    seen.push(...(page.Items ?? []).map((item) => item.pk));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  expect(seen).toHaveLength(25);
  expect(new Set(seen)).toEqual(new Set(rows.map((row) => row.pk)));
});

test("a consistent read is possible on a scan and refused on an index", async () => {
  const { client } = await startWithRows(2);
  expect((await client.send(new ScanCommand({ TableName, ConsistentRead: true }))).Count).toBe(2);
  const onIndex = client.send(new ScanCommand({ TableName, IndexName: "gsi1", ConsistentRead: true }));
  expect((await refusalOf(onIndex)).message).toContain("Consistent reads are not supported");
});

test("a batch of keys brings the items that exist", async () => {
  const { client } = await startWithRows(2);
  const Keys = ["P0", "P1", "P9"].map((pk) => ({ pk, sk: "A" }));
  const { Responses } = await client.send(
    new BatchGetCommand({ RequestItems: { [TableName]: { Keys, ConsistentRead: true } } }),
  );
  expect(Responses?.[TableName]?.map((item) => item.pk).sort()).toEqual(["P0", "P1"]);
});

test("a table or an index that does not exist is refused", async () => {
  const { client } = await startWithRows(1);
  expect((await refusalOf(client.send(new ScanCommand({ TableName: "nowhere" })))).name).toBe(
    "ResourceNotFoundException",
  );
  const elsewhere = client.send(new ScanCommand({ TableName, IndexName: "gsi9" }));
  expect((await refusalOf(elsewhere)).message).toContain("does not have the specified index");
});
