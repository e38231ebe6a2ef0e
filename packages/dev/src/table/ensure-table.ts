// Makes the shop's table where it does not exist yet, in the stand-in or in DynamoDB Local: both finish it at once.
import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  ResourceNotFoundException,
  type TableDescription,
  UpdateTimeToLiveCommand,
} from "@aws-sdk/client-dynamodb";

/** A table as the shop wants it: CreateTable's own input, and the attribute that holds an item's expiry. */
export type TableDefinition = CreateTableCommandInput & { TableName: string; ttlAttribute?: string };

/**
 * Creates the table if it is absent, and switches its time to live on. Throws when a table of that name has other
 * keys or indexes: data of another version of the shop lies there.
 */
export async function ensureTable(client: DynamoDBClient, definition: TableDefinition): Promise<void> {
  const { ttlAttribute: AttributeName, ...input } = definition;
  const { TableName } = definition;
  const existing = await describe(client, TableName);
  if (!existing) await client.send(new CreateTableCommand(input));
  else if (shapeOf(existing) !== shapeOf(definition)) throw new OtherShapeError(TableName);
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }));
  if (!AttributeName || TimeToLiveDescription?.TimeToLiveStatus === "ENABLED") return;
  const TimeToLiveSpecification = { AttributeName, Enabled: true };
  await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
}

async function describe(client: DynamoDBClient, TableName: string): Promise<TableDescription | undefined> {
  try {
    return (await client.send(new DescribeTableCommand({ TableName }))).Table;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

/** Data of another version of the shop. Its rows may have other shapes too, so that no index is made over them. */
export class OtherShapeError extends Error {
  readonly code = "OTHER_SHAPE";

  constructor(table: string) {
    super(`The table ${table} exists with other keys or indexes than this version of the shop needs.`);
  }
}

function shapeOf({ KeySchema, GlobalSecondaryIndexes = [] }: Partial<TableDescription>): string {
  const keys = (schema: typeof KeySchema) =>
    (schema ?? []).map(({ AttributeName, KeyType }) => `${KeyType} ${AttributeName}`).join(", ");
  const indexes = GlobalSecondaryIndexes.map(
    ({ IndexName, KeySchema: schema, Projection }) =>
      `${IndexName}: ${keys(schema)} ${Projection?.ProjectionType} ${[...(Projection?.NonKeyAttributes ?? [])].sort()}`,
  );
  return JSON.stringify([keys(KeySchema), indexes.sort()]);
}
