import { DeleteCommand, PutCommand, TransactWriteCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { expect, test, vi } from "vitest";
import type { StreamRecord } from "./stream.ts";
import { refusalOf, startShop, TableName, until } from "./testing.ts";

const key = (pk: string) => ({ pk, sk: "A" });
const told = (records: StreamRecord[]) =>
  records.map(({ eventName, dynamodb }) => `${eventName} ${dynamodb.Keys.pk?.S}`);

async function startListening() {
  const { client, dynamo } = await startShop();
  const records: StreamRecord[] = [];
  const stop = dynamo.onRecords((batch) => void records.push(...batch));
  return { client, dynamo, records, stop };
}

test("every kind of write notifies with its keys in the order of the commits", async () => {
  const { client, records } = await startListening();
  await client.send(new PutCommand({ TableName, Item: { ...key("a"), s: "secret" } }));
  await client.send(new UpdateCommand({ TableName, Key: key("a"), UpdateExpression: "REMOVE s" }));
  await client.send(new UpdateCommand({ TableName, Key: key("b"), UpdateExpression: "REMOVE s" }));
  await client.send(new DeleteCommand({ TableName, Key: key("a") }));
  await client.send(
    new TransactWriteCommand({
      TransactItems: [
        { Put: { TableName, Item: key("d") } },
        { ConditionCheck: { TableName, Key: key("b"), ConditionExpression: "attribute_exists(pk)" } },
      ],
    }),
  );
  await until(() => records.length >= 5);

  expect(told(records)).toEqual(["INSERT a", "MODIFY a", "INSERT b", "REMOVE a", "INSERT d"]);
  expect(records[0]).toMatchObject({
    eventSource: "aws:dynamodb",
    eventVersion: "1.1",
    dynamodb: { Keys: { pk: { S: "a" }, sk: { S: "A" } }, StreamViewType: "KEYS_ONLY" },
  });
  expect(JSON.stringify(records)).not.toContain("secret");
  const numbers = records.map((record) => record.dynamodb.SequenceNumber);
  expect([...numbers].sort()).toEqual(numbers);
});

test("a write that fails or changes nothing does not notify", async () => {
  const { client, records } = await startListening();
  await client.send(new PutCommand({ TableName, Item: { ...key("a"), n: 1 } }));
  await client.send(new PutCommand({ TableName, Item: { n: 1, ...key("a") } }));
  await client.send(new DeleteCommand({ TableName, Key: key("absent") }));
  const guarded = { TableName, Item: key("a"), ConditionExpression: "attribute_not_exists(pk)" };
  await refusalOf(client.send(new PutCommand(guarded)));
  await refusalOf(
    client.send(
      new TransactWriteCommand({ TransactItems: [{ Put: { TableName, Item: key("b") } }, { Put: guarded }] }),
    ),
  );
  await client.send(new PutCommand({ TableName, Item: key("last") }));
  await until(() => records.length >= 2);
  expect(told(records)).toEqual(["INSERT a", "INSERT last"]);
});

test("a slow listener gets batches one at a time and holds no writer up", async () => {
  const { client, dynamo } = await startShop();
  const batches: number[] = [];
  let running = 0;
  let together = 0;
  dynamo.onRecords(async (batch) => {
    together = Math.max(together, ++running);
    await new Promise((resolve) => setTimeout(resolve, 50));
    batches.push(batch.length);
    running--;
  });
  await Promise.all(
    Array.from({ length: 40 }, (_, i) => client.send(new PutCommand({ TableName, Item: key(`${i}`) }))),
  );
  await until(() => batches.reduce((sum, size) => sum + size, 0) === 40);
  expect(together).toBe(1);
  expect(batches.length).toBeLessThan(40);
});

test("a listener can write to the table itself", async () => {
  const { client, dynamo } = await startShop();
  const seen: string[] = [];
  dynamo.onRecords(async (batch) => {
    seen.push(...told(batch));
    if (told(batch).includes("INSERT bell"))
      await client.send(new PutCommand({ TableName, Item: key("mail") }));
  });
  await client.send(new PutCommand({ TableName, Item: key("bell") }));
  await until(() => seen.length === 2);
  expect(seen).toEqual(["INSERT bell", "INSERT mail"]);
});

test("a batch whose listener fails comes twice more before the next one", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  const { client, dynamo } = await startShop();
  const given: string[] = [];
  dynamo.onRecords((batch) => {
    given.push(...told(batch));
    if (told(batch).includes("INSERT bad")) throw new Error("not today");
  });
  await client.send(new PutCommand({ TableName, Item: key("bad") }));
  await until(() => given.length === 3);
  await client.send(new PutCommand({ TableName, Item: key("good") }));
  await until(() => given.includes("INSERT good"));
  expect(given).toEqual(["INSERT bad", "INSERT bad", "INSERT bad", "INSERT good"]);
  expect(complaint).toHaveBeenCalledTimes(3);
  complaint.mockRestore();
});

test("a listener that has stopped is told nothing more", async () => {
  const { client, records, stop } = await startListening();
  await client.send(new PutCommand({ TableName, Item: key("a") }));
  await until(() => records.length === 1);
  stop();
  await client.send(new PutCommand({ TableName, Item: key("b") }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(told(records)).toEqual(["INSERT a"]);
});
