import { DescribeTableCommand } from "@aws-sdk/client-dynamodb";
import {
  BatchGetCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
} from "@aws-sdk/lib-dynamodb";
import { expect, test } from "vitest";
import type { Authorize } from "./authorize.ts";
import { allItems, clientFor, post, refusalOf, startShop, TableName } from "./testing.ts";

const Key = { pk: "a", sk: "A" };

/** A server where the key `local` may do everything and `role` only what `grants` says. */
async function startWithGrants(...grants: string[]) {
  const asked: string[] = [];
  const authorize: Authorize = (accessKeyId, action, { table, index }) => {
    if (accessKeyId === "local") return true;
    const need = `${action} ${table}${index ? `/${index}` : ""}`;
    asked.push(need);
    return grants.includes(need);
  };
  const { client: owner, dynamo } = await startShop({ authorize });
  return { owner, dynamo, role: clientFor(dynamo, "role"), asked };
}

test("a caller may do what a rule grants and nothing else", async () => {
  const { role, owner } = await startWithGrants("PutItem shop");
  await role.send(new PutCommand({ TableName, Item: Key }));
  const error = await refusalOf(role.send(new GetCommand({ TableName, Key })));
  expect(error.name).toBe("AccessDeniedException");
  expect(error.message).toBe(
    "User: arn:aws:iam::000000000000:user/role is not authorized to perform: dynamodb:GetItem on resource: " +
      "arn:aws:dynamodb:ap-south-1:000000000000:table/shop because no identity-based policy allows " +
      "the dynamodb:GetItem action",
  );
  expect(await allItems(owner)).toEqual([Key]);
});

test("a refusal on the wire is a 400 that names the action", async () => {
  const { dynamo } = await startWithGrants();
  const authorization =
    "AWS4-HMAC-SHA256 Credential=role/20300101/ap-south-1/dynamodb/aws4_request, Signature=0";
  const { status, body } = await post(dynamo, "GetItem", { TableName, Key: {} }, { authorization });
  expect(status).toBe(400);
  expect(body.__type).toBe("com.amazonaws.dynamodb.v20120810#AccessDeniedException");
  expect(body.message).toContain("is not authorized to perform: dynamodb:GetItem");
});

test("a query on an index needs the index, not the table", async () => {
  const { role, asked } = await startWithGrants("Query shop/gsi1");
  const query = { TableName, KeyConditionExpression: "g1pk = :g", ExpressionAttributeValues: { ":g": "G" } };
  await role.send(new QueryCommand({ ...query, IndexName: "gsi1" }));
  const onTable = { ...query, KeyConditionExpression: "pk = :g" };
  expect((await refusalOf(role.send(new QueryCommand(onTable)))).name).toBe("AccessDeniedException");
  expect(asked).toEqual(["Query shop/gsi1", "Query shop"]);
});

test("a transaction needs the permission of each of its parts", async () => {
  const { role, owner, asked } = await startWithGrants("PutItem shop", "UpdateItem shop", "DeleteItem shop");
  const parts = [
    { Put: { TableName, Item: Key } },
    { Put: { TableName, Item: { pk: "b", sk: "A" } } },
    {
      Update: {
        TableName,
        Key: { pk: "c", sk: "A" },
        UpdateExpression: "SET n = :n",
        ExpressionAttributeValues: { ":n": 1 },
      },
    },
    { Delete: { TableName, Key: { pk: "d", sk: "A" } } },
  ];
  const check = {
    ConditionCheck: { TableName, Key: { pk: "e", sk: "A" }, ConditionExpression: "attribute_not_exists(pk)" },
  };
  const error = await refusalOf(role.send(new TransactWriteCommand({ TransactItems: [...parts, check] })));
  expect(error.message).toContain("dynamodb:ConditionCheckItem");
  expect(await allItems(owner)).toEqual([]);
  expect(asked).toEqual(["PutItem shop", "UpdateItem shop", "DeleteItem shop", "ConditionCheckItem shop"]);

  await role.send(new TransactWriteCommand({ TransactItems: parts }));
  expect(await allItems(owner)).toHaveLength(3);
});

test("a batch needs the permission of its own name", async () => {
  const { role, asked } = await startWithGrants("BatchGetItem shop", "DescribeTable shop");
  await role.send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys: [Key] } } }));
  await role.send(new DescribeTableCommand({ TableName }));
  expect(asked).toHaveLength(2);
});

test("a request that carries no credentials is refused under any rules", async () => {
  const { dynamo } = await startShop();
  for (const authorization of ["", "Basic bG9jYWw6bG9jYWw=", "AWS4-HMAC-SHA256 Credential=/, Signature=0"]) {
    const { status, body } = await post(dynamo, "DescribeTable", {}, { authorization });
    expect(status).toBe(400);
    expect(body.__type).toContain("MissingAuthenticationTokenException");
  }
});
