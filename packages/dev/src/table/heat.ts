// How hot each partition key gets: the write units that everything so far has put on it, in the table and in its indexes.
// A partition takes 1,000 a second, so the hottest key says how many orders a second the shop can take.

import type { Load } from "./capacity.ts";

/** What one partition takes in a second, by AWS. */
export const unitsPerPartition = 1000;

/** The units of one partition key since the counting began. */
export interface HeatRow extends Load {
  writes: number;
}

/** The counters of one engine. */
export interface Heat {
  /** `loads` is asked only while somebody counts. */
  add(loads: () => Load[]): void;
  /** All partition keys, the hottest first. */
  rows(): HeatRow[];
  /** Begins anew, or ends. A shop that runs for weeks does not count. */
  count(on: boolean): void;
}

/** Nothing counted yet, and nobody counting. */
export function createHeat(): Heat {
  const counted = new Map<string, HeatRow>();
  let counting = false;
  return {
    add(loads) {
      if (!counting) return;
      for (const load of loads()) {
        const name = JSON.stringify([load.table, load.index, load.key]);
        const row = counted.get(name) ?? { ...load, units: 0, writes: 0 };
        counted.set(name, { ...row, units: row.units + load.units, writes: row.writes + 1 });
      }
    },
    rows: () => [...counted.values()].sort((a, b) => b.units - a.units),
    count(on) {
      counting = on;
      if (on) counted.clear();
    },
  };
}

/** Of something that was done `times` times: how often a second it can be done before one partition key is too hot. */
export function mostPerSecond(rows: HeatRow[], times: number): number {
  const hottest = Math.max(0, ...rows.map(({ units }) => units));
  return hottest === 0 ? Number.POSITIVE_INFINITY : unitsPerPartition / (hottest / times);
}
