// The smoke purchase of a deployed stage: its own function does it, this asks for it and says how it went.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Cloud } from "../cloud.ts";

type Told = { bought: true; steps: string[] } | { bought: false; why: string } | { errorMessage: string };

/** Throws what failed. */
export async function smoke(cloud: Cloud, stage: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "store-smoke-"));
  try {
    const file = join(folder, "told.json");
    const name = `store-${stage}-smoke-purchase`;
    // The CLI would ask again after a minute: a second purchase beside the first.
    const patience = ["--cli-read-timeout", "180"];
    const invoked = await cloud.aws(["lambda", "invoke", "--function-name", name, ...patience, file]);
    if (!invoked) throw new Error(`There is no function ${name}: deploy the stage first.`);
    const told = JSON.parse(await readFile(file, "utf8")) as Told;
    if ("errorMessage" in told)
      throw new Error(`The smoke purchase failed: ${told.errorMessage}. Its log: /aws/lambda/${name}`);
    cloud.say(
      told.bought ? `Bought and taken back: ${told.steps.join(", ")}.` : `Nothing was bought: ${told.why}.`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
