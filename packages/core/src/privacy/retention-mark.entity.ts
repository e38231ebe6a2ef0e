// How far the retention has come in each of its lists: the month that is next, and the place within it.
// Access patterns: one list (byList).
import type { EntityItem } from "electrodb";
import { Entity } from "../platform/entity.ts";
import { primaryIndex } from "../platform/table.ts";

export const RetentionMarkEntity = new Entity({
  model: { entity: "retentionMark", version: "1", service: "store" },
  attributes: {
    list: {
      type: ["unpaid", "sold", "invoices"] as const,
      required: true,
      readOnly: true,
    },
    /** `yyyy-mm`: everything before it is done. */
    month: { type: "string", required: true },
    /** The partition of the month that is next, and the cursor in it; absent at its first row. */
    part: { type: "number" },
    cursor: { type: "string" },
    /** This pass over the month has found something, so that another one looks whether anything came meanwhile. */
    found: { type: "boolean" },
  },
  indexes: { byList: primaryIndex("RETENTION#${list}") },
});

export type RetentionMark = EntityItem<typeof RetentionMarkEntity>;
