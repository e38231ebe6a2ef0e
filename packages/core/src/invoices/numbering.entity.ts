// Which table gives invoices their numbers. A restored copy has the row of the table that it is a copy of, and so gives out
// none before it has learned which were given out since: carry-invoices.ts.
// Access patterns: the table (byName).
import { ifUnchanged } from "../platform/conditions.ts";
import { Entity } from "../platform/entity.ts";
import { primaryIndex, table } from "../platform/table.ts";

export const NumberingEntity = new Entity({
  model: { entity: "numbering", version: "1", service: "store" },
  attributes: {
    /** Always `this`. */
    name: { type: "string", required: true, readOnly: true },
    tableName: { type: "string", required: true },
  },
  indexes: { byName: primaryIndex("NUMBERING#${name}") },
});

const ofThisTable = { name: "this", tableName: table.table };

/** Whether this table gives out numbers; the first to ask in a new shop says so. */
export async function mayNumber(): Promise<boolean> {
  const { data } = await NumberingEntity.get({ name: "this" }).go({ consistent: true });
  if (data) return data.tableName === table.table;
  return (await ifUnchanged(NumberingEntity.create(ofThisTable))) || mayNumber();
}

/** From now on this table gives out the numbers. */
export async function numberHere(): Promise<void> {
  await NumberingEntity.put(ofThisTable).go();
}
