// How far a change of older rows has come, in the table that it changes: a copy of the table has its own place in it. Access
// patterns: one migration (byName).
import { Entity } from "../platform/entity.ts";
import { primaryIndex } from "../platform/table.ts";

export const MigrationEntity = new Entity({
  model: { entity: "migration", version: "1", service: "store" },
  attributes: {
    name: { type: "string", required: true, readOnly: true },
    /** Where the next page begins; absent before the first. */
    cursor: { type: "string" },
    /** The run that has it, and until when nobody else takes it. Epoch milliseconds. */
    run: { type: "string" },
    busyUntil: { type: "number" },
    doneAt: { type: "number" },
  },
  indexes: { byName: primaryIndex("MIGRATION#${name}") },
});
