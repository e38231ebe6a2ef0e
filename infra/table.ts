// The one table. Its rows are told in the entities of packages/core, its shape is shared with the laptop.
import { production } from "./stage.ts";
import { tableShape } from "./table-shape.ts";

const { primary, indexes, ttl } = tableShape;
const keys = [primary, ...Object.values(indexes)].flatMap(({ hashKey, rangeKey }) => [hashKey, rangeKey]);

/** The name of a table that was restored from a backup, to go on with: docs/deploy.md, "Restoring". */
const restored = process.env.STORE_RESTORED_TABLE;

export const table = restored
  ? sst.aws.Dynamo.get("RestoredTable", restored)
  : new sst.aws.Dynamo("Table", {
      fields: Object.fromEntries(keys.map((key) => [key, "string" as const])),
      primaryIndex: primary,
      globalIndexes: indexes,
      ttl,
      // Rings the mail worker, which reads the row itself: no customer's data travels through the stream.
      stream: "keys-only",
      deletionProtection: production,
    });
