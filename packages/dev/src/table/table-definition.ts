import { tableShape } from "../../../../infra/table-shape.ts";
import type { TableDefinition } from "./ensure-table.ts";

/** The shop's table as CreateTable wants it, from the shape that SST deploys. */
export function tableDefinition(name: string): TableDefinition {
  const { primary, indexes, ttl } = tableShape;
  const keys = ({ hashKey, rangeKey }: { hashKey: string; rangeKey: string }) => [
    { AttributeName: hashKey, KeyType: "HASH" as const },
    { AttributeName: rangeKey, KeyType: "RANGE" as const },
  ];
  return {
    TableName: name,
    BillingMode: "PAY_PER_REQUEST",
    AttributeDefinitions: [primary, ...Object.values(indexes)].flatMap(({ hashKey, rangeKey }) =>
      [hashKey, rangeKey].map((AttributeName) => ({ AttributeName, AttributeType: "S" as const })),
    ),
    KeySchema: keys(primary),
    GlobalSecondaryIndexes: Object.entries(indexes).map(([IndexName, index]) => ({
      IndexName,
      KeySchema: keys(index),
      Projection:
        "projection" in index
          ? { ProjectionType: "INCLUDE" as const, NonKeyAttributes: [...index.projection] }
          : { ProjectionType: "ALL" as const },
    })),
    ttlAttribute: ttl,
  };
}
