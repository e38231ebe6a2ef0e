// Changes the code of the shop in one small place at a time (Stryker's mutants) and sees whether a test that runs through
// the place goes red. All mutants are compiled in at once, each behind a switch, and a seeded sample of them is tried.
//   npm run test:mutants                            300 of all
//   npm run test:mutants -- --count 50 --seed 2     others
//   npm run test:mutants -- --in packages/core/src/coupon --files "packages/core tests/integration/discount"
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { forEachLimit } from "@store/core/platform/pool";
import { createRandom } from "@store/local/dynamo/differential/random";
import { Instrumenter } from "@stryker-mutator/instrumenter";

const rooms = ["packages/contract/src", "packages/core/src", "packages/functions/src"];
const atOnce = Number(process.env.JOBS ?? 2);

/** A mutant is tried in the quickest test files that run through it, no more of them: the score is a lower bound. */
const mostFiles = 12;
/** Seconds after which a run hangs: a mutant that never ends is found. */
const patience = 240;

// Found by patience: these run children from a bundle of the sources, many seeds, or the whole shop.
const beside = /\/(crash-|simulat|model|noise|dynamo-differential|heat|cost-units|round-trips|seed)/;

interface Mutant {
  id: string;
  fileName: string;
  mutatorName: string;
  replacement: string;
  location: { start: { line: number } };
}

type Verdict = "killed" | "hangs" | "survived" | "not reached";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "300" },
    seed: { type: "string", default: "1" },
    in: { type: "string", default: "packages" },
    files: { type: "string", default: "packages tests/integration" },
  },
});

const dir = mkdtempSync(join(tmpdir(), "mutants-"));
const mutants = await instrument();
const { reachedBy, seconds } = await record();
const sample = draw(
  mutants.filter(({ fileName }) => fileName.startsWith(values.in)),
  Number(values.count),
);
console.info(`${mutants.length} mutants, ${sample.length} of them tried (seed ${values.seed})\n`);

const verdicts = new Map<Mutant, Verdict>();
await forEachLimit(sample, atOnce, async (mutant) => {
  const verdict = await attempt(mutant);
  verdicts.set(mutant, verdict);
  if (verdict !== "killed")
    console.info(
      `${verdict.toUpperCase()}  ${mutant.fileName}:${mutant.location.start.line + 1} ${mutant.mutatorName} -> ${mutant.replacement.slice(0, 120)}`,
    );
});
rmSync(dir, { recursive: true });

console.info("");
for (const room of rooms) tell(room, (mutant) => mutant.fileName.startsWith(room));
const score = tell("all", () => true);
process.exitCode = score < 0.85 ? 1 : 0;

/** Prints the share of mutants that are found, and answers it. */
function tell(name: string, belongs: (mutant: Mutant) => boolean): number {
  const those = [...verdicts].filter(([mutant]) => belongs(mutant));
  const found = those.filter(([, verdict]) => verdict === "killed" || verdict === "hangs").length;
  console.info(
    `${name.padEnd(24)} ${found} of ${those.length} (${((100 * found) / those.length).toFixed(1)} %)`,
  );
  return found / those.length;
}

/** Writes the sources with all their mutants beside the true ones. */
async function instrument(): Promise<readonly Mutant[]> {
  const paths = rooms.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
      .map((name) => join(room, name)),
  );
  const silent = Object.fromEntries(
    ["isTraceEnabled", "isDebugEnabled", "isInfoEnabled", "trace", "debug", "info", "warn", "error"].map(
      (name) => [name, () => false],
    ),
  );
  const { files, mutants } = await new Instrumenter(silent as never).instrument(
    paths.map((name) => ({ name, mutate: true, content: readFileSync(name, "utf8") })),
    { plugins: null, excludedMutations: [], ignorers: [] },
  );
  for (const { name, content } of files) {
    mkdirSync(join(dir, dirname(name)), { recursive: true });
    writeFileSync(join(dir, name), content);
  }
  return mutants as readonly Mutant[];
}

/** Which test files run through which mutant, and how long each takes. */
async function record() {
  const file = join(dir, "reached");
  const { code, report } = await vitest([], { REACHED_FILE: file });
  if (code !== 0 || !report) throw new Error("The suite must be green before anything is changed");
  const seconds = new Map(
    report.testResults.map(({ name, startTime, endTime }) => [
      name.slice(process.cwd().length + 1),
      (endTime - startTime) / 1000,
    ]),
  );
  const reachedBy = new Map<string, string[]>();
  for (const line of readFileSync(file, "utf8").trim().split("\n")) {
    const [name = "", ids = ""] = line.split("\t");
    if (!beside.test(name))
      for (const id of ids.split(" ")) reachedBy.set(id, [...(reachedBy.get(id) ?? []), name]);
  }
  return { reachedBy, seconds };
}

async function attempt({ id }: Mutant): Promise<Verdict> {
  const took = (name: string) => seconds.get(name) ?? 0;
  const files = [...(reachedBy.get(id) ?? [])].sort((one, other) => took(one) - took(other));
  if (files.length === 0) return "not reached";
  // The quickest alone first: most mutants fall there.
  for (const some of [files.slice(0, 2), files.slice(2, mostFiles)]) {
    if (some.length === 0) continue;
    const { code } = await vitest(some, { __STRYKER_ACTIVE_MUTANT__: id });
    if (code === undefined) return "hangs";
    if (code !== 0) return "killed";
  }
  return "survived";
}

/** Runs some test files, or all; a run that hangs has no code. */
async function vitest(files: string[], env: Record<string, string>) {
  const outputFile = join(dir, `report-${Math.random()}.json`);
  const child = spawn(
    join("node_modules", ".bin", "vitest"),
    [
      ...[
        "run",
        "--config",
        "tests/mutants/vitest.config.ts",
        "--project",
        "unit",
        "--project",
        "integration",
      ],
      ...["--bail=1", "--reporter=json", `--outputFile=${outputFile}`],
      ...(files.length > 0 ? ["--maxWorkers=1", ...files] : values.files.split(" ")),
    ],
    {
      env: { ...process.env, MUTANTS_DIR: dir, MUTANTS_OF: rooms.join(" "), ...env },
      stdio: "ignore",
      detached: true,
    },
  );
  const limit =
    files.length > 0
      ? setTimeout(() => process.kill(-(child.pid ?? 0), "SIGKILL"), patience * 1000)
      : undefined;
  const [code, signal] = await once(child, "close");
  clearTimeout(limit);
  if (signal) return { code: undefined };
  return { code: code as number, report: JSON.parse(readFileSync(outputFile, "utf8")) as Report };
}

interface Report {
  testResults: { name: string; startTime: number; endTime: number }[];
}

function draw<T>(from: readonly T[], count: number): T[] {
  const random = createRandom(Number(values.seed));
  const left = [...from];
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(random.below(left.length), 1)[0] as T,
  );
}
