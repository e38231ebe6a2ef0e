import { TransactionCanceledException } from "@aws-sdk/client-dynamodb";
import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  TransactWriteCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import { describe, expect, test } from "vitest";
import { allItems, reasonsOf, refusalOf, startShop, TableName, temporaryFolder, until } from "./testing.ts";

const key = (pk: string) => ({ pk, sk: "A" });
const item = (pk: string, n: number) => ({ ...key(pk), n });
const put = (pk: string, n: number) => ({ Put: { TableName, Item: item(pk, n) } });
const add = (pk: string) => ({
  TableName,
  Key: key(pk),
  UpdateExpression: "ADD n :one",
  ExpressionAttributeValues: { ":one": 1 },
});
const check = (pk: string) => ({
  ConditionCheck: { TableName, Key: key(pk), ConditionExpression: "attribute_not_exists(pk)" },
});

/** A transaction that has checked and not committed yet, and the way to let it go on. */
async function transactionUnderWay(shop: Awaited<ReturnType<typeof startShop>>, ...parts: object[]) {
  let goOn = () => {};
  let reached = false;
  shop.dynamo.control.holdTransactions(() => {
    reached = true;
    return new Promise<void>((resolve) => {
      goOn = resolve;
    });
  });
  const done = shop.client.send(new TransactWriteCommand({ TransactItems: parts }));
  await until(() => reached);
  shop.dynamo.control.holdTransactions(0);
  return async () => {
    goOn();
    await done;
  };
}

describe("a transaction under way", () => {
  test.each([
    ["PutItem", new PutCommand({ TableName, Item: item("a", 7) })],
    ["UpdateItem", new UpdateCommand(add("a"))],
    ["DeleteItem", new DeleteCommand({ TableName, Key: key("a") })],
  ])("%s on one of its items is refused and changes nothing", async (_name, command) => {
    const shop = await startShop();
    const finish = await transactionUnderWay(shop, put("a", 1), put("b", 1));
    const error = await refusalOf(shop.client.send(command as PutCommand));
    expect(error).toMatchObject({
      name: "TransactionConflictException",
      message: "Transaction is ongoing for the item",
      $metadata: { httpStatusCode: 400 },
    });
    await shop.client.send(new PutCommand({ TableName, Item: item("elsewhere", 1) }));
    await finish();
    expect(await allItems(shop.client)).toEqual([item("a", 1), item("b", 1), item("elsewhere", 1)]);
    await shop.client.send(command as PutCommand);
  });

  test("an item that a transaction only checks is in use as well", async () => {
    const shop = await startShop();
    const finish = await transactionUnderWay(shop, check("a"), put("b", 1));
    const error = await refusalOf(shop.client.send(new PutCommand({ TableName, Item: item("a", 1) })));
    expect(error.name).toBe("TransactionConflictException");
    await finish();
  });

  test("another transaction on its items is cancelled with a reason for each part", async () => {
    const shop = await startShop();
    const finish = await transactionUnderWay(shop, put("b", 1), check("d"));
    const TransactItems = [put("a", 2), put("b", 2), put("c", 2), put("d", 2)];
    const reasons = await reasonsOf(shop.client.send(new TransactWriteCommand({ TransactItems })));
    expect(reasons.map(({ Code }) => Code)).toEqual([
      "None",
      "TransactionConflict",
      "None",
      "TransactionConflict",
    ]);
    expect(reasons[1]?.Message).toBe("Transaction is ongoing for the item");
    await finish();
    expect(await allItems(shop.client)).toEqual([item("b", 1)]);
  });

  test("a repeat of it under its token is told that it is in progress", async () => {
    const shop = await startShop();
    let goOn = () => {};
    shop.dynamo.control.holdTransactions(() => new Promise((resolve) => (goOn = resolve)));
    const command = () =>
      new TransactWriteCommand({ TransactItems: [put("a", 1)], ClientRequestToken: "token" });
    const first = shop.client.send(command());
    const second = await Promise.race([
      refusalOf(shop.client.send(command())),
      refusalOf(first).catch(() => undefined),
    ]);
    expect(second?.name).toBe("TransactionInProgressException");
    goOn();
    await first;
  });

  test("an expired item of its own is left for a later sweep", async () => {
    const shop = await startShop({ now: () => 1_800_000_000_000 });
    const old = { ...item("a", 1), ttl: 1_700_000_000 };
    await shop.client.send(new PutCommand({ TableName, Item: old }));
    const finish = await transactionUnderWay(shop, check("b"), { Update: add("a") });
    expect(await shop.dynamo.sweepExpired()).toBe(0);
    await finish();
    expect(await shop.dynamo.sweepExpired()).toBe(1);
  });
});

test("requests of one moment collide on disk as well", async () => {
  const { client } = await startShop({ dir: await temporaryFolder(), sync: true });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 60 }, (_, n) =>
      n % 2
        ? client.send(new TransactWriteCommand({ TransactItems: [{ Update: add("hot") }] }))
        : client.send(new UpdateCommand(add("hot"))),
    ),
  );
  const refused = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  expect(refused.some((error) => error instanceof TransactionCanceledException)).toBe(true);
  expect((await client.send(new GetCommand({ TableName, Key: key("hot") }))).Item?.n).toBe(
    60 - refused.length,
  );
});

test("single writes among themselves never conflict", async () => {
  const { client } = await startShop();
  await Promise.all(Array.from({ length: 60 }, () => client.send(new UpdateCommand(add("hot")))));
  expect(await allItems(client)).toEqual([item("hot", 60)]);
});
