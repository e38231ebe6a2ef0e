import { DescribeTimeToLiveCommand, UpdateTimeToLiveCommand } from "@aws-sdk/client-dynamodb";
import { PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { expect, test } from "vitest";
import { startDynamo } from "./server.ts";
import type { StreamRecord } from "./stream.ts";
import {
  allItems,
  clientFor,
  indexRows,
  refusalOf,
  startShop,
  TableName,
  temporaryFolder,
  until,
} from "./testing.ts";

const now = Date.UTC(2030, 0, 1);
const seconds = now / 1000;
const year = 365 * 24 * 60 * 60;

test("the sweep removes only what has expired", async () => {
  const { client, dynamo } = await startShop({ now: () => now });
  const items = {
    past: { ttl: seconds - 1 },
    present: { ttl: seconds },
    future: { ttl: seconds + 1 },
    never: {},
    text: { ttl: String(seconds - 1) },
    ancient: { ttl: seconds - 6 * year },
  };
  for (const [pk, rest] of Object.entries(items)) {
    await client.send(new PutCommand({ TableName, Item: { pk, sk: "A", g1pk: "LIST", g1sk: pk, ...rest } }));
  }

  expect(await dynamo.sweepExpired()).toBe(1);
  const left = ["ancient", "future", "never", "present", "text"];
  expect((await allItems(client)).map((item) => item.pk)).toEqual(left);
  expect((await indexRows(client)).map((item) => item.pk)).toEqual(left);
  expect(await dynamo.sweepExpired(now + 1)).toBe(1);
  expect(await dynamo.sweepExpired(now + 2_000)).toBe(1);
});

test("an expiry reaches the stream as the service's doing", async () => {
  const { client, dynamo } = await startShop({ now: () => now });
  const records: StreamRecord[] = [];
  dynamo.onRecords((batch) => void records.push(...batch));
  await client.send(new PutCommand({ TableName, Item: { pk: "a", sk: "A", ttl: 1 + seconds - year } }));
  await dynamo.sweepExpired();
  await until(() => records.length === 2);
  expect(records[0]?.userIdentity).toBeUndefined();
  expect(records[1]).toMatchObject({
    eventName: "REMOVE",
    userIdentity: { type: "Service", principalId: "dynamodb.amazonaws.com" },
  });
});

test("an item that is extended while the sweep is on its way stays", async () => {
  const { client, dynamo } = await startShop({ now: () => now, dir: await temporaryFolder() });
  const pks = Array.from({ length: 40 }, (_, i) => `S${i}`);
  const items = pks.map((pk) => ({ pk, sk: "A", ttl: seconds - 1 }));
  await Promise.all(items.map((Item) => client.send(new PutCommand({ TableName, Item }))));
  const extend = (pk: string) =>
    client.send(
      new UpdateCommand({
        TableName,
        Key: { pk, sk: "A" },
        UpdateExpression: "SET #ttl = :later",
        ConditionExpression: "attribute_exists(pk)",
        ExpressionAttributeNames: { "#ttl": "ttl" },
        ExpressionAttributeValues: { ":later": seconds + 60 },
      }),
    );
  const sweep = dynamo.sweepExpired();
  const extended = await Promise.allSettled(pks.map(extend));
  const removed = await sweep;
  const kept = extended.filter((outcome) => outcome.status === "fulfilled").length;
  expect((await allItems(client)).length).toBe(kept);
  expect(removed + kept).toBe(40);
});

test("the sweep comes by itself as well", async () => {
  const { client, dynamo } = await startShop({ sweepEveryMs: 20 });
  const records: StreamRecord[] = [];
  dynamo.onRecords((batch) => void records.push(...batch));
  const ttl = Math.floor(Date.now() / 1000) - 10;
  await client.send(new PutCommand({ TableName, Item: { pk: "a", sk: "A", ttl } }));
  await until(() => records.some((record) => record.eventName === "REMOVE"));
  expect(await allItems(client)).toEqual([]);
});

test("the time to live setting is kept across a restart", async () => {
  const dir = await temporaryFolder();
  const first = await startShop({ dir });
  await first.dynamo.close();
  const dynamo = await startDynamo({ dir });
  const client = clientFor(dynamo);
  const describe = async () =>
    (await client.send(new DescribeTimeToLiveCommand({ TableName }))).TimeToLiveDescription;
  expect(await describe()).toEqual({ TimeToLiveStatus: "ENABLED", AttributeName: "ttl" });
  const TimeToLiveSpecification = { AttributeName: "ttl", Enabled: true };
  const again = client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
  expect((await refusalOf(again)).message).toBe("TimeToLive is already enabled");
  await dynamo.close();
});
