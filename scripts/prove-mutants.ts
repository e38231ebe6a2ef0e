// Changes the code of the shop in one small place at a time (Stryker's mutants) and sees whether a test that runs through
// the place goes red. All mutants are compiled in at once, each behind a switch, and a seeded sample of them is tried.
// Texts are not changed: what is said is held word for word elsewhere (tests/e2e/spec-texts.spec.ts, *-toasts.test.ts).
// Nor is what a line of the log says, which nothing reads (an alarm is tried), nor what only tests import.
//   npm run test:mutants                            300 of all
//   npm run test:mutants -- --count 50 --seed 2     others
//   npm run test:mutants -- --in "packages/core/src/coupons packages/core/src/orders" --files "packages/core tests/integration/discount"
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { forEachLimit } from "@store/core/platform/pool";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { chanceOf } from "../tests/support/chance.ts";

const rooms = ["packages/contract/src", "packages/core/src", "packages/functions/src"];
const atOnce = Number(process.env.JOBS ?? 2);

/** A mutant is tried in the test files that run through the fewest others, no more of them: the score is a lower bound. */
const mostFiles = 24;
/** Of those that reach it while modules are loaded, so many are tried. */
const mostLoading = 8;
/** Seconds for each two files after which a run hangs: a mutant that never ends is found. */
const patience = 120;

// Found by patience: these run children from a bundle of the sources, many seeds, or the whole shop.
const beside = /\/(crash-|simulat|model|noise|dynamo-differential|heat|cost-units|round-trips|seed)/;

const isForTests = (name: string): boolean => name.endsWith(".test.ts") || basename(name).includes("testing");

/** A call of `log`: its fields are told to a person alone. */
const logged = {
  shouldIgnore: ({ node }: { node: { type: string; callee?: { name?: string } } }) =>
    node.type === "CallExpression" && node.callee?.name === "log" ? "A line of the log" : undefined,
};

interface Mutant {
  id: string;
  fileName: string;
  mutatorName: string;
  replacement: string;
  location: { start: { line: number } };
}

/** Test files by mutant. */
type Reached = Record<"inTests" | "whileLoading", ReadonlyMap<string, readonly string[]>>;

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
const reached = await record();
const sample = draw(
  mutants.filter(({ fileName }) => values.in.split(" ").some((place) => fileName.startsWith(place))),
  Number(values.count),
);
console.info(`${mutants.length} mutants, ${sample.length} of them tried (seed ${values.seed})\n`);

const verdicts = new Map<Mutant, Verdict>();
await forEachLimit(sample, atOnce, async (mutant) => {
  const verdict = await attempt(mutant);
  verdicts.set(mutant, verdict);
  if (verdicts.size % 20 === 0) tell(`${verdicts.size} tried`, () => true);
  if (verdict !== "killed")
    console.info(
      `${verdict.toUpperCase()}  ${mutant.fileName}:${mutant.location.start.line + 1} ${mutant.mutatorName} -> ${mutant.replacement.slice(0, 120)}`,
    );
});
rmSync(dir, { recursive: true });

console.info("");
for (const room of rooms) tell(room, (mutant) => mutant.fileName.startsWith(room));
for (const kind of new Set(sample.map(({ mutatorName }) => mutatorName)))
  tell(kind, (mutant) => mutant.mutatorName === kind);
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
      .filter((name) => name.endsWith(".ts") && !isForTests(name))
      .map((name) => join(room, name)),
  );
  const silent = Object.fromEntries(
    ["isTraceEnabled", "isDebugEnabled", "isInfoEnabled", "trace", "debug", "info", "warn", "error"].map(
      (name) => [name, () => false],
    ),
  );
  const { files, mutants } = await new Instrumenter(silent as never).instrument(
    paths.map((name) => ({ name, mutate: true, content: readFileSync(name, "utf8") })),
    { plugins: null, excludedMutations: ["StringLiteral"], ignorers: [logged as never] },
  );
  for (const { name, content } of files) {
    mkdirSync(join(dir, dirname(name)), { recursive: true });
    writeFileSync(join(dir, name), content);
  }
  // What is excluded is in the list all the same, as ignored.
  return (mutants as readonly (Mutant & { status?: string })[]).filter(({ status }) => status !== "Ignored");
}

/** Which test files run through which mutant, in their tests and while modules are loaded; the most special first. */
async function record(): Promise<Reached> {
  const file = join(dir, "reached");
  const { code } = await vitest([], { REACHED_FILE: file });
  if (code !== 0) throw new Error("The suite must be green before anything is changed");
  const lines = readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split("\t"))
    .filter(([name = ""]) => !beside.test(name))
    .sort(([, one = ""], [, other = ""]) => one.length - other.length);
  const filesBy = (column: number) => {
    const files = new Map<string, string[]>();
    for (const line of lines)
      for (const id of (line[column] ?? "").split(" "))
        files.set(id, [...(files.get(id) ?? []), line[0] ?? ""]);
    return files;
  };
  return { inTests: filesBy(1), whileLoading: filesBy(2) };
}

/** What runs while modules are loaded is reached by nearly every file: those named like the mutant's own file come first. */
function filesFor({ id, fileName }: Mutant): string[] {
  const { inTests, whileLoading } = reached;
  const own = basename(fileName, ".ts");
  const distance = (file: string) =>
    basename(file).startsWith(own) ? 0 : file.startsWith(dirname(fileName)) ? 1 : 2;
  const loading = [...(whileLoading.get(id) ?? [])].sort((one, other) => distance(one) - distance(other));
  return [...new Set([...(inTests.get(id) ?? []).slice(0, mostFiles), ...loading.slice(0, mostLoading)])];
}

async function attempt(mutant: Mutant): Promise<Verdict> {
  const files = filesFor(mutant);
  if (files.length === 0) return "not reached";
  for (const some of [files.slice(0, 2), files.slice(2, 8), files.slice(8)]) {
    if (some.length === 0) continue;
    const { code } = await vitest(some, { __STRYKER_ACTIVE_MUTANT__: mutant.id });
    if (code === undefined) return "hangs";
    if (code !== 0) return "killed";
  }
  return "survived";
}

/** Runs some test files, or all; a run that hangs has no code. */
async function vitest(files: string[], env: Record<string, string>) {
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
      ...["--bail=1", "--reporter=dot"],
      ...(files.length > 0 ? ["--maxWorkers=1", ...files] : values.files.split(" ")),
    ],
    {
      env: { ...process.env, MUTANTS_DIR: dir, MUTANTS_OF: rooms.join(" "), ...env },
      // Only the first run, of all that is unchanged, has something to say: which test is red.
      stdio: files.length > 0 ? "ignore" : "inherit",
      detached: true,
    },
  );
  const limit =
    files.length > 0
      ? setTimeout(
          () => process.kill(-(child.pid ?? 0), "SIGKILL"),
          patience * 1000 * Math.ceil(files.length / 2),
        )
      : undefined;
  const [code, signal] = await once(child, "close");
  clearTimeout(limit);
  if (signal) return { code: undefined };
  return { code: code as number };
}

function draw<T>(from: readonly T[], count: number): T[] {
  const random = chanceOf(Number(values.seed));
  const left = [...from];
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(random.below(left.length), 1)[0] as T,
  );
}
