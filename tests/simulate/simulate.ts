// npm run simulate -- --seeds 10000 [--from 1] [--workers 2] [--keep]   a campaign; --keep writes down what failed
// npm run simulate -- --replay 18 [--without "move 3, weather lost"]     one run, told line by line
// --fault 1-two-pages: any of these with a known fault put back
// --gst regular: every run of a registered seller; also off and unregistered. Otherwise a third of the runs of each
// --story years: worlds of 400 days; --story lines: prices, coupons, owners and refunds in fair weather
// --way sdk: through the whole AWS SDK; slower, for samples
// npm run simulate -- --shrink 18 [--problem P1]                         one failing run, shrunk to one of its problems
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { bundle } from "./bundle.ts";
import { putBack, readFault } from "./faults.ts";
import { keepSeeds, knownSeeds } from "./known-seeds.ts";
import { kindOf, shrink } from "./shrink.ts";
import { gstModes, stories, type Way, type Ways } from "./ways.ts";
import { formatWithout, nothing, parseWithout, type Without } from "./without.ts";
import type { Report } from "./worker.ts";
import { openWorkers, type Workers } from "./workers.ts";

const { values } = parseArgs({
  options: {
    seeds: { type: "string", default: "200" },
    from: { type: "string", default: "1" },
    workers: { type: "string", default: String(availableParallelism()) },
    replay: { type: "string" },
    without: { type: "string" },
    shrink: { type: "string" },
    problem: { type: "string" },
    fault: { type: "string" },
    way: { type: "string", default: "short" },
    gst: { type: "string" },
    story: { type: "string" },
    hashes: { type: "boolean", default: false },
    keep: { type: "boolean", default: false },
  },
});

const print = (text: string) => process.stdout.write(`${text}\n`);

async function main(): Promise<number> {
  const { fault } = values;
  const file = `node_modules/.cache/simulate/simulate${fault ? `-${fault}` : ""}.mjs`;
  await bundle(file, fault === undefined ? [] : [putBack(fault, await readFault(fault))]);
  const ways = {
    way: values.way as Way,
    gst: sellerOf(values.gst),
    story: stories.find((one) => one === values.story),
  };
  const workers = openWorkers(file, Number(values.workers), ways);
  try {
    if (values.shrink !== undefined) {
      await tell(workers, await workers.one(Number(values.shrink)), values.problem);
      return 1;
    }
    if (values.replay === undefined) return await campaign(workers);
    return await replay(workers, Number(values.replay), parseWithout(values.without ?? ""));
  } finally {
    workers.close();
  }
}

function sellerOf(name: string | undefined): Ways["gst"] {
  const mode = gstModes.find((one) => one === name);
  if (name !== undefined && mode === undefined) throw new Error(`--gst is one of ${gstModes.join(", ")}`);
  return mode;
}

async function campaign(workers: Workers): Promise<number> {
  const [from, count] = [Number(values.from), Number(values.seeds)];
  const seeds = Array.from({ length: count }, (_, i) => from + i);
  const first = [...new Set(knownSeeds().map(({ seed }) => seed))];
  const failed: Report[] = [];
  let [played, events, ms] = [0, 0, 0];
  const began = performance.now();
  await workers.run([...first, ...seeds.filter((seed) => !first.includes(seed))], (report) => {
    played++;
    events += report.events;
    ms += report.ms;
    if (values.hashes) print(`${report.seed} ${report.hash}`);
    if (report.problems.length > 0) {
      failed.push(report);
      // A long campaign tells at once what it found.
      print(`seed ${report.seed}: ${report.problems.join("; ")}`);
    }
    if (played % 1000 === 0) print(`${played} seeds, ${failed.length} with problems`);
  });
  const wall = performance.now() - began;
  print(
    `${played} seeds in ${(wall / 1000).toFixed(0)} s: ${(wall / played).toFixed(1)} ms each, ` +
      `${(ms / played).toFixed(1)} ms of processor, ${(events / played).toFixed(0)} events; ${failed.length} with problems`,
  );
  if (failed.length === 0) return 0;
  failed.sort((one, other) => one.seed - other.seed);
  summarize(failed);
  if (values.keep) keepSeeds(failed);
  await tell(workers, failed[0] as Report);
  return 1;
}

/** How often each kind of problem came up, and where. */
function summarize(failed: readonly Report[]): void {
  const kinds = new Map<string, Set<number>>();
  for (const { seed, problems } of failed)
    for (const problem of problems) {
      const kind = kindOf(problem);
      kinds.set(kind, (kinds.get(kind) ?? new Set()).add(seed));
    }
  const sorted = [...kinds].sort(([, one], [, other]) => other.size - one.size);
  for (const [kind, seeds] of sorted) print(`${seeds.size} x ${kind}  (${[...seeds].slice(0, 8).join(" ")})`);
}

/** Shrinks a failing run to its first problem, or its first that begins so, and tells what is left of it. */
async function tell(workers: Workers, report: Report, begins = ""): Promise<void> {
  const { seed, problems } = report;
  print(`\nSeed ${seed}: ${problems.join("; ")}`);
  const problem = problems.find((one) => one.startsWith(begins));
  if (problem === undefined) return;
  const small = await shrink(report, problem, (without) => workers.one(seed, without));
  print(`Shrunk in ${small.runs} runs. Without what plays no part:\n`);
  await replay(workers, seed, small.without);
  const left = formatWithout(small.without);
  print(`\nAgain: npm run simulate -- --replay ${seed}${left ? ` --without "${left}"` : ""}`);
}

async function replay(workers: Workers, seed: number, without: Without): Promise<number> {
  const { trace = [], problems, hash, events, plan } = await workers.one(seed, without ?? nothing, true);
  const weather = Object.entries(plan?.weather ?? {}).filter(([, odds]) => odds > 0);
  print(`Seed ${seed}, weather ${JSON.stringify(Object.fromEntries(weather))}`);
  print(trace.join("\n"));
  print(`${events} events, hash ${hash}; ${problems.length === 0 ? "no problem" : problems.join("\n")}`);
  return problems.length === 0 ? 0 : 1;
}

process.exitCode = await main();
