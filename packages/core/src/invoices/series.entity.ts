// The last number that a series of papers has given out. Raised only together with the paper that takes the number.
// Access patterns: one series (bySeries).
import { Entity } from "../platform/entity.ts";
import { primaryIndex } from "../platform/table.ts";

export const SeriesEntity = new Entity({
  model: { entity: "series", version: "1", service: "store" },
  attributes: {
    series: { type: "string", required: true, readOnly: true },
    last: { type: "number", required: true },
  },
  indexes: { bySeries: primaryIndex("SERIES#${series}") },
});

/** The last number of a series; 0 before its first. */
export async function lastOf(series: string): Promise<number> {
  return (await SeriesEntity.get({ series }).go({ consistent: true })).data?.last ?? 0;
}

/** Raises a series from `last`, on the condition that nobody has. */
export function raiseTo(series: string, last: number, to: number) {
  return SeriesEntity.update({ series })
    .set({ last: to })
    .where((a, o) => (last === 0 ? o.notExists(a.last) : o.eq(a.last, last)));
}
