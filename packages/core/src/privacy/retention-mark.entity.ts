// How far the retention has come in each of its lists: the month that is next.
// Access patterns: one list (byList).
import { Entity } from "../platform/entity.ts";
import { key, singletonSortKey, table } from "../platform/table.ts";

export const RetentionMarkEntity = new Entity(
  {
    model: { entity: "retentionMark", version: "1", service: "store" },
    attributes: {
      list: {
        type: ["unpaid", "sold", "invoices"] as const,
        required: true,
        readOnly: true,
      },
      /** `yyyy-mm`: everything before it is done. */
      month: { type: "string", required: true },
    },
    indexes: { byList: { pk: key("pk", "RETENTION#${list}", ["list"]), sk: singletonSortKey } },
  },
  table,
);
