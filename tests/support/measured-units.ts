// What the figures of the guide are computed from: scripts/costs/measured.json. A test walks through a story step by step and
// holds each to the units that stand there; with STORE_MEASURE it writes them anew.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "@store/dev/paths";
import { expect } from "vitest";
import { watchCosts } from "./watch-costs.ts";
import { watchUnits } from "./watch-units.ts";

const file = join(projectRoot, "scripts/costs/measured.json");
const read = () => JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
const measured: Record<string, Step[]> = {};

interface Step {
  what: string;
  reads: number;
  writes: number;
  indexWrites: number;
}

/** Adds a line to a story. `more` tells what else of its result is kept. */
export async function step<T>(
  story: string,
  what: string,
  work: () => Promise<T>,
  more: (result: T) => Record<string, number> = () => ({}),
): Promise<T> {
  const costs = watchCosts();
  const units = watchUnits();
  try {
    const result = await work();
    const { reads, writes, requests } = costs.seen();
    const { table, indexes } = units.seen();
    // Ours beside the engine's own count, which knows no indexes and no long page address.
    expect
      .soft({ what, atLeast: table >= writes, close: table - writes <= 6 })
      .toEqual({ what, atLeast: true, close: true });
    measured[story] ??= [];
    // AWS bills half a unit for a query that finds nothing, the local engine none.
    const least = writes === 0 ? requests / 2 : 0;
    const step = { what, reads: Math.max(reads, least), writes: table, indexWrites: indexes };
    measured[story].push({ ...step, ...more(result) });
    return result;
  } finally {
    costs.stop();
    units.stop();
  }
}

/** Holds a story to what the guide was computed from. */
export function holds(story: string): void {
  if (process.env.STORE_MEASURE)
    writeFileSync(file, `${JSON.stringify({ ...read(), [story]: measured[story] }, null, 2)}\n`);
  else expect(measured[story]).toEqual(read()[story]);
}
