// Sends the same requests to two DynamoDBs and tells where they differ.

import {
  DeleteTableCommand,
  DynamoDBClient,
  DynamoDBServiceException,
  ScanCommand,
  TransactionCanceledException,
} from "@aws-sdk/client-dynamodb";
import { ensureTable } from "../ensure-table.ts";
import type { Operation } from "./operation.ts";
import { randomOther } from "./operations.ts";
import { createRandom } from "./random.ts";
import { randomTransaction } from "./writes.ts";

/** What came back, reduced to what must be equal. */
export interface Outcome {
  /**
   * `OK`, the error's name, or the codes of a cancelled transaction. What AWS documents as a ValidationError
   * among the reasons, DynamoDB Local throws as a ValidationException: the two count as one.
   */
  code: string;
  /** The answer, or the images of a failed condition. */
  detail: unknown;
  /** The error's text; told, not compared. */
  message: string;
}

/** A request on which the two disagreed. */
export interface Difference {
  operation: string;
  input: unknown;
  expected: Outcome;
  actual: Outcome;
}

/** What a run of many requests came to. */
export interface Report {
  differences: Difference[];
  /** How many requests went through, were cancelled or failed a condition, and were refused: on the reference. */
  outcomes: { done: number; held: number; refused: number };
  /** Table and index at the end, on either side. */
  images: { reference: string; subject: string };
}

/** What to send: so many transactions from a seed, and as many other requests between them. */
export interface Plan {
  seed: number;
  transactions: number;
  others: number;
}

/** A client for any DynamoDB. It does not try again: both sides get every request once. */
export function clientTo(endpoint: string): DynamoDBClient {
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  return new DynamoDBClient({ endpoint, region: "ap-south-1", credentials, maxAttempts: 1 });
}

/** Sends the same random requests to both, on a table of their own that is removed at the end. */
export async function runBoth(
  reference: DynamoDBClient,
  subject: DynamoDBClient,
  plan: Plan,
): Promise<Report> {
  const TableName = `differential-${plan.seed}-${Date.now()}`;
  const sides = [reference, subject];
  await Promise.all(sides.map((side) => makeTable(side, TableName)));
  const random = createRandom(plan.seed);
  const report: Report = {
    differences: [],
    outcomes: { done: 0, held: 0, refused: 0 },
    images: { reference: "", subject: "" },
  };
  for (let { transactions, others } = plan; transactions + others > 0; ) {
    const transact = random.below(transactions + others) < transactions;
    const operation = (transact ? randomTransaction : randomOther)(random, TableName);
    const { expected, difference } = await compare(operation, reference, subject);
    report.outcomes[kindOf(expected)]++;
    if (difference) report.differences.push(difference);
    if (transact) transactions--;
    else others--;
  }
  report.images.reference = await imageOf(reference, TableName);
  report.images.subject = await imageOf(subject, TableName);
  await Promise.all(sides.map((side) => side.send(new DeleteTableCommand({ TableName }))));
  return report;
}

function kindOf({ code }: Outcome): keyof Report["outcomes"] {
  if (code === "OK") return "done";
  return code.includes("ConditionalCheckFailed") ? "held" : "refused";
}

// Makes the table that the random requests are about.
async function makeTable(client: DynamoDBClient, TableName: string): Promise<void> {
  await ensureTable(client, {
    TableName,
    BillingMode: "PAY_PER_REQUEST",
    AttributeDefinitions: ["pk", "sk", "g", "gs"].map((name) => ({
      AttributeName: name,
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
          { AttributeName: "g", KeyType: "HASH" },
          { AttributeName: "gs", KeyType: "RANGE" },
        ],
        Projection: { ProjectionType: "ALL" },
      },
    ],
  });
}

// Sends one request to both.
async function compare(
  operation: Operation,
  reference: DynamoDBClient,
  subject: DynamoDBClient,
): Promise<{ expected: Outcome; difference?: Difference }> {
  const [expected, actual] = await Promise.all([
    outcomeOf(operation, reference),
    outcomeOf(operation, subject),
  ]);
  const equal = text(expected.code, expected.detail) === text(actual.code, actual.detail);
  if (equal) return { expected };
  return {
    expected,
    difference: { operation: operation.name, input: plain(operation.input), expected, actual },
  };
}

// All items of the table and of its index, in one comparable text.
async function imageOf(client: DynamoDBClient, TableName: string): Promise<string> {
  const table = await client.send(new ScanCommand({ TableName, ConsistentRead: true }));
  const index = await client.send(new ScanCommand({ TableName, IndexName: "gsi1" }));
  return text(plain({ table: table.Items, index: index.Items }));
}

async function outcomeOf(operation: Operation, client: DynamoDBClient): Promise<Outcome> {
  try {
    const { $metadata, ConsumedCapacity, ...answer } = (await operation.send(client)) as Record<
      string,
      unknown
    >;
    const units = operation.name === "TransactGetItems" ? unitsOf(ConsumedCapacity) : undefined;
    return { code: "OK", detail: plain({ ...answer, units }), message: "" };
  } catch (error) {
    if (!(error instanceof DynamoDBServiceException)) throw error;
    if (error instanceof TransactionCanceledException) {
      const reasons = error.CancellationReasons ?? [];
      const codes = reasons.map((reason) => reason.Code);
      if (codes.includes("ValidationError")) {
        const message = reasons.map((reason) => reason.Message ?? "").join(" | ");
        return { code: "ValidationException", detail: null, message };
      }
      return {
        code: codes.join(", "),
        detail: plain(reasons.map((reason) => reason.Item ?? null)),
        message: reasons.map((reason) => reason.Message ?? "").join(" | "),
      };
    }
    return { code: error.name, detail: plain("Item" in error ? error.Item : null), message: error.message };
  }
}

// Only reads are compared: DynamoDB Local adds index rows to the cost of a write, and answers unasked.
function unitsOf(consumed: unknown): unknown {
  if (Array.isArray(consumed)) return consumed.map(unitsOf);
  return consumed && typeof consumed === "object" && "CapacityUnits" in consumed
    ? consumed.CapacityUnits
    : null;
}

const text = (...values: unknown[]) => JSON.stringify(values);

// Fields in name order, sets and lists of items in value order, bytes as text: none of these has an order of its own.
function plain(value: unknown, name = ""): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString("base64");
  if (Array.isArray(value)) {
    const members = value.map((member) => plain(member));
    const unordered = ["SS", "NS", "BS", "Items", "table", "index"].includes(name) || isBatch(members);
    return unordered ? members.sort((a, b) => (text(a) < text(b) ? -1 : 1)) : members;
  }
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([field, inner]) => [field, plain(inner, field)]));
}

// BatchGetItem answers the items of a table as a bare list, in any order.
function isBatch(members: unknown[]): boolean {
  return members.length > 0 && members.every((one) => typeof one === "object" && one !== null && "pk" in one);
}
