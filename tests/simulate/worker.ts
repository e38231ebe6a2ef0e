// The bundle's entry: plays what its parent asks for, one seed after the other.
import "./world/seeded.ts";
import { type Outcome, play } from "./play.ts";
import type { Ways } from "./ways.ts";
import { nothing, type Without } from "./without.ts";
import { currentWorld } from "./world/world.ts";

/** What the parent sends: seeds in turn, or one seed with something left out. */
export interface Task extends Ways {
  seeds: number[];
  without?: Without;
  /** Whether the trace is wanted as well. */
  isTold?: boolean;
}

/** What it answers, for each seed. */
export type Report = Omit<Outcome, "trace"> & { trace?: string[]; ms: number };

// What the shop prints belongs to the run's trace, and nothing else may be printed.
console.info = (line: string) => currentWorld()?.note(String(line).replace(/^\{"at":"[^"]*",/, "{"));
console.error = (...parts: unknown[]) => currentWorld()?.note(`! ${parts.map(String).join(" ")}`);

process.on("message", async ({ seeds, without = nothing, isTold, ...ways }: Task) => {
  // The table's entity library makes an error, with its stack, for every call that it might have to explain.
  Error.stackTraceLimit = isTold ? 20 : 0;
  for (const seed of seeds) {
    const cpu = process.cpuUsage();
    const { trace, ...outcome } = await play(seed, without, ways);
    const { user, system } = process.cpuUsage(cpu);
    process.send?.({ ...outcome, ...(isTold && { trace }), ms: (user + system) / 1000 } satisfies Report);
  }
  process.send?.("done");
});
process.send?.("ready");
