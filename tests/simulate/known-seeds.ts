// Seeds that once failed, with the commit they failed at: every later campaign plays them first.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { kindOf } from "./shrink.ts";
import type { Report } from "./worker.ts";

export interface KnownSeed {
  seed: number;
  commit: string;
  problem: string;
}

const file = new URL("./known-seeds.json", import.meta.url);

export function knownSeeds(): KnownSeed[] {
  return JSON.parse(readFileSync(file, "utf8")) as KnownSeed[];
}

/** Keeps the first seed of each new kind of problem. */
export function keepSeeds(failed: readonly Report[]): void {
  const known = knownSeeds();
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  for (const { seed, problems } of failed)
    for (const problem of problems) {
      const kind = kindOf(problem);
      if (known.some((other) => other.commit === commit && kindOf(other.problem) === kind)) continue;
      known.push({ seed, commit, problem: problem.slice(0, 200) });
    }
  writeFileSync(file, `${JSON.stringify(known, undefined, 2)}\n`);
}
