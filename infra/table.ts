// The one table. Its rows are told in the entities of packages/core, its shape is shared with the laptop.
import { keepVersion, restoredTable } from "./restored.ts";
import { production } from "./stage.ts";
import { ownTable } from "./table-place.ts";
import { tableShape } from "./table-shape.ts";

const { primary, indexes, ttl } = tableShape;
const keys = [primary, ...Object.values(indexes)].flatMap(({ hashKey, rangeKey }) => [hashKey, rangeKey]);

const restored = restoredTable();

// Under the same name in both cases: what hangs on the table has its place in the program by that name and a fixed name
// on AWS. In another place it would be made anew while the old one still holds its name, and the deploy would stop.
export const table = restored
  ? sst.aws.Dynamo.get("Table", restored)
  : new sst.aws.Dynamo("Table", {
      fields: Object.fromEntries(keys.map((key) => [key, "string" as const])),
      primaryIndex: primary,
      globalIndexes: {
        gsi1: indexes.gsi1,
        gsi2: { ...indexes.gsi2, projection: [...indexes.gsi2.projection] },
        gsi3: indexes.gsi3,
      },
      ttl,
      // Triggers the mail worker, which reads the row itself: no customer's data travels through the stream.
      stream: "keys-only",
      deletionProtection: production,
      transform: { table: { name: ownTable($app.stage) } },
    });

/** Its name, for the functions: known only when the account says which rows they write. */
export const tableForWriters = $resolve([table.name, keepVersion().name]).apply(([name]) => name);
