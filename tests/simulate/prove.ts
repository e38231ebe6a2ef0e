// npm run simulate:prove [-- --seeds 1000] [names]   puts each known fault back, one at a time, and looks for it
// Prints the first seed that finds each. Fails when one is not found: then the simulation is not sharp enough.
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { bundle } from "./bundle.ts";
import { faultNames, putBack, readFault } from "./faults.ts";
import type { Report } from "./worker.ts";
import { openWorkers } from "./workers.ts";

/** Seeds that are played before it is looked whether one has found it. */
const batch = 20;

/** The first seed that finds the fault, with all that it says; undefined when none of the first `count` does. */
export async function firstSeed(name: string, count: number, cores = 1): Promise<Report | undefined> {
  const fault = await readFault(name);
  const file = `node_modules/.cache/simulate/fault-${name}.mjs`;
  await bundle(file, [putBack(name, fault)]);
  const workers = openWorkers(file, cores);
  try {
    for (let from = 1; from <= count; from += batch) {
      const found: Report[] = [];
      const seeds = Array.from({ length: Math.min(batch, count - from + 1) }, (_, i) => from + i);
      await workers.run(seeds, (report) => {
        if (report.problems.some((problem) => fault.finds.test(problem))) found.push(report);
      });
      found.sort((one, other) => one.seed - other.seed);
      if (found[0]) return found[0];
    }
    return undefined;
  } finally {
    workers.close();
  }
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { seeds: { type: "string", default: "1000" } },
    allowPositionals: true,
  });
  let missed = 0;
  for (const name of positionals.length > 0 ? positionals : faultNames()) {
    const { title, finds } = await readFault(name);
    const report = await firstSeed(name, Number(values.seeds), availableParallelism());
    const problem = report?.problems.find((one) => finds.test(one));
    if (!report) missed++;
    process.stdout.write(
      `${name}: ${title}\n  ${report ? `seed ${report.seed}: ${problem}` : `NOT FOUND in ${values.seeds} seeds`}\n`,
    );
  }
  return missed > 0 ? 1 : 0;
}

if (process.argv[1]?.endsWith("prove.ts")) process.exitCode = await main();
