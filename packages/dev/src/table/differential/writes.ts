// Random transactions and single writes.

import {
  type AttributeValue,
  BatchWriteItemCommand,
  DeleteItemCommand,
  PutItemCommand,
  type TransactWriteItem,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from "@aws-sdk/client-dynamodb";
import {
  namesIn,
  type Phrase,
  randomCondition,
  randomItem,
  randomKey,
  randomUpdate,
  some,
} from "./expressions.ts";
import type { Operation } from "./operation.ts";
import type { Random } from "./random.ts";

function conditional(condition: Phrase | undefined, update?: Phrase) {
  return {
    ConditionExpression: condition?.text,
    UpdateExpression: update?.text,
    ExpressionAttributeNames: namesIn(condition?.text, update?.text),
    ExpressionAttributeValues: some({ ...condition?.values, ...update?.values }),
  };
}

/** A transaction of one to four writes; now and then one that is wrong in itself. */
export function randomTransaction(random: Random, TableName: string): Operation {
  const parts = Array.from({ length: 1 + random.below(4) }, () => randomPart(random, TableName));
  const TransactItems = random.oneIn(30) ? twice(random, TableName) : withoutRepeats(parts);
  const input = {
    TransactItems,
    ReturnConsumedCapacity: random.pick([undefined, undefined, "TOTAL"] as const),
  };
  return {
    name: "TransactWriteItems",
    input,
    send: (client) => client.send(new TransactWriteItemsCommand(structuredClone(input))),
  };
}

// One item in two parts is refused. (Without conditions: DynamoDB Local looks at those first, AWS does not.)
function twice(random: Random, TableName: string): TransactWriteItem[] {
  const Item = randomItem(random);
  const Key = { pk: Item.pk, sk: Item.sk } as Record<string, AttributeValue>;
  return [{ Put: { TableName, Item } }, { Delete: { TableName, Key } }];
}

function randomPart(random: Random, TableName: string): TransactWriteItem {
  const condition = random.oneIn(3) ? undefined : randomCondition(random);
  const ReturnValuesOnConditionCheckFailure = random.pick(["ALL_OLD", "NONE", undefined] as const);
  const base = { TableName, ReturnValuesOnConditionCheckFailure };
  const Key = random.oneIn(40) ? oddKey(random) : randomKey(random);
  switch (random.below(7)) {
    case 0:
    case 1:
    case 2:
      return { Put: { ...base, ...withoutUpdate(condition), Item: oddItem(random) } };
    case 3:
      return { Delete: { ...base, ...withoutUpdate(condition), Key } };
    case 4:
      return { ConditionCheck: { ...base, ...check(condition ?? exists), Key } };
    default:
      return { Update: { ...base, ...update(condition, random), Key } };
  }
}

const exists: Phrase = { text: "attribute_exists(pk)", values: {} };

function withoutUpdate(condition: Phrase | undefined) {
  const { UpdateExpression, ...rest } = conditional(condition);
  return rest;
}

function check(condition: Phrase) {
  return { ...withoutUpdate(condition), ConditionExpression: condition.text };
}

function update(condition: Phrase | undefined, random: Random) {
  const chosen = randomUpdate(random);
  return { ...conditional(condition, chosen), UpdateExpression: chosen.text };
}

function oddKey(random: Random): Record<string, AttributeValue> {
  return random.pick<Record<string, AttributeValue>>([
    { pk: { S: "p0" } },
    { pk: { S: "p0" }, sk: { N: "1" } },
    { pk: { S: "p0" }, sk: { S: "" } },
    { pk: { S: "p0" }, sk: { S: "s0" }, more: { S: "x" } },
  ]);
}

function oddItem(random: Random): Record<string, AttributeValue> {
  const item = randomItem(random);
  if (random.oneIn(40)) return { ...item, sk: { N: "1" } };
  if (random.oneIn(40)) return { ...item, g: { N: "1" } };
  if (random.oneIn(40)) return { ...item, g: { S: "" } };
  return item;
}

function withoutRepeats(parts: TransactWriteItem[]): TransactWriteItem[] {
  const seen = new Set<string>();
  return parts.filter((part) => {
    const target = part.Put?.Item ?? (part.Update ?? part.Delete ?? part.ConditionCheck)?.Key;
    const key = `${target?.pk?.S} ${target?.sk?.S}`;
    return seen.has(key) ? false : seen.add(key);
  });
}

/** A single write. */
export function singleWrite(random: Random, TableName: string): Operation {
  const condition = random.oneIn(3) ? undefined : randomCondition(random);
  const base = {
    TableName,
    ReturnValuesOnConditionCheckFailure: random.pick(["ALL_OLD", undefined] as const),
    ReturnConsumedCapacity: random.pick([undefined, "TOTAL"] as const),
  };
  const old = random.pick(["ALL_OLD", undefined] as const);
  switch (random.below(3)) {
    case 0: {
      const input = { ...base, ...withoutUpdate(condition), Item: oddItem(random), ReturnValues: old };
      return {
        name: "PutItem",
        input,
        send: (client) => client.send(new PutItemCommand(structuredClone(input))),
      };
    }
    case 1: {
      const input = { ...base, ...withoutUpdate(condition), Key: randomKey(random), ReturnValues: old };
      return {
        name: "DeleteItem",
        input,
        send: (client) => client.send(new DeleteItemCommand(structuredClone(input))),
      };
    }
    default: {
      const changes = update(condition, random);
      // Of a map or list changed in part, DynamoDB Local answers all, and we that part, as AWS does.
      const partial = /m\.|l\[/.test(changes.UpdateExpression);
      const updated = partial ? [] : (["UPDATED_OLD", "UPDATED_NEW"] as const);
      const ReturnValues = random.pick(["ALL_OLD", "ALL_NEW", undefined, ...updated] as const);
      const input = { ...base, ...changes, Key: randomKey(random), ReturnValues };
      return {
        name: "UpdateItem",
        input,
        send: (client) => client.send(new UpdateItemCommand(structuredClone(input))),
      };
    }
  }
}

/** A batch of one to three writes. */
export function batchWrite(random: Random, TableName: string): Operation {
  const requests = Array.from({ length: 1 + random.below(3) }, () =>
    random.oneIn(2)
      ? { PutRequest: { Item: oddItem(random) } }
      : { DeleteRequest: { Key: randomKey(random) } },
  );
  const input = { RequestItems: { [TableName]: requests } };
  return {
    name: "BatchWriteItem",
    input,
    send: (client) => client.send(new BatchWriteItemCommand(structuredClone(input))),
  };
}
