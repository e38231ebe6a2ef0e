// Sends the same requests to two DynamoDBs and tells where they differ.

import * as dynamodb from "@aws-sdk/client-dynamodb";
import { ensureTable } from "@store/dev/table/ensure-table";
import { shop } from "@store/dev/table/testing";
import * as fc from "fast-check";
import { type Operation, other, TableName, transaction } from "./requests.ts";

const { DynamoDBClient, DynamoDBServiceException, ScanCommand, TransactionCanceledException } = dynamodb;
type Client = dynamodb.DynamoDBClient;

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

/** A client for any DynamoDB. It does not try again: both sides get every request once. */
export function clientTo(endpoint: string): Client {
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  return new DynamoDBClient({ endpoint, region: "ap-south-1", credentials, maxAttempts: 1 });
}

/** Sends the same random requests to both, half of them transactions. Both are empty before. */
export async function runBoth(
  reference: Client,
  subject: Client,
  plan: { seed: number; requests: number },
): Promise<Report> {
  const sides = [reference, subject];
  await Promise.all(sides.map((side) => ensureTable(side, { ...shop, TableName })));
  const report: Report = {
    differences: [],
    outcomes: { done: 0, held: 0, refused: 0 },
    images: { reference: "", subject: "" },
  };
  const operations = fc.noBias(fc.oneof(transaction, other));
  for (const operation of fc.sample(operations, { seed: plan.seed, numRuns: plan.requests })) {
    const outcomes = await Promise.all(sides.map((side) => outcomeOf(operation, side)));
    const [expected, actual] = outcomes as [Outcome, Outcome];
    report.outcomes[kindOf(expected)]++;
    if (text(expected.code, expected.detail) !== text(actual.code, actual.detail))
      report.differences.push({ operation: operation.name, input: plain(operation.input), expected, actual });
  }
  report.images.reference = await imageOf(reference);
  report.images.subject = await imageOf(subject);
  return report;
}

function kindOf({ code }: Outcome): keyof Report["outcomes"] {
  if (code === "OK") return "done";
  return code.includes("ConditionalCheckFailed") ? "held" : "refused";
}

// All items of the table and of its index, in one comparable text.
async function imageOf(client: Client): Promise<string> {
  const table = await client.send(new ScanCommand({ TableName, ConsistentRead: true }));
  const index = await client.send(new ScanCommand({ TableName, IndexName: "gsi1" }));
  return text(plain({ table: table.Items, index: index.Items }));
}

type Command = dynamodb.PutItemCommand;
const commands = dynamodb as unknown as Record<string, new (input: object) => Command>;

// Rows with equal index keys have no promised order, so pages of a query are compared as a whole. Whether the last full
// page promises another (empty) one is left open too: AWS may, DynamoDB Local does not always.
async function send({ name, input }: Operation, client: Client): Promise<Record<string, unknown>> {
  const Command = commands[`${name}Command`];
  if (!Command) throw new Error(`The SDK has no ${name}`);
  const ask = async (more: object) =>
    (await client.send(new Command(structuredClone({ ...input, ...more })))) as unknown as Record<
      string,
      unknown
    >;
  if (name !== "Query") return ask({});
  const Items: unknown[] = [];
  let ExclusiveStartKey: unknown;
  do {
    const page = await ask({ ExclusiveStartKey });
    Items.push(...(page.Items as unknown[]));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return { Items };
}

async function outcomeOf(operation: Operation, client: Client): Promise<Outcome> {
  try {
    const { $metadata, ConsumedCapacity, ...answer } = await send(operation, client);
    return { code: "OK", detail: plain(answer), message: "" };
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

const text = (...values: unknown[]) => JSON.stringify(values);

// Fields in name order, sets and lists of items in value order: none of these has an order of its own.
function plain(value: unknown, name = ""): unknown {
  if (Array.isArray(value)) {
    const members = value.map((member) => plain(member));
    const unordered = ["SS", "Items", "table", "index"].includes(name) || isBatch(members);
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
