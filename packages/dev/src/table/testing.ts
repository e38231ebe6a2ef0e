// What the tests of the stand-in share: a running server, real SDK clients on it, and a table like the shop's.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DynamoDBClient, TransactionCanceledException } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, QueryCommand, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { onTestFinished } from "vitest";
import { ensureTable, type TableDefinition } from "./ensure-table.ts";
import { inProcess } from "./in-process-testing.ts";
import { type Dynamo, type DynamoOptions, startDynamo } from "./server.ts";

/** The table every test uses: one index, and a time to live. */
export const shop = {
  TableName: "shop",
  BillingMode: "PAY_PER_REQUEST",
  AttributeDefinitions: ["pk", "sk", "g1pk", "g1sk"].map((AttributeName) => ({
    AttributeName,
    AttributeType: "S",
  })),
  KeySchema: [
    { AttributeName: "pk", KeyType: "HASH" },
    { AttributeName: "sk", KeyType: "RANGE" },
  ],
  GlobalSecondaryIndexes: [
    {
      IndexName: "gsi1",
      KeySchema: [
        { AttributeName: "g1pk", KeyType: "HASH" },
        { AttributeName: "g1sk", KeyType: "RANGE" },
      ],
      Projection: { ProjectionType: "ALL" },
    },
  ],
  ttlAttribute: "ttl",
} satisfies TableDefinition;

export const TableName = shop.TableName;

/**
 * An SDK client as a function would have it. It does not try again, so that every failure shows. Reaches a server of this
 * process without a socket.
 */
export function clientFor(
  dynamo: { endpoint: string } & Partial<Pick<Dynamo, "respond">>,
  accessKeyId = "local",
): DynamoDBDocumentClient {
  const { endpoint, respond } = dynamo;
  const client = new DynamoDBClient({
    endpoint,
    region: "ap-south-1",
    credentials: { accessKeyId, secretAccessKey: "local" },
    maxAttempts: 1,
    ...(respond && (inProcess({ respond }, accessKeyId) as object)),
  });
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
}

/** A server that ends with the test, with the shop's table on it. `sockets`: the client goes over one. */
export async function startShop({ sockets, ...options }: DynamoOptions & { sockets?: boolean } = {}) {
  const dynamo = await startDynamo({ sync: false, ...options });
  const client = clientFor(sockets ? { endpoint: dynamo.endpoint } : dynamo);
  onTestFinished(async () => {
    client.destroy();
    await dynamo.close();
  });
  await ensureTable(client, shop);
  return { dynamo, client };
}

/** A folder that goes with the test. */
export async function temporaryFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "dynamo-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

/** All items of the table, in key order. */
export async function allItems(client: DynamoDBDocumentClient): Promise<Record<string, unknown>[]> {
  return pagesOf(client, undefined);
}

/** All rows of the index. */
export async function indexRows(client: DynamoDBDocumentClient): Promise<Record<string, unknown>[]> {
  return pagesOf(client, "gsi1");
}

async function pagesOf(client: DynamoDBDocumentClient, IndexName: string | undefined) {
  const items: Record<string, unknown>[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await client.send(new ScanCommand({ TableName, IndexName, ExclusiveStartKey }));
    items.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return items.sort((a, b) => (`${a.pk} ${a.sk}` < `${b.pk} ${b.sk}` ? -1 : 1));
}

/** One partition of the index. */
export async function queryIndex(
  client: DynamoDBDocumentClient,
  g1pk: string,
): Promise<Record<string, unknown>[]> {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName,
      IndexName: "gsi1",
      KeyConditionExpression: "g1pk = :g",
      ExpressionAttributeValues: { ":g": g1pk },
    }),
  );
  return Items;
}

/** A request without the SDK between: what it would never send, and the answer as it is on the wire. */
export async function post(
  dynamo: { endpoint: string },
  operation: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Headers; body: Record<string, unknown> }> {
  const response = await fetch(dynamo.endpoint, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.0",
      "x-amz-target": `DynamoDB_20120810.${operation}`,
      authorization:
        "AWS4-HMAC-SHA256 Credential=local/20300101/ap-south-1/dynamodb/aws4_request, Signature=0",
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: JSON.parse(await response.text()) };
}

/** What a request was refused with; fails the test when it was not. */
export async function refusalOf(request: Promise<unknown>): Promise<Error & Record<string, unknown>> {
  try {
    await request;
  } catch (error) {
    if (error instanceof Error) return error as Error & Record<string, unknown>;
    throw error;
  }
  throw new Error("The request was expected to fail");
}

/** The reasons of a cancelled transaction; fails the test when it went through. */
export async function reasonsOf(transaction: Promise<unknown>) {
  const error = await refusalOf(transaction);
  if (!(error instanceof TransactionCanceledException)) throw error;
  return error.CancellationReasons ?? [];
}

/** Waits until something holds, for things that happen just after the answer. */
export async function until(holds: () => boolean): Promise<void> {
  const end = Date.now() + 5_000;
  while (!holds()) {
    if (Date.now() > end) throw new Error("Waited 5 s in vain");
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const passing = ["TransactionConflictException", "TransactionInProgressException"];

/** Sends until no other transaction is in the way, as the shop does. */
export async function insist<T>(send: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send();
    } catch (error) {
      if (!metAnother(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(2 ** attempt, 500)));
    }
  }
}

function metAnother(error: unknown): boolean {
  if (error instanceof TransactionCanceledException) {
    return (error.CancellationReasons ?? []).some(({ Code }) => Code === "TransactionConflict");
  }
  return error instanceof Error && passing.includes(error.name);
}
