// Random reads.

import {
  BatchGetItemCommand,
  type DynamoDBClient,
  QueryCommand,
  type QueryCommandInput,
  ScanCommand,
  TransactGetItemsCommand,
} from "@aws-sdk/client-dynamodb";
import { namesIn, type Phrase, randomCondition, randomKey, some } from "./expressions.ts";
import type { Operation } from "./operation.ts";
import type { Random } from "./random.ts";

/** Two items by key. */
export function batchGet(random: Random, TableName: string): Operation {
  const input = { RequestItems: { [TableName]: { Keys: [randomKey(random), randomKey(random)] } } };
  return { name: "BatchGetItem", input, send: (client) => client.send(new BatchGetItemCommand(input)) };
}

/** One to three items at one moment. */
export function transactGet(random: Random, TableName: string): Operation {
  const TransactItems = Array.from({ length: 1 + random.below(3) }, () => ({
    Get: {
      TableName,
      Key: randomKey(random),
      ProjectionExpression: random.pick([undefined, "n, m.q", "l[0], pk"]),
    },
  }));
  const input = { TransactItems, ReturnConsumedCapacity: random.pick([undefined, "TOTAL"] as const) };
  return {
    name: "TransactGetItems",
    input,
    send: (client) => client.send(new TransactGetItemsCommand(input)),
  };
}

/** A query on the table or its index, page by page. */
export function query(random: Random, TableName: string): Operation {
  const filter = random.oneIn(2) ? randomFilter(random) : undefined;
  const key = random.oneIn(2) ? indexCondition(random) : tableCondition(random);
  const input: QueryCommandInput = {
    TableName,
    IndexName: key.text.startsWith("g") ? "gsi1" : undefined,
    KeyConditionExpression: key.text,
    FilterExpression: filter?.text,
    ExpressionAttributeNames: namesIn(filter?.text),
    ExpressionAttributeValues: { ...key.values, ...filter?.values },
    Limit: random.pick([undefined, 1, 2]),
    ScanIndexForward: !random.oneIn(3),
  };
  return { name: "Query", input, send: (client) => allPages(client, input) };
}

function tableCondition(random: Random): Phrase {
  const values = { ":pk": { S: `p${random.below(3)}` }, ":sk": { S: `s${random.below(3)}` } };
  return random.pick<Phrase>([
    { text: "pk = :pk", values: { ":pk": values[":pk"] } },
    { text: "pk = :pk AND sk >= :sk", values },
    { text: "pk = :pk AND sk < :sk", values },
    { text: "pk = :pk AND begins_with(sk, :sk)", values },
    { text: "pk = :pk AND sk BETWEEN :sk AND :end", values: { ...values, ":end": { S: "s2" } } },
  ]);
}

function indexCondition(random: Random): Phrase {
  const values = { ":g": { S: `G${random.below(3)}` }, ":gs": { S: String(random.below(4)) } };
  return random.pick<Phrase>([
    { text: "g = :g", values: { ":g": values[":g"] } },
    { text: "g = :g AND gs > :gs", values },
    { text: "g = :g AND gs <= :gs", values },
  ]);
}

// A filter may not be about the keys of what is read.
function randomFilter(random: Random): Phrase {
  for (;;) {
    const filter = randomCondition(random, "f");
    if (!/\b(pk|sk|g|gs)\b/.test(filter.text)) return filter;
  }
}

// Rows with equal index keys have no promised order, so pages are compared as a whole. Whether the last full page
// promises another (empty) one is left open too: AWS may, DynamoDB Local does not always.
async function allPages(client: DynamoDBClient, input: QueryCommandInput): Promise<object> {
  const items: object[] = [];
  let ExclusiveStartKey: QueryCommandInput["ExclusiveStartKey"];
  do {
    const page = await client.send(new QueryCommand({ ...structuredClone(input), ExclusiveStartKey }));
    items.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return { Items: items };
}

/** The whole table through a filter. */
export function scan(random: Random, TableName: string): Operation {
  const filter = randomFilter(random);
  const input = {
    TableName,
    FilterExpression: filter.text,
    ExpressionAttributeNames: namesIn(filter.text),
    ExpressionAttributeValues: some(filter.values),
  };
  return { name: "Scan", input, send: (client) => client.send(new ScanCommand(structuredClone(input))) };
}
