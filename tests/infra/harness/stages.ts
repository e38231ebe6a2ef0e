// The stages that several tests look at, synthesized once for all of them.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "@store/dev/paths";
import type { TestProject } from "vitest/node";
import type { Synth } from "./resources.ts";
import { prepare, synthesize } from "./synthesize.ts";

declare module "vitest" {
  interface ProvidedContext {
    stages: string;
  }
}

export interface Stages {
  disposable: Synth;
  /** The one that sells. */
  production: Synth;
  /** With every setting that only adds something, deployed from Alpine. */
  configured: Synth;
  /** The disposable one in another region, deployed from macOS or Windows. */
  elsewhere: Synth;
}

/** The settings of `configured`. */
export const configuration = {
  STORE_ALARM_EMAIL: "asha@example.in",
  STORE_DOMAIN: "shop.example.in",
  STORE_CERTIFICATE: "arn:aws:acm:us-east-1:123456789012:certificate/one",
  STORE_EDGE_LIMIT: "2000",
  STORE_GATEWAY: "2",
  STORE_HSTS: "730 subdomains preload",
  STORE_BOUNDED: "1",
  STORE_COST_MONITOR: "new",
};

export default async function setup(project: TestProject): Promise<() => void> {
  const dir = mkdtempSync(join(tmpdir(), "store-stages-"));
  const remove = await prepare(dir);
  const file = join(dir, "stages.json");
  // Its bundles take as long as the three others.
  const bundled = synthesize({ stage: "asha" });
  // It packs what is sold; the others only look whether that is there.
  if (!existsSync(join(projectRoot, "packages/goods/dist"))) await bundled;
  const production = await synthesize({ stage: "production", bundle: false });
  const configured = await synthesize({
    stage: "staging",
    bundle: false,
    settings: configuration,
    libc: "musl",
  });
  const elsewhere = await synthesize({
    stage: "asha",
    bundle: false,
    settings: { STORE_REGION: "eu-west-1" },
    libc: "",
  });
  const stages: Stages = { disposable: await bundled, production, configured, elsewhere };
  for (const stage of Object.values(stages)) restedOrThrow(stage);
  writeFileSync(file, JSON.stringify(stages));
  project.provide("stages", file);
  return () => {
    remove();
    rmSync(dir, { recursive: true, force: true });
  };
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
