// The whole shop in one process, on a clock and with luck of a seed's choosing (tests/simulate): a first few of the seeds
// that `npm run simulate` plays by the thousand.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "@store/dev/paths";
import { afterAll, expect, test } from "vitest";
import { bundle } from "../simulate/bundle.ts";
import { faultNames, putBack, putBackInto, readFault } from "../simulate/faults.ts";
import { knownSeeds } from "../simulate/known-seeds.ts";
import type { Ways } from "../simulate/ways.ts";
import type { Report } from "../simulate/worker.ts";
import { openWorkers, type Workers } from "../simulate/workers.ts";
import { few, size } from "../support/full.ts";

const seedCount = size(2000, 20);

const file = join("node_modules", ".cache", "simulate", "test.mjs");
await bundle(file);

const opened: Workers[] = [];
afterAll(() => {
  for (const workers of opened) workers.close();
});

async function playAll(seeds: readonly number[], ways: Ways = {}): Promise<Map<number, Report>> {
  const workers = openWorkers(file, 1, ways);
  opened.push(workers);
  const reports = new Map<number, Report>();
  await workers.run(seeds, (report) => reports.set(report.seed, report));
  workers.close();
  return reports;
}

const from = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + i);
const hashes = (reports: Map<number, Report>, seeds: readonly number[]) =>
  seeds.map((seed) => `${seed} ${reports.get(seed)?.hash}`);
const problems = (reports: Map<number, Report>) =>
  [...reports.values()].flatMap(({ seed, problems }) => problems.map((problem) => `${seed}: ${problem}`));

test(`${seedCount} seeds and all that once failed find nothing wrong`, async () => {
  const seeds = [...new Set([...knownSeeds().map(({ seed }) => seed), ...from(1, seedCount)])];
  expect(problems(await playAll(seeds))).toEqual([]);
});

test(`${size(500, 3)} shops of changing prices, coupons, owners and refunds agree on every line`, async () => {
  const reports = await playAll(from(1, size(500, 3)), { story: "lines", gst: "regular" });
  expect(problems(reports)).toEqual([]);
});

test("a seed plays the same run in every process", async () => {
  const all = from(1, size(30, 8));
  const sample = all.filter((seed) => seed % 3 === 0);
  const forwards = await playAll(all);
  const backwards = await playAll([...sample].reverse());
  expect(hashes(backwards, sample)).toEqual(hashes(forwards, sample));
  expect(new Set(hashes(forwards, sample).map((line) => line.split(" ")[1])).size).toBe(sample.length);
});

test("the simulation finds nothing wrong through the whole AWS SDK", async () => {
  expect(problems(await playAll(from(301, size(15, 5)), { way: "sdk" }))).toEqual([]);
});

test.each(faultNames())("the text that the fault %s changes occurs once", async (name) => {
  for (const replacement of (await readFault(name)).replacements)
    putBackInto(await readFile(join(projectRoot, "packages", replacement.file), "utf8"), replacement);
});

test.each(few(faultNames(), 1))(
  "the fault %s can still be put back (npm run simulate:prove looks for it)",
  async (name) => {
    const fault = await readFault(name);
    await bundle(join("node_modules", ".cache", "simulate", `check-${name}.mjs`), [putBack(name, fault)]);
  },
);
