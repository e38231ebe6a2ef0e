// What is counted of revisions of the offer, in items of the counters that lie in a row by number.
import {
  CounterEntity,
  type Counts,
  changed,
  counterParts,
  type FigureName,
  type Figures,
  placeOf,
} from "./counter.entity.ts";

/** What is counted of a revision of the offer: orders that were completed by its prices, what was sold by them, and what of it went back. Paise. */
export const revisionNames = ["sales", "gross", "returned"] as const satisfies readonly FigureName[];
export type RevisionCounts = Record<(typeof revisionNames)[number], number>;

/** What figures of an order add to what is counted of its revision. */
export function revisionCounts({ sales = 0, gross = 0, returned = 0 }: Figures): Partial<RevisionCounts> {
  return changed({ sales, gross, returned });
}

/** The scope in which each revision has its own items. */
export const revisionsScope = "OFFERS";
const revisionShard = (rev: number) => String(rev).padStart(8, "0");

/** Adds to what is counted of a revision of the offer. */
export function addRevisionCounts(rev: number, spread: string, counts: Counts) {
  const { part, shard } = placeOf(spread);
  return CounterEntity.update({
    scope: revisionsScope,
    part,
    shard: `${revisionShard(rev)}#${shard}`,
  }).add(changed(counts));
}

/** What is counted of each revision from `first` to `last` that anything was sold by: at most sixteen items of each, in four queries. */
export async function readRevisions(first: number, last: number): Promise<Map<number, RevisionCounts>> {
  const rows = await Promise.all(
    Array.from({ length: counterParts }, (_, part) =>
      CounterEntity.query
        .byScope({ scope: revisionsScope, part: String(part) })
        .between({ shard: `${revisionShard(first)}#` }, { shard: `${revisionShard(last)}#~` })
        .go({ pages: "all" }),
    ),
  );
  const sums = new Map<number, RevisionCounts>();
  for (const { shard, ...counts } of rows.flatMap(({ data }) => data)) {
    const rev = Number(shard.split("#")[0]);
    const before = sums.get(rev) ?? { sales: 0, gross: 0, returned: 0 };
    const sum = (name: keyof RevisionCounts) => before[name] + (counts[name] ?? 0);
    sums.set(rev, { sales: sum("sales"), gross: sum("gross"), returned: sum("returned") });
  }
  return sums;
}
