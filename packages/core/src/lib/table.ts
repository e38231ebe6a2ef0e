// The one table, and the one way to write several items of it at once.

import { setTimeout as pause } from "node:timers/promises";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";

/** The real client; locally AWS_ENDPOINT_URL_DYNAMODB points it at the stand-in. */
export const documents = DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts: 5 }), {
  marshallOptions: { removeUndefinedValues: true },
});

/** What every entity is made with. */
export const table = { client: documents, table: process.env.STORE_TABLE ?? "store" };

/** A key of ours: written as it stands, so that ids keep their case. */
export function key<const Composite extends readonly string[]>(
  field: string,
  template: string,
  composite: Composite,
) {
  return { field, template, composite, casing: "none" } as const;
}

/** The sort key of items that stand alone in their partition. */
export const alone = key("sk", "A", []);

type Params = Record<string, unknown>;
interface Operation {
  params(): Params;
}

/** One part of a transaction. */
export type Part = { Put: Params } | { Update: Params } | { Delete: Params } | { ConditionCheck: Params };

export const put = (operation: Operation): Part => ({ Put: operation.params() });
export const update = (operation: Operation): Part => ({ Update: operation.params() });
export const remove = (operation: Operation): Part => ({ Delete: operation.params() });
/** A condition alone, written as a removal: the two have the same parameters. */
export const check = (operation: Operation): Part => ({ ConditionCheck: operation.params() });

/** Which parts of a cancelled transaction did not hold. Empty when it was committed. */
export type Refusals<Name extends PropertyKey> = Partial<Record<Name, string>>;

const contention = new Set(["TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded"]);
const tries = 8;

/**
 * Commits all parts or none. Parts that are undefined are left out. Contention is waited for; a condition that
 * does not hold is an answer, by the part's name, not an error.
 * AWS: TransactWriteItems, "Error handling".
 */
export async function transact<Parts extends { [Name in string]?: Part | undefined }>(
  parts: Parts,
): Promise<Refusals<keyof Parts>> {
  const named = Object.entries(parts).filter((entry): entry is [string, Part] => entry[1] !== undefined);
  const command = { TransactItems: named.map(([, part]) => part) } as TransactWriteCommand["input"];
  for (let attempt = 1; ; attempt++) {
    try {
      await documents.send(new TransactWriteCommand(command));
      return {};
    } catch (error) {
      const reasons = cancellationReasons(error);
      if (!reasons) throw error;
      const refused = named.flatMap(([name], index) =>
        reasons[index] === "ConditionalCheckFailed" ? [[name, reasons[index]] as const] : [],
      );
      if (refused.length > 0) return Object.fromEntries(refused) as Refusals<keyof Parts>;
      if (attempt === tries || !reasons.some((reason) => contention.has(reason))) throw error;
      await pause(Math.random() * Math.min(1000, 20 * 2 ** attempt));
    }
  }
}

function cancellationReasons(error: unknown): string[] | undefined {
  if (!(error instanceof Error) || error.name !== "TransactionCanceledException") return undefined;
  const { CancellationReasons } = error as Error & { CancellationReasons?: { Code?: string }[] };
  return CancellationReasons?.map((reason) => reason.Code ?? "None");
}

/** True for a condition of a single write that did not hold. */
export function isRefusal(error: unknown): boolean {
  const names = [error, error instanceof Error ? error.cause : undefined].map(
    (e) => (e as Error | undefined)?.name,
  );
  return names.includes("ConditionalCheckFailedException");
}
