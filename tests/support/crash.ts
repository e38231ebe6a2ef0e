// Children that run one task of the shop and are killed in the middle of it. One is always warming up.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { projectRoot } from "@store/local/paths";
import { afterAll } from "vitest";
import type { Outcome, Task } from "./child.ts";

// Bundled once, because hundreds are started; and for production, where no entity is held against its schema again. Where
// the one native module is found.
const script = join(projectRoot, `node_modules/.cache/store-tests/child-${process.pid}.mjs`);
const requireBanner = "import{createRequire as __cr}from'module';const require=__cr(import.meta.url);";
execFileSync(join(projectRoot, "node_modules/.bin/esbuild"), [
  fileURLToPath(new URL("./child.ts", import.meta.url)),
  ...["--bundle", "--format=esm", "--platform=node", "--main-fields=module,main", "--log-level=error"],
  ...[
    '--define:process.env.NODE_ENV="production"',
    "--external:@node-rs/argon2",
    `--banner:js=${requireBanner}`,
    `--outfile=${script}`,
  ],
]);

/** For a test that starts dozens of processes, on a machine that has other things to do. */
export const limit = 300_000;

let next: Promise<ChildProcess> | undefined;

async function warmUp(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [script], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  await once(child, "message");
  return child;
}

/** Carries out a task in another process. Undefined when that was killed before it could answer. */
export async function inChild(task: Omit<Task, "now">): Promise<Outcome | undefined> {
  const child = await (next ?? warmUp());
  next = warmUp();
  const answered = once(child, "message").then(([outcome]) => outcome as Outcome);
  const ended = once(child, "exit").then(([, signal]) => {
    if (signal !== "SIGKILL") throw new Error(`The child ended with ${signal ?? child.exitCode}`);
    return undefined;
  });
  child.send({ ...task, now: Date.now() });
  const outcome = await Promise.race([answered, ended]);
  ended.catch(() => {});
  return outcome;
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
  rmSync(script);
});
