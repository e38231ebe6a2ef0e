// What the domain's writes cost on AWS, with the copies that the table's indexes keep: those are billed too, and no local
// engine counts them. Looks at each item before and after it is written.
// AWS: "DynamoDB item sizes and capacity units", "Global secondary indexes: write considerations".
import { isDeepStrictEqual } from "node:util";
import { type AttributeValue, DynamoDBClient, GetItemCommand } from "@aws-sdk/client-dynamodb";
import { documents } from "@store/core/platform/table";
import { itemBytes } from "@store/dev/table/sizes";
import { decodeItem } from "@store/dev/table/wire-values";
import { tableShape } from "../../infra/table-shape.ts";

type Row = Record<string, AttributeValue>;
interface Keyed {
  TableName?: string;
  Item?: Record<string, unknown>;
  Key?: Record<string, unknown>;
}

/** Bytes of the address of a payment page at Stripe. The stand-in's is shorter. */
const stripeAddress = 450;

export interface Units {
  /** Writes to the table itself. */
  table: number;
  /** Writes to its indexes. */
  indexes: number;
}

/** Counts until `stop`. Requests of other tests may not run at the same time. */
export function watchUnits() {
  const units: Units = { table: 0, indexes: 0 };
  const raw = new DynamoDBClient({});

  async function image({ TableName, Key, Item }: Keyed): Promise<Row | undefined> {
    const { pk, sk } = Key ?? Item ?? {};
    const found = await raw.send(
      new GetItemCommand({ TableName, Key: { pk: text(pk), sk: text(sk) }, ConsistentRead: true }),
    );
    return found.Item;
  }

  documents.middlewareStack.add(
    (next, context) => async (args) => {
      const { targets, factor } = writesOf(context.commandName ?? "", args.input as Request);
      const before = await Promise.all(targets.map(image));
      const result = await next(args);
      const after = await Promise.all(targets.map(image));
      for (let i = 0; i < targets.length; i++) {
        units.table += factor * Math.max(kilobytes(before[i]), kilobytes(after[i]));
        for (const index of Object.values(tableShape.indexes))
          units.indexes += copied(index, before[i], after[i]);
      }
      return result;
    },
    { step: "initialize", name: "watchUnits" },
  );
  return {
    seen: () => ({ ...units }),
    stop() {
      documents.middlewareStack.remove("watchUnits");
      raw.destroy();
    },
  };
}

interface Request extends Keyed {
  TransactItems?: Partial<Record<"Put" | "Update" | "Delete" | "ConditionCheck", Keyed>>[];
}

/** The items a request writes, each at twice the price in a transaction. */
function writesOf(command: string, input: Request): { targets: Keyed[]; factor: number } {
  if (/^(Put|Update|Delete)/.test(command)) return { targets: [input], factor: 1 };
  if (!/^TransactWrite/.test(command)) return { targets: [], factor: 0 };
  return { targets: (input.TransactItems ?? []).flatMap((part) => Object.values(part)), factor: 2 };
}

/** A key as a text, whether it is marshalled yet or not. */
function text(value: unknown): { S: string } {
  return typeof value === "string" ? { S: value } : (value as { S: string });
}

/** Units of 1 KB; what is not there costs one. */
function kilobytes(row: Row | undefined): number {
  return row ? Math.max(1, Math.ceil(bytesOf(row) / 1024)) : 1;
}

function bytesOf(row: Row): number {
  const url = row.url?.S;
  return itemBytes(decodeItem(row)) + (url ? Math.max(0, stripeAddress - url.length) : 0);
}

interface Index {
  hashKey: string;
  rangeKey: string;
  /** What it carries beside the keys; all of a row without. */
  projection?: readonly string[];
}

/** Units of one index: nothing when its copy of the row stays as it is, two writes when the copy moves. */
function copied(index: Index, before?: Row, after?: Row): number {
  const [old, fresh] = [copyIn(index, before), copyIn(index, after)];
  if (!old || !fresh) return old || fresh ? kilobytes(old ?? fresh) : 0;
  const transitions = [index.hashKey, index.rangeKey].some(
    (name) => !isDeepStrictEqual(old[name], fresh[name]),
  );
  if (transitions) return kilobytes(old) + kilobytes(fresh);
  return isDeepStrictEqual(old, fresh) ? 0 : kilobytes(fresh);
}

/** A row as an index has it; undefined when a key of the index is missing. */
function copyIn({ hashKey, rangeKey, projection }: Index, row: Row | undefined): Row | undefined {
  if (!row?.[hashKey] || !row[rangeKey]) return undefined;
  if (!projection) return row;
  const carried = new Set([...projection, hashKey, rangeKey, "pk", "sk"]);
  return Object.fromEntries(Object.entries(row).filter(([name]) => carried.has(name)));
}
