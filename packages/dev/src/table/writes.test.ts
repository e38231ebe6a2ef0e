import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { describe, expect, test } from "vitest";
import { allItems, queryIndex, refusalOf, startShop, TableName } from "./testing.ts";

const Key = { pk: "a", sk: "A" };

describe("a single write with a failing condition", () => {
  const condition = { TableName, ConditionExpression: "n > :n", ExpressionAttributeValues: { ":n": 9 } };
  const writes = {
    put: new PutCommand({ ...condition, Item: Key }),
    delete: new DeleteCommand({ ...condition, Key }),
    update: new UpdateCommand({ ...condition, Key, UpdateExpression: "REMOVE x" }),
  };

  test.each(Object.entries(writes))("refuses %s and changes nothing", async (_name, command) => {
    const { client } = await startShop();
    await client.send(new PutCommand({ TableName, Item: { ...Key, n: 1 } }));
    const error = await refusalOf(client.send(command as PutCommand));
    expect(error).toBeInstanceOf(ConditionalCheckFailedException);
    expect(await allItems(client)).toEqual([{ ...Key, n: 1 }]);
  });
});

describe("conditions", () => {
  const item = {
    ...Key,
    list: [1, { a: "x" }],
    map: { q: [true] },
    no: false,
    empty: "",
    tags: new Set(["b", "a"]),
  };
  const holding = {
    "#list = :v": item.list,
    "#map = :v": item.map,
    "#no = :v": false,
    "#empty = :v": "",
    "#empty BETWEEN :v AND :v": "",
    "#tags = :v": new Set(["a", "b"]),
    "contains(#list, :v)": { a: "x" },
    "size(#map) = :v": 1,
    "a <> :v": "anything",
  };
  const failing = {
    "#list <> :v": item.list,
    "#map <> :v": item.map,
    "#list = :v": [1, { a: "y" }],
    "a = :v": "anything",
    "#no > :v": 0,
    "contains(#list, :v)": { a: "y" },
  };

  const check = async (text: string, value: unknown) => {
    const { client } = await startShop();
    await client.send(new PutCommand({ TableName, Item: item }));
    const names = ["map", "no", "empty", "list", "tags"].filter((name) => text.includes(`#${name}`));
    return client.send(
      new PutCommand({
        TableName,
        Item: Key,
        ConditionExpression: text,
        ExpressionAttributeNames:
          names.length > 0 ? Object.fromEntries(names.map((n) => [`#${n}`, n])) : undefined,
        ExpressionAttributeValues: { ":v": value },
      }),
    );
  };

  test.each(Object.entries(holding))("%s holds", async (text, value) => {
    await check(text, value);
  });
  test.each(Object.entries(failing))("%s does not", async (text, value) => {
    expect(await refusalOf(check(text, value))).toBeInstanceOf(ConditionalCheckFailedException);
  });
});

describe("updates", () => {
  test("read the item as it was", async () => {
    const { client } = await startShop();
    await client.send(new PutCommand({ TableName, Item: { ...Key, n: 1, m: { q: 1 } } }));
    const { Attributes } = await client.send(
      new UpdateCommand({
        TableName,
        Key,
        UpdateExpression: "SET a = n, b = m ADD n :two",
        ExpressionAttributeValues: { ":two": 2 },
        ReturnValues: "ALL_NEW",
      }),
    );
    expect(Attributes).toEqual({ ...Key, n: 3, m: { q: 1 }, a: 1, b: { q: 1 } });
  });

  test.each([
    "SET m.q = n",
    "REMOVE l[0]",
    "SET l = list_append(l, l)",
    "SET n = if_not_exists(n, m)",
    "SET n = n + m",
  ])("refuse %s, which the shop has no use for", async (UpdateExpression) => {
    const { client } = await startShop();
    const error = await refusalOf(client.send(new UpdateCommand({ TableName, Key, UpdateExpression })));
    expect(error.message).toMatch("Invalid UpdateExpression");
    expect(await allItems(client)).toEqual([]);
  });

  test("may not break the limits of keys and items", async () => {
    const { client } = await startShop();
    const set = (g1pk: string, text: string) =>
      client.send(
        new UpdateCommand({
          TableName,
          Key,
          UpdateExpression: "SET g1pk = :g, #text = :t",
          ExpressionAttributeNames: { "#text": "text" },
          ExpressionAttributeValues: { ":g": g1pk, ":t": text },
        }),
      );
    expect((await refusalOf(set("", "x"))).message).toContain("IndexName: gsi1, IndexKey: g1pk");
    expect((await refusalOf(set("G", "ग".repeat(140_000)))).message).toContain(
      "exceeded the maximum allowed size",
    );
    const large = { TableName, Item: { ...Key, text: "ग".repeat(140_000) } };
    expect((await refusalOf(client.send(new PutCommand(large)))).message).toContain("exceeded the maximum");
    expect(await allItems(client)).toEqual([]);
  });

  test("move an item between index partitions", async () => {
    const { client } = await startShop();
    await client.send(new PutCommand({ TableName, Item: { ...Key, g1pk: "PENDING", g1sk: "1" } }));
    await client.send(
      new UpdateCommand({
        TableName,
        Key,
        UpdateExpression: "SET g1pk = :g",
        ExpressionAttributeValues: { ":g": "DONE" },
      }),
    );
    expect(await queryIndex(client, "PENDING")).toEqual([]);
    expect(await queryIndex(client, "DONE")).toEqual([{ ...Key, g1pk: "DONE", g1sk: "1" }]);
  });
});

test("items with equal index keys keep an index row each", async () => {
  const { client } = await startShop();
  const twins = ["TIE#295", "TIE#1294"].map((pk) => ({ pk, sk: "A", g1pk: "LIST", g1sk: "same" }));
  for (const Item of twins) await client.send(new PutCommand({ TableName, Item }));
  expect(await queryIndex(client, "LIST")).toHaveLength(2);

  await client.send(new DeleteCommand({ TableName, Key: { pk: "TIE#295", sk: "A" } }));
  expect(await queryIndex(client, "LIST")).toEqual([twins[1]]);
  expect((await client.send(new GetCommand({ TableName, Key: { pk: "TIE#1294", sk: "A" } }))).Item).toEqual(
    twins[1],
  );
});
