// The two stages that most tests look at, synthesized once for all of them.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import type { Synth } from "./resources.ts";
import { synthesize } from "./synthesize.ts";

declare module "vitest" {
  interface ProvidedContext {
    stages: string;
  }
}

/** A disposable stage, and the one that sells. */
export interface Stages {
  disposable: Synth;
  production: Synth;
}

export default async function setup(project: TestProject): Promise<() => void> {
  const dir = mkdtempSync(join(tmpdir(), "store-stages-"));
  const file = join(dir, "stages.json");
  const [disposable, production] = await Promise.all([
    synthesize({ stage: "asha" }),
    synthesize({ stage: "production", bundle: false }),
  ]);
  // Broken on purpose: the tests are to see it.
  if (!process.env.STORE_INFRA_EDITS) for (const stage of [disposable, production]) restedOrThrow(stage);
  writeFileSync(file, JSON.stringify({ disposable, production } satisfies Stages));
  project.provide("stages", file);
  return () => rmSync(dir, { recursive: true, force: true });
}

/** A stage that failed would turn every test red that looks at it: it is said once, and no test runs. */
export function restedOrThrow({ app, errors }: { app: { stage: string }; errors: string[] }): void {
  if (errors.length > 0)
    throw new Error(
      `Stage ${app.stage} of the program in sst.config.ts cannot be made:\n${errors.join("\n")}`,
    );
}

/** Reads them, in a test file: `readStages(inject("stages"))`. */
export function readStages(file: string): Stages {
  return JSON.parse(readFileSync(file, "utf8")) as Stages;
}
