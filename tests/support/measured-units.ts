// What the figures of the guide are computed from: scripts/costs/measured.json. A test walks through a story step by step and
// holds each to the units that stand there; with STORE_MEASURE it writes them anew.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "@store/dev/paths";
import { countHeat } from "@store/dev/table/heat-testing";
import type { Item } from "@store/dev/table/values";
import { expect } from "vitest";
import { standIns } from "./stand-ins.ts";
import { watchCosts } from "./watch-costs.ts";

const file = join(projectRoot, "scripts/costs/measured.json");
const read = () => JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
const measured: Record<string, Step[]> = {};

interface Step {
  what: string;
  reads: number;
  writes: number;
  indexWrites: number;
}

const { engine } = standIns.dynamo;

/** Bytes of the address of a payment page at Stripe. The stand-in's is shorter. */
const addressAtStripe = 450;
const asAtStripe = (item: Item): Item =>
  typeof item.url === "string" ? { ...item, url: item.url.padEnd(addressAtStripe) } : item;

/** Adds a line to a story. `more` tells what else of its result is kept. */
export async function step<T>(
  story: string,
  what: string,
  work: () => Promise<T>,
  more: (result: T) => Record<string, number> = () => ({}),
): Promise<T> {
  const costs = watchCosts();
  const heat = countHeat(engine, asAtStripe);
  try {
    const result = await work();
    const { reads, writes, requests } = costs.seen();
    const units = (ofIndexes: boolean) =>
      heat()
        .filter(({ index }) => (index !== undefined) === ofIndexes)
        .reduce((sum, row) => sum + row.units, 0);
    const table = units(false);
    // Beside what the answers say, which know no indexes, which AWS bills too, and no long page address.
    expect
      .soft({ what, atLeast: table >= writes, close: table - writes <= 6 })
      .toEqual({ what, atLeast: true, close: true });
    measured[story] ??= [];
    // AWS bills half a unit for a query that finds nothing, the local engine none.
    const least = writes === 0 ? requests / 2 : 0;
    const step = { what, reads: Math.max(reads, least), writes: table, indexWrites: units(true) };
    measured[story].push({ ...step, ...more(result) });
    return result;
  } finally {
    costs.stop();
    engine.onWrite = undefined;
  }
}

/** Holds a story to what the guide was computed from. */
export function holds(story: string): void {
  if (process.env.STORE_MEASURE)
    writeFileSync(file, `${JSON.stringify({ ...read(), [story]: measured[story] }, null, 2)}\n`);
  else expect(measured[story]).toEqual(read()[story]);
}
