// Many rows at once, past the shop's own writes: for an empty shop only, where nobody else writes.
import { TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import { documents, type Part, table } from "@store/core/platform/table";

export type Item = Record<string, unknown>;

interface Operation {
  params(): Record<string, unknown>;
}

/** The item that a put would write, without some of its attributes. */
export function itemOf(put: Operation, without: readonly string[] = []): Item {
  const { Item: item } = put.params() as { Item: Item };
  return Object.fromEntries(Object.entries(item).filter(([name]) => !without.includes(name)));
}

/** The items of the puts of a transaction. */
export function putsOf(parts: Record<string, Part>): Item[] {
  return Object.values(parts).flatMap((part) => ("Put" in part ? [(part.Put as { Item: Item }).Item] : []));
}

const atOnce = 8;
/** The most that DynamoDB takes in one request. */
const batch = 100;

/** Writes them all. Throws when the table will not take some. */
export async function lay(items: readonly Item[]): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let start = next; start < items.length; start = next) {
      next = start + batch;
      const puts = items
        .slice(start, start + batch)
        .map((Item) => ({ Put: { TableName: table.table, Item } }));
      await documents.send(new TransactWriteCommand({ TransactItems: puts }));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
