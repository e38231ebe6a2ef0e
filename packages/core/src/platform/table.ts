// The one table, and the one way to write several items of it at once.
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import { ContentionError } from "./contention.ts";
import { requestLimits } from "./request-limits.ts";
import { type RetryRule, retry } from "./retry.ts";

/** How long one try may take, in milliseconds: a second one fits into the ten seconds of a call. */
const answer = 8000;

/** The real client; locally AWS_ENDPOINT_URL_DYNAMODB points it at the stand-in. */
export const documents = DynamoDBDocumentClient.from(
  new DynamoDBClient({ maxAttempts: 5, requestHandler: requestLimits({ connect: answer / 2, answer }) }),
  { marshallOptions: { removeUndefinedValues: true } },
);

/** The table that every entity is kept in. */
export const table = { table: process.env.STORE_TABLE ?? "store" };

/** The attributes that a template names. */
type Names<Template extends string> = Template extends `${string}\${${infer Name}}${infer Rest}`
  ? [Name, ...Names<Rest>]
  : [];

/** A key of ours: written as it stands, so that ids keep their case. */
function key<const Template extends string>(field: string, template: Template) {
  const composite = [...template.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name) as Names<Template>;
  return { field, template, composite, casing: "none" } as const;
}

/** The table's own keys; without a sort key, of items that are the only one of their partition. */
export function primaryIndex<const Partition extends string, const Sort extends string = "A">(
  partition: Partition,
  sort = "A" as Sort,
) {
  return { pk: key("pk", partition), sk: key("sk", sort) };
}

/** The keys of one of the table's indexes. */
export function secondaryIndex<const Partition extends string, const Sort extends string>(
  number: 1 | 2 | 3,
  partition: Partition,
  sort: Sort,
) {
  return { index: `gsi${number}`, pk: key(`g${number}pk`, partition), sk: key(`g${number}sk`, sort) };
}

type Params = Record<string, unknown>;
interface Operation {
  params(): Params;
}

/** One part of a transaction. */
export type Part = { Put: Params } | { Update: Params } | { Delete: Params } | { ConditionCheck: Params };

/** Parts of a transaction by name; those that are undefined are left out. */
export type Parts = Record<string, Part | undefined>;

export const put = (operation: Operation): Part => ({ Put: operation.params() });
export const update = (operation: Operation): Part => ({ Update: operation.params() });
export const remove = (operation: Operation): Part => ({ Delete: operation.params() });
/** A condition alone, written as a removal: the two have the same parameters. */
export const check = (operation: Operation): Part => ({ ConditionCheck: operation.params() });

/** Parts of one kind, by the kind's name and their place. */
export function numbered<Name extends string>(
  name: Name,
  parts: readonly Part[],
): Record<`${Name}${number}`, Part> {
  const named: Record<string, Part> = {};
  for (const [index, part] of parts.entries()) named[`${name}${index}`] = part;
  return named;
}

/** Which parts of a cancelled transaction did not hold. Empty when it was committed. */
export type Refusals<Name extends PropertyKey> = Partial<Record<Name, string>>;

/** What a transaction's cancellation reasons, and what single writes, call it. */
const contention = new Set([
  "TransactionConflict",
  "TransactionConflictException",
  "TransactionInProgressException",
  "ThrottlingError",
  "ThrottlingException",
  "ProvisionedThroughputExceeded",
  "ProvisionedThroughputExceededException",
  "RequestLimitExceeded",
]);

/** What says that a partition takes no more at this moment. */
const throttling = new Set([...contention].filter((name) => !name.startsWith("Transaction")));

export function isThrottled(error: unknown): boolean {
  return isOneOf(throttling, error);
}

const patiently: RetryRule = { tries: 8, when: isContention };

function isContention(error: unknown): boolean {
  return isOneOf(contention, error);
}

function isOneOf(names: ReadonlySet<string>, error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return names.has(error.name) || (cancellationReasons(error)?.some((one) => names.has(one)) ?? false);
}

async function throughContention<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await retry(work, patiently);
  } catch (cause) {
    if (!isContention(cause)) throw cause;
    throw new ContentionError(`The table stayed busy: ${(cause as Error).message}`, { cause });
  }
}

const singleWrites = new Set(["PutItemCommand", "UpdateItemCommand", "DeleteItemCommand"]);

// A single write that meets a transaction on its item is turned away, and the SDK does not repeat it. Every write of the
// shop goes through here, so none can forget to. AWS: "Transaction conflict handling in DynamoDB".
export const waitForTransactions =
  <Args, Answer>(next: (args: Args) => Promise<Answer>, { commandName = "" }: { commandName?: string }) =>
  (args: Args): Promise<Answer> =>
    singleWrites.has(commandName) ? throughContention(() => next(args)) : next(args);

documents.middlewareStack.add(waitForTransactions, {
  name: "waitForTransactions",
  step: "initialize",
  priority: "high",
});

/**
 * Commits all parts or none. Parts that are undefined are left out. Contention is waited for; a condition that
 * does not hold is an answer, by the part's name, not an error.
 * `foresee` is asked before each wait which parts can no longer hold: when there are some, they are the answer, so
 * that nobody waits in a crowd for what is gone.
 * AWS: TransactWriteItems, "Error handling".
 */
export async function transact<Parts extends { [Name in string]?: Part | undefined }>(
  parts: Parts,
  foresee?: () => Promise<Refusals<keyof Parts>>,
): Promise<Refusals<keyof Parts>> {
  const named = Object.entries(parts).filter((entry): entry is [string, Part] => entry[1] !== undefined);
  const command = { TransactItems: named.map(([, part]) => part) } as TransactWriteCommand["input"];
  return throughContention(async () => {
    try {
      await documents.send(new TransactWriteCommand(command));
      return {};
    } catch (error) {
      const reasons = cancellationReasons(error);
      const refused = named.flatMap(([name], index) =>
        reasons?.[index] === "ConditionalCheckFailed" ? [[name, reasons[index]] as const] : [],
      );
      if (refused.length > 0) return Object.fromEntries(refused) as Refusals<keyof Parts>;
      const foreseen = isContention(error) ? await foresee?.() : undefined;
      if (foreseen && Object.keys(foreseen).length > 0) return foreseen;
      throw error;
    }
  });
}

function cancellationReasons(error: unknown): string[] | undefined {
  if (!(error instanceof Error) || error.name !== "TransactionCanceledException") return undefined;
  const { CancellationReasons } = error as Error & { CancellationReasons?: { Code?: string }[] };
  return CancellationReasons?.map((reason) => reason.Code ?? "None");
}
