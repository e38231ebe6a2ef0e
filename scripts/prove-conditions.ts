// Takes each condition that the shop writes with out, one at a time, and sees an assertion go red in a test file that
// has it refused: a time-out or a shuffle is no proof. A condition that is never refused, or that no test misses,
// guards nothing that we know of. Prints a table; fails when one survives.
//   npm run test:conditions                 all of them
//   npm run test:conditions -- "PAYMENT"    those whose signature contains this
//   npm run test:conditions -- PAPER --files "tax-papers paper-numbers"    looked for in these files alone
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { forEachLimit } from "@store/core/platform/pool";

/** Conditions that nothing in the shop refuses, and why they stay. */
const neverRefused: [RegExp, string][] = [
  [
    /: attribute_exists\(pk\) AND attribute_exists\(sk\)$/,
    "makes no half row where there is none; the shop deletes none of these",
  ],
  [
    /^Update PAPER NUMBERED: .* series = \?\) AND count = \? AND month = \?$/,
    "read-only attributes of an index key",
  ],
];

const folder = "tests/integration";
const vitest = join("node_modules", ".bin", "vitest");
const atOnce = Number(process.env.JOBS ?? 2);

// Found by chance or by patience: no proof. The others are about another engine, or count requests.
const beside = [
  "crash",
  "deliveries",
  "model",
  "noise",
  "dynamo-differential",
  "round-trips",
  "cost-units",
  "simulat",
  "heat",
  "seed",
];

interface Verdict {
  signature: string;
  seenBy?: string;
  /** Never refused, and why it stays. */
  kept?: string;
  /** Red, but not by an assertion. */
  error?: string;
  seconds: number;
}

const { values, positionals } = parseArgs({
  options: { files: { type: "string" } },
  allowPositionals: true,
});
const files =
  values.files?.split(/[ ,]+/) ??
  readdirSync(folder)
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => name.replace(".test.ts", ""))
    .filter((name) => !beside.some((start) => name.startsWith(start)));

const wanted = positionals[0] ?? "";
const started = Date.now();
const { refusedIn, seconds } = await record();
const signatures = [...refusedIn.keys()].filter((signature) => signature.includes(wanted)).sort();
console.info(`${signatures.length} conditions, each taken out once (recorded in ${minutes()} min)\n`);
const verdicts: Verdict[] = [];
await forEachLimit(signatures, atOnce, async (signature) => {
  const verdict = await prove(signature);
  verdicts.push(verdict);
  console.info(line(verdict));
});

const survivors = verdicts.filter(({ seenBy, kept }) => !seenBy && !kept);
const count = (of: (verdict: Verdict) => unknown) => verdicts.filter(of).length;
console.info(
  `\nOf ${verdicts.length}, ${count(({ seenBy }) => seenBy)} are missed when they are gone, and ${count(({ kept }) => kept)} kept though nothing refuses them (${minutes()} min).`,
);
for (const { signature } of survivors) console.error(`SURVIVES  ${signature}`);
process.exitCode = survivors.length > 0 ? 1 : 0;

function minutes(): string {
  return ((Date.now() - started) / 60_000).toFixed(1);
}

/** Every condition that is sent with the files that have it refused, and how long each file takes. */
async function record() {
  const refusedIn = new Map<string, string[]>();
  const dir = mkdtempSync(join(tmpdir(), "conditions-"));
  const file = join(dir, "sent");
  const { code, report } = await vitestRun(files, { RECORD_CONDITIONS: file });
  if (code !== 0)
    throw new Error(
      `The suite must be green before anything is taken out: ${JSON.stringify(failures(report))}`,
    );
  const seconds = new Map(
    report.testResults.map(({ name, startTime, endTime }) => [
      basename(name, ".test.ts"),
      (endTime - startTime) / 1000,
    ]),
  );
  for (const line of readFileSync(file, "utf8").split("\n").filter(Boolean)) {
    const [name = "", what, signature = ""] = line.split("\t");
    const known = refusedIn.get(signature) ?? [];
    refusedIn.set(signature, what === "refused" ? [...known, name] : known);
  }
  rmSync(dir, { recursive: true });
  return { refusedIn, seconds };
}

async function prove(signature: string): Promise<Verdict> {
  const began = Date.now();
  const quickest = (name: string) => seconds.get(name) ?? 0;
  const reach = [...(refusedIn.get(signature) ?? [])].sort((one, other) => quickest(one) - quickest(other));
  let error: string | undefined;
  for (const name of reach) {
    const { code, report } = await vitestRun([name], { DROP_CONDITION: signature });
    const red = code === 0 ? {} : failures(report);
    error ??= red.error;
    if (red.assertion) return { signature, seenBy: red.assertion, seconds: (Date.now() - began) / 1000 };
  }
  if (reach.length === 0) {
    const kept = neverRefused.find(([pattern]) => pattern.test(signature))?.[1];
    return kept ? { signature, kept, seconds: 0 } : { signature, error: "never refused", seconds: 0 };
  }
  return { signature, ...(error && { error }), seconds: (Date.now() - began) / 1000 };
}

/** Runs some files; says how it ended. */
async function vitestRun(names: string[], env: Record<string, string>) {
  const dir = mkdtempSync(join(tmpdir(), "conditions-"));
  const outputFile = join(dir, "report.json");
  const args = ["run", "--project", "integration", "--testTimeout=60000"];
  const paths = names.map((name) => `${folder}/${name}.test.ts`);
  const child = spawn(vitest, [...args, "--reporter=json", `--outputFile=${outputFile}`, ...paths], {
    // With all seeds: what a race hides from a few of them, it shows to others.
    env: { ...process.env, STORE_FULL_TESTS: "1", ...env },
    stdio: "ignore",
  });
  const [code] = await once(child, "close");
  const report = JSON.parse(readFileSync(outputFile, "utf8")) as Report;
  rmSync(dir, { recursive: true });
  return { code: code as number, report };
}

interface Report {
  testResults: {
    name: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** The first test that an assertion failed in, and the first that failed in any other way. */
function failures({ testResults }: Report): { assertion?: string; error?: string } {
  const red = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map((test) => ({ ...test, file: basename(name, ".test.ts") })),
  );
  const tell = (test: (typeof red)[number] | undefined) =>
    test && `${test.file}: ${test.fullName.trim()}\n      ${test.failureMessages[0]?.split("\n")[0]}`;
  const isAssertion = ({ failureMessages }: (typeof red)[number]) =>
    /^(AssertionError|Error: promise (resolved|rejected))/.test(failureMessages[0] ?? "");
  const assertion = tell(red.find(isAssertion));
  const broken = testResults.find(({ message }) => message);
  const error = tell(red.find((test) => !isAssertion(test))) ?? broken?.message.split("\n")[0];
  return { ...(assertion && { assertion }), ...(error && { error }) };
}

function line({ signature, seenBy, kept, error, seconds: took }: Verdict): string {
  const found = seenBy ?? (kept ? `kept: ${kept}` : error ? `NO ASSERTION, only ${error}` : "NOBODY");
  return `${signature}\n    ${found}  (${Math.round(took)} s)`;
}
