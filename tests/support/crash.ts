// Tasks of the shop that are killed in the middle. Most die inside this process (mortal.ts); at one point of each, and in
// the full run at every one, a process of its own is killed.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { documents } from "@store/core/platform/table";
import { projectRoot } from "@store/dev/paths";
import { afterAll } from "vitest";
import type { SentTask } from "./child.ts";
import { isFull } from "./full.ts";
import { liveUntil, type Outcome, sendWhileAlive } from "./mortal.ts";
import { mailer } from "./settings.ts";
import { carryOut, type Task } from "./tasks.ts";
import { transports } from "./transports.ts";

/** For a test that starts dozens of processes, on a machine that has other things to do. */
export const limit = 300_000;

// The three that a task asks: the table (each try of the SDK's), Stripe, the mail carrier.
type Next = (args: object) => Promise<object>;
documents.middlewareStack.add(((next: Next) => (args: object) => sendWhileAlive(() => next(args))) as never, {
  name: "mortal",
  step: "finalizeRequest",
  priority: "low",
});
for (const [client, method] of [
  [transports.stripe, "makeRequest"],
  [mailer, "send"],
] as unknown as [Record<string, (...args: unknown[]) => Promise<unknown>>, string][]) {
  const send = client[method]?.bind(client);
  if (send) client[method] = (...args) => sendWhileAlive(() => send(...args));
}

/** Carries a task out until its death. Undefined when it died before it could answer. */
export function killed(task: Task): Promise<Outcome | undefined> {
  const isReal = isFull || (task.dieAt === 2 && task.when === "after");
  return isReal ? killedProcess(task) : liveUntil(task, () => carryOut(task));
}

/** The same in a process of its own. */
export async function killedProcess(task: Task): Promise<Outcome | undefined> {
  const child = await (next ?? warmUp());
  // One is always warming up where many are killed one after the other.
  next = isFull ? warmUp() : undefined;
  const answered = once(child, "message").then(([outcome]) => outcome as Outcome);
  const ended = once(child, "exit").then(([, signal]) => {
    if (signal !== "SIGKILL") throw new Error(`The child ended with ${signal ?? child.exitCode}`);
    return undefined;
  });
  child.send({ ...task, now: Date.now() } satisfies SentTask);
  const outcome = await Promise.race([answered, ended]);
  ended.catch(() => {});
  return outcome;
}

let next: Promise<ChildProcess> | undefined;
let script: string | undefined;

async function warmUp(): Promise<ChildProcess> {
  script ??= bundleChild();
  const child = spawn(process.execPath, [script], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  await once(child, "message");
  return child;
}

// For production, where no entity is held against its schema again. Where the one native module is found.
function bundleChild(): string {
  const file = join(projectRoot, `node_modules/.cache/store-tests/child-${process.pid}.mjs`);
  const requireBanner = "import{createRequire as __cr}from'module';const require=__cr(import.meta.url);";
  execFileSync(join(projectRoot, "node_modules/.bin/esbuild"), [
    fileURLToPath(new URL("./child.ts", import.meta.url)),
    ...["--bundle", "--format=esm", "--platform=node", "--main-fields=module,main", "--log-level=error"],
    ...[
      '--define:process.env.NODE_ENV="production"',
      "--external:@node-rs/argon2",
      `--banner:js=${requireBanner}`,
      `--outfile=${file}`,
    ],
  ]);
  return file;
}

/** Every point at which a task can die: before and after each request, until one run gets through. */
export async function dieEverywhere(
  round: (deathAt: number, when: Task["when"]) => Promise<Outcome | undefined>,
): Promise<number> {
  for (let deathAt = 1; ; deathAt++) {
    const outcomes = [await round(deathAt, "before"), await round(deathAt, "after")];
    if (outcomes.every((outcome) => outcome !== undefined)) return deathAt - 1;
    if (deathAt > 40) throw new Error("A task that never gets through");
  }
}

afterAll(async () => {
  (await next)?.kill();
  if (script) rmSync(script);
});
