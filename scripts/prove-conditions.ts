// Takes each condition that the shop writes with out, one at a time, and sees an assertion go red in the files that reach
// it: a time-out or a shuffle is no proof. A condition that no test misses guards nothing that we know of. Prints a
// table; fails when one survives.
//   npm run test:conditions                 all of them
//   npm run test:conditions -- "PAYMENT"    those whose signature contains this
//   npm run test:conditions -- PAPER --files "tax-papers paper-numbers"    looked for in these files alone
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { forEachLimit } from "@store/core/platform/pool";

/** Conditions that no test can miss, and why they stay. */
const untestable: Record<string, string> = {
  "Delete ORDER: attribute_exists(pk) AND attribute_exists(sk)": "a test's own, the shop deletes no order",
};

/** Files that a condition is looked for in: where it shows soonest, then the quickest that reach it. */
const mostFiles = 8;

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

/** Where a missing condition shows soonest, by what its signature begins with. */
const likely: [RegExp, string[]][] = [
  [/^Put (ACCESSREQUEST|HELD|ORDER LEDGER|ORDER PAGE|OUTBOX|REQUEST|SHOP)/, ["written-once"]],
  [/^Delete SUPPRESSED/, ["written-once"]],
  [/^Delete CART/, ["privacy"]],
  [/^ConditionCheck (CHECKOUT|LOGIN|ORDER|SUPPRESSED)/, ["cart-races"]],
  [/AUDIT/, ["audit"]],
  [/ADMIN|SHOP/, ["admin-setup", "admin-people", "admin-gate"]],
  [/SERIES|PAPER/, ["paper-numbers", "tax-papers", "gst-return"]],
  [/^Update THROTTLE/, ["login", "discount", "sign-up", "recover"]],
  [/OUTBOX/, ["mail", "mail-events", "by-hand", "outbox-kinds"]],
  [/CART|SUPPRESSED|^ConditionCheck LOGIN/, ["carts", "unsubscribe", "cart-races"]],
  [/RESET/, ["recover"]],
  [/CUSTOMER.*help/i, ["resend"]],
  [/^Update CUSTOMER.*(grant|epoch)/, ["revoked-sessions", "login", "recover"]],
  [/SESSION/, ["login", "account", "revoked-sessions"]],
  [/COUPON.*version/, ["admin-coupons"]],
  [/HOLDS/, ["held-coupons"]],
  [/COUPON/, ["races", "discount", "create-payment-order", "coupon-rush"]],
  [/CHECKOUT/, ["create-payment-order", "two-tabs"]],
  [/^Delete LOGIN|CUSTOMER.*(phone|profileAt)/, ["admin-users"]],
  [/CUSTOMER|LOGIN/, ["races", "sign-up", "two-tabs", "by-hand"]],
  [/PAYMENT/, ["unpaid", "pages", "races"]],
  [/ORDER PAGE|PAGE/, ["races", "pages", "create-payment-order"]],
  [/REFUND/, ["refunds", "admin-orders"]],
  [/LEDGER/, ["pages", "refunds"]],
  [/ORDER/, ["races", "create-payment-order", "order-status", "by-hand", "reconcile"]],
];

/** How a run of one file ended. */
interface Run {
  seconds: number;
  /** The first test that an assertion failed in. */
  assertion?: string;
  /** The first test that failed in any other way. */
  error?: string;
}

