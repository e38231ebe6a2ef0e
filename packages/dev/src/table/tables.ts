// Making, describing and removing tables. What takes seconds on AWS is finished here before the answer goes out.
import { randomUUID } from "node:crypto";
import { type Engine, findTable, type TableRow } from "./engine.ts";
import { tableExists, validationError } from "./errors.ts";
import { type Table, tableOf, tablePlace } from "./schema.ts";
import type { Input } from "./values.ts";

/** CreateTable. */
export async function createTable(engine: Engine, input: Input): Promise<Input> {
  const { BillingMode, GlobalSecondaryIndexes, ...rest } = input;
  const name = String(input.TableName);
  if (!/^[\w.-]{3,255}$/.test(name))
    throw validationError("TableName must be at least 3 characters long and at most 255 characters long");
  if (engine.tables.has(name)) throw tableExists(name);
  const TableArn = `arn:aws:dynamodb:${process.env.AWS_REGION ?? "us-east-1"}:000000000000:table/${name}`;
  const indexes = (GlobalSecondaryIndexes ?? []) as Record<string, unknown>[];
  const description = {
    ...rest,
    ...(indexes.length > 0 && {
      GlobalSecondaryIndexes: indexes.map((index) => ({
        ...index,
        IndexArn: `${TableArn}/index/${index.IndexName}`,
        IndexStatus: "ACTIVE",
      })),
    }),
    ...{ TableArn, TableId: randomUUID(), TableStatus: "ACTIVE", CreationDateTime: engine.now() / 1000 },
    BillingModeSummary: { BillingMode },
  };
  const table = tableOf(description);
  refuseOtherAttributes(table, input.AttributeDefinitions);
  await saveTable(engine, table);
  return { TableDescription: description };
}

/** Keys are texts, and each is declared, and nothing else. */
function refuseOtherAttributes(table: Table, definitions: unknown): void {
  const used = new Set([table, ...table.indexes].flatMap(({ hash, range }) => [`${hash} S`, `${range} S`]));
  const declared = (definitions as Input[]).map((one) => `${one.AttributeName} ${one.AttributeType}`);
  if (declared.length !== used.size || declared.some((one) => !used.has(one)))
    throw validationError("The local DynamoDB wants all keys declared, of type S, and no other attribute");
}

/** Keeps a table's description and its time to live. */
export async function saveTable({ tables, store }: Engine, table: Table): Promise<void> {
  tables.set(table.name, table);
  const { description, ttl } = table;
  await store.commit([[tablePlace(table.name), { description, ttl } satisfies TableRow]]);
}

/** DescribeTable. */
export async function describeTable(engine: Engine, input: Input): Promise<Input> {
  return { Table: findTable(engine, input.TableName).description };
}
