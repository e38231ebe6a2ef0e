// How hot each partition key gets: the write units that everything so far has put on it, in the table and in its indexes.
// A partition takes 1,000 a second, so the hottest key says how many orders a second the shop can take.
import { type Change, unitsOf, writeUnits } from "./capacity.ts";
import type { Engine } from "./engine.ts";
import { throttled, transactionCancelled } from "./errors.ts";
import { carriedBy, type Index, indexPlaceOf } from "./schema.ts";
import { equal, type Item } from "./values.ts";

/** What one partition takes in a second, by AWS. */
const unitsPerPartition = 1000;

/** The write units on one partition key, of the table or of an index, since the counting began. */
export interface HeatRow {
  table: string;
  /** Undefined for the table itself. */
  index: string | undefined;
  /** The partition key's value. */
  key: string;
  units: number;
  writes: number;
}

/** Counts what the engine writes from now on, items as large as `sized` makes them; answers the rows, the hottest first. */
export function countHeat(engine: Engine, sized = (item: Item): Item => item): () => HeatRow[] {
  const counted = new Map<string, HeatRow>();
  engine.onWrite = (change, transactional) => {
    const before = change.before && sized(change.before);
    const after = change.after === change.before ? before : change.after && sized(change.after);
    for (const { index, key, units } of loadsOf({ ...change, before, after }, transactional)) {
      const table = change.table.name;
      const name = JSON.stringify([table, index, key]);
      const row = counted.get(name) ?? { table, index, key, units: 0, writes: 0 };
      counted.set(name, { ...row, units: row.units + units, writes: row.writes + 1 });
    }
  };
  return () => [...counted.values()].sort((a, b) => b.units - a.units);
}

/**
 * From now on each partition key takes so many units in a second of the engine's clock, and turns away what is more, as AWS does
 * without the room that an idle partition saves up. Answers the names of the keys that turned something away, the first first.
 */
export function limitPartitions(engine: Engine, perSecond: number): string[] {
  const refused: string[] = [];
  let used = new Map<string, number>();
  let second = 0;
  engine.admit = (changes, transactional) => {
    const now = Math.floor(engine.now() / 1000);
    if (now !== second) used = new Map();
    second = now;
    const after = new Map(used);
    const reasons = changes.map((change) => {
      const full = loadsOf(change, transactional).filter(({ index = "table", key, units }) => {
        const name = `${index} ${key}`;
        after.set(name, (after.get(name) ?? 0) + units);
        return (after.get(name) ?? 0) > perSecond;
      });
      refused.push(...full.map(({ index = "table", key }) => `${index} ${key}`));
      return { Code: full.length > 0 ? "ThrottlingError" : "None" };
    });
    if (reasons.every(({ Code }) => Code === "None")) used = after;
    else throw transactional ? transactionCancelled(reasons) : throttled();
  };
  return refused;
}

/** Of something that was done `times` times: how often a second it can be done before one partition key is too hot. */
export function mostPerSecond(rows: HeatRow[], times: number): number {
  const hottest = Math.max(0, ...rows.map(({ units }) => units));
  return hottest === 0 ? Number.POSITIVE_INFINITY : unitsPerPartition / (hottest / times);
}

type Load = Pick<HeatRow, "index" | "key" | "units">;

function loadsOf(change: Change, transactional: boolean): Load[] {
  const { table, keys, before, after } = change;
  const units = writeUnits(change) * (transactional ? 2 : 1);
  const own = { index: undefined, key: String(keys[table.hash]), units };
  // A write that was turned down reaches no index.
  return before === after ? [own] : [own, ...table.indexes.flatMap((index) => indexLoads(change, index))];
}

function indexLoads({ table, before, after }: Change, index: Index): Load[] {
  const [from, to] = [before, after].map((item) => {
    const place = item && indexPlaceOf(table, index, item);
    return item && place !== undefined
      ? { place, key: String(item[index.hash]), item: carriedBy(table, index, item) }
      : undefined;
  });
  const load = (key: string, units: number) => ({ index: index.name, key, units });
  if (from && to && from.place === to.place) {
    if (equal(from.item, to.item)) return [];
    return [load(to.key, writeUnits({ before: from.item, after: to.item }))];
  }
  return [from, to].flatMap((entry) => (entry ? [load(entry.key, unitsOf(entry.item, 1024))] : []));
}