interface Verdict {
  signature: string;
  seenBy?: string;
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
const { reached, seconds } = await record();
const signatures = [...reached.keys()].filter((signature) => signature.includes(wanted)).sort();
console.info(`${signatures.length} conditions, each taken out once\n`);
const verdicts: Verdict[] = [];
await forEachLimit(signatures, atOnce, async (signature) => {
  const verdict = await prove(signature);
  verdicts.push(verdict);
  console.info(line(verdict));
});

const survivors = verdicts.filter(({ signature, seenBy }) => !seenBy && !untestable[signature]);
const minutes = ((Date.now() - started) / 60_000).toFixed(1);
console.info(
  `\n${verdicts.length - survivors.length} of ${verdicts.length} are missed when they are gone (${minutes} min).`,
);
for (const { signature } of survivors) console.error(`SURVIVES  ${signature}`);
process.exitCode = survivors.length > 0 ? 1 : 0;

/** Which files send which condition, and how long each file takes. */
async function record() {
  const found = new Map<string, string[]>();
  const took = new Map<string, number>();
  const dir = mkdtempSync(join(tmpdir(), "conditions-"));
  await forEachLimit(files, atOnce, async (name) => {
    const file = join(dir, name);
    writeFileSync(file, "");
    const ran = await run(name, { RECORD_CONDITIONS: file });
    if (ran.assertion ?? ran.error)
      throw new Error(`The suite must be green before anything is taken out: ${ran.assertion ?? ran.error}`);
    took.set(name, ran.seconds);
    for (const signature of new Set(readFileSync(file, "utf8").split("\n").filter(Boolean)))
      found.set(signature, [...(found.get(signature) ?? []), name]);
  });
  rmSync(dir, { recursive: true });
  return { reached: found, seconds: took };
}

async function prove(signature: string): Promise<Verdict> {
  const began = Date.now();
  const first = likely.find(([pattern]) => pattern.test(signature))?.[1] ?? [];
  const order = (name: string) =>
    first.includes(name) ? first.indexOf(name) - first.length : (seconds.get(name) ?? 0);
  const reach = [...(reached.get(signature) ?? [])].sort((one, other) => order(one) - order(other));
  let error: string | undefined;
  for (const name of reach.slice(0, mostFiles)) {
    const ran = await run(name, { DROP_CONDITION: signature });
    error ??= ran.error;
    if (ran.assertion) return { signature, seenBy: ran.assertion, seconds: (Date.now() - began) / 1000 };
  }
  return { signature, ...(error && { error }), seconds: (Date.now() - began) / 1000 };
}

/** Runs one file; says what failed in it first. */
async function run(name: string, env: Record<string, string>): Promise<Run> {
  const began = Date.now();
  const args = ["run", "--project", "integration", "--reporter=json", "--testTimeout=60000"];
  const child = spawn(vitest, [...args, `${folder}/${name}.test.ts`], {
    // With all seeds: what a race hides from a few of them, it shows to others.
    env: { ...process.env, STORE_FULL_TESTS: "1", ...env },
    stdio: ["ignore", "pipe", "ignore"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  const [code] = await once(child, "close");
  const took = (Date.now() - began) / 1000;
  return code === 0 ? { seconds: took } : { seconds: took, ...failures(name, output) };
}

interface Report {
  testResults: {
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

function failures(name: string, output: string): Omit<Run, "seconds"> {
  const start = output.indexOf('{"numTotalTestSuites"');
  if (start < 0) throw new Error(`Vitest did not report: ${output.slice(-300)}`);
  const { testResults } = JSON.parse(output.slice(start)) as Report;
  const red = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === "failed"),
  );
  const tell = (test: (typeof red)[number] | undefined) =>
    test && `${name}: ${test.fullName.trim()}\n      ${test.failureMessages[0]?.split("\n")[0]}`;
  const isAssertion = ({ failureMessages }: (typeof red)[number]) =>
    /^(AssertionError|Error: promise (resolved|rejected))/.test(failureMessages[0] ?? "");
  const assertion = tell(red.find(isAssertion));
  const error = tell(red.find((test) => !isAssertion(test))) ?? testResults[0]?.message.split("\n")[0];
  return { ...(assertion && { assertion }), ...(error && { error: error || `${name} did not run` }) };
}

function line({ signature, seenBy, error, seconds: took }: Verdict): string {
  const why = untestable[signature];
  const found = seenBy ?? (why ? `kept: ${why}` : error ? `NO ASSERTION, only ${error}` : "NOBODY");
  return `${signature}\n    ${found}  (${Math.round(took)} s)`;
}
