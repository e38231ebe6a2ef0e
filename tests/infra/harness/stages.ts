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
  writeFileSync(file, JSON.stringify({ disposable, production } satisfies Stages));
  project.provide("stages", file);
  return () => rmSync(dir, { recursive: true, force: true });
}

/** Reads them, in a test file: `readStages(inject("stages"))`. */
export function readStages(file: string): Stages {
  return JSON.parse(readFileSync(file, "utf8")) as Stages;
}
