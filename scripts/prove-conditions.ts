// Takes each condition that the shop writes with out, one at a time, and sees a test go red. A condition that no
// test misses guards nothing that we know of. Prints a table; fails when one survives.
//   npm run test:conditions                 all of them
//   npm run test:conditions -- "PAYMENT"    those whose signature contains this
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Conditions that no test can miss, and why they stay. */
const untestable: Record<string, string> = {};

const folder = "tests/integration";
const vitest = join("node_modules", ".bin", "vitest");
const atOnce = Number(process.env.JOBS ?? 2);

// Long tests, for when the short ones have not noticed. The first finds by chance, the others by patience.
const slow = ["crash", "deliveries", "model", "noise"];
// Nothing about conditions: another engine, request counts.
const beside = ["dynamo-differential", "waves"];

/** Where a missing condition shows soonest, by what its signature begins with. */
const likely: [RegExp, string[]][] = [
  [/ADMIN|SHOP/, ["admin-setup", "admin-people", "admin-gate"]],
  [/^Update THROTTLE/, ["login", "discount", "sign-up", "recover"]],
  [/OUTBOX/, ["mail", "mail-events", "by-hand", "outbox-kinds"]],
  [/CART|SUPPRESSED|^ConditionCheck LOGIN/, ["carts", "unsubscribe", "cart-races"]],
  [/RESET/, ["recover"]],
  [/CUSTOMER.*help/i, ["resend"]],
  [/^Update CUSTOMER.*(grant|epoch)/, ["closing-doors", "login", "recover"]],
  [/SESSION/, ["login", "closing-doors"]],
  [/COUPON.*version/, ["admin-coupons"]],
  [/COUPON/, ["races", "discount", "create-payment-order", "coupon-rush"]],
  [/CHECKOUT/, ["create-payment-order", "two-tabs"]],
  [/^Delete LOGIN|CUSTOMER.*(phone|profileAt)/, ["admin-users"]],
  [/CUSTOMER|LOGIN/, ["races", "sign-up", "two-tabs", "by-hand"]],
  [/PAYMENT/, ["unpaid"]],
  [/ORDER/, ["races", "create-payment-order", "order-status", "by-hand", "reconcile"]],
];

interface Verdict {
  signature: string;
  /** The test that went red. */
  seenBy?: string;
  seconds: number;
}

const all = readdirSync(folder)
  .filter((name) => name.endsWith(".test.ts"))
  .map((name) => name.replace(".test.ts", ""))
  .filter((name) => !beside.includes(name));
const isSlow = (name: string) => slow.some((start) => name.startsWith(start));

const wanted = process.argv[2] ?? "";
const signatures = (await record()).filter((signature) => signature.includes(wanted));
console.info(`${signatures.length} conditions, each taken out once\n`);
const verdicts: Verdict[] = [];
const waiting = [...signatures];
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (let signature = waiting.shift(); signature !== undefined; signature = waiting.shift()) {
      const verdict = await prove(signature);
      verdicts.push(verdict);
      console.info(line(verdict));
    }
  }),
);

const survivors = verdicts.filter(({ signature, seenBy }) => !seenBy && !untestable[signature]);
console.info(`\n${verdicts.length - survivors.length} of ${verdicts.length} are missed when they are gone.`);
for (const { signature } of survivors) console.error(`SURVIVES  ${signature}`);
process.exitCode = survivors.length > 0 ? 1 : 0;

/** Every condition that the whole suite sends. */
async function record(): Promise<string[]> {
  const dir = mkdtempSync(join(tmpdir(), "conditions-"));
  const file = join(dir, "recorded");
  const { failed } = await run(all, { RECORD_CONDITIONS: file });
  if (failed) throw new Error(`The suite must be green before anything is taken out: ${failed}`);
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  rmSync(dir, { recursive: true });
  return [...new Set(lines)].sort();
}

async function prove(signature: string): Promise<Verdict> {
  const started = Date.now();
  const first = likely.find(([pattern]) => pattern.test(signature))?.[1] ?? [];
  const quick = all.filter((name) => !isSlow(name) && !first.includes(name));
  for (const files of [first, quick, all.filter(isSlow)]) {
    const { failed } = await run(files, { DROP_CONDITION: signature });
    if (failed) return { signature, seenBy: failed, seconds: (Date.now() - started) / 1000 };
  }
  return { signature, seconds: (Date.now() - started) / 1000 };
}

/** Runs these files until the first test fails; says which. */
async function run(names: string[], env: Record<string, string>): Promise<{ failed?: string }> {
  const files = names.map((name) => `${folder}/${name}.test.ts`);
  const bail = env.DROP_CONDITION ? ["--bail=1"] : [];
  const patience = ["--testTimeout=300000", "--hookTimeout=300000"];
  const child = spawn(
    vitest,
    [
      "run",
      "--project",
      "integration",
      "--reporter=json",
      "--no-file-parallelism",
      ...patience,
      ...bail,
      ...files,
    ],
    { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "ignore"] },
  );
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  const [code] = await once(child, "close");
  return code === 0 ? {} : { failed: firstFailure(output) };
}

interface Report {
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

function firstFailure(output: string): string {
  const start = output.indexOf('{"numTotalTestSuites"');
  if (start < 0) throw new Error(`Vitest did not report: ${output.slice(-300)}`);
  const report = JSON.parse(output.slice(start)) as Report;
  for (const { name, message, assertionResults } of report.testResults) {
    const file = name.split("/").at(-1)?.replace(".test.ts", "");
    const red = assertionResults.find(({ status }) => status === "failed");
    if (red) return `${file}: ${red.fullName.trim()}\n      ${red.failureMessages[0]?.split("\n")[0]}`;
    if (message) return `${file}: ${message.split("\n")[0]}`;
  }
  throw new Error(`Vitest failed without a failing test: ${JSON.stringify(report).slice(0, 300)}`);
}

function line({ signature, seenBy, seconds }: Verdict): string {
  const why = untestable[signature];
  const found = seenBy ?? (why ? `kept: ${why}` : "NOBODY");
  return `${signature}\n    ${found}  (${Math.round(seconds)} s)`;
}
