import { GetCommand, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import { expect, test } from "vitest";
import { startDynamo } from "./server.ts";
import { allItems, clientFor, insist, refusalOf, startShop, TableName, temporaryFolder } from "./testing.ts";

const key = { pk: "counter", sk: "A" };

function increment(ClientRequestToken: string, step = 1) {
  const Update = {
    TableName,
    Key: key,
    UpdateExpression: "ADD n :step",
    ExpressionAttributeValues: { ":step": step },
  };
  return new TransactWriteCommand({
    TransactItems: [{ Update }],
    ClientRequestToken,
    ReturnConsumedCapacity: "TOTAL",
  });
}

async function counter(client: ReturnType<typeof clientFor>): Promise<unknown> {
  return (await client.send(new GetCommand({ TableName, Key: key }))).Item?.n;
}

test("a transaction sent again with its token takes effect once", async () => {
  const { client } = await startShop();
  await client.send(increment("token"));
  const again = await client.send(increment("token"));
  expect(again.ConsumedCapacity).toEqual([{ TableName, CapacityUnits: 2 }]);
  expect(await counter(client)).toBe(1);
});

test("a token shared by 50 transactions of one moment takes effect once", async () => {
  const { client } = await startShop({ dir: await temporaryFolder() });
  await Promise.all(Array.from({ length: 50 }, () => insist(() => client.send(increment("token")))));
  expect(await counter(client)).toBe(1);
});

test("a token cannot be used for another transaction", async () => {
  const { client } = await startShop({ dir: await temporaryFolder() });
  const put = (n: number) => ({ Put: { TableName, Item: { pk: `P${n}`, sk: "A" } } });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) =>
      client.send(new TransactWriteCommand({ TransactItems: [put(n)], ClientRequestToken: "token" })),
    ),
  );
  expect(outcomes.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(1);
  expect(await allItems(client)).toHaveLength(1);
  const error = await refusalOf(client.send(increment("token")));
  expect(error.name).toBe("IdempotentParameterMismatchException");
});

test("a token holds across a restart", async () => {
  const dir = await temporaryFolder();
  const first = await startShop({ dir });
  await first.client.send(increment("token"));
  await first.dynamo.close();

  const second = await startDynamo({ dir });
  const client = clientFor(second);
  await client.send(increment("token"));
  expect(await counter(client)).toBe(1);
  expect((await refusalOf(client.send(increment("token", 2)))).name).toBe(
    "IdempotentParameterMismatchException",
  );
  await second.close();
});

test("a token is good for ten minutes", async () => {
  let now = Date.UTC(2030, 0, 1);
  const { client, dynamo } = await startShop({ now: () => now });
  await client.send(increment("token"));

  now += 9.9 * 60_000;
  await client.send(increment("token"));
  expect(await counter(client)).toBe(1);

  now += 0.2 * 60_000;
  await client.send(increment("token", 5));
  expect(await counter(client)).toBe(6);

  await dynamo.sweepExpired();
  await client.send(increment("token", 5));
  expect(await counter(client)).toBe(6);
});

test("a cancelled transaction does not use its token up", async () => {
  const { client } = await startShop();
  const guarded = () => {
    const command = increment("token");
    for (const item of command.input.TransactItems ?? []) {
      if (item.Update) item.Update.ConditionExpression = "attribute_exists(pk)";
    }
    return command;
  };
  expect((await refusalOf(client.send(guarded()))).name).toBe("TransactionCanceledException");
  await client.send(increment("other"));
  await client.send(guarded());
  expect(await counter(client)).toBe(2);
});
