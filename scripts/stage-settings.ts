// The settings of a stage, as SST reads them.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";

/** What a file says stands above the shell's own settings, and the stage's file above the other. */
export function readSettings(stage: string, folder = "."): void {
  for (const file of [".env", `.env.${stage}`].map((name) => join(folder, name)))
    if (existsSync(file)) Object.assign(process.env, parseEnv(readFileSync(file, "utf8")));
}

/** The region that a stage is deployed to. */
export function regionOf(stage: string, folder = "."): string {
  readSettings(stage, folder);
  return process.env.STORE_REGION ?? "ap-south-1";
}
