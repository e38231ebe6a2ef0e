// The smoke purchase of a deployed stage: its own function does it, this asks for it and says how it went.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { goodCommitParameter } from "../../infra/table-place.ts";
import type { Cloud } from "../cloud.ts";

type Told = { bought: true; steps: string[] } | { bought: false; why: string } | { errorMessage: string };

/** Whether something was bought. Throws what failed. */
export async function smoke(cloud: Cloud, stage: string): Promise<boolean> {
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
    return told.bought;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Notes that a commit sells. */
export async function noteGood(cloud: Cloud, stage: string, commit: string): Promise<void> {
  const value = ["--value", commit, "--type", "String", "--overwrite"];
  await cloud.aws(["ssm", "put-parameter", "--name", goodCommitParameter(stage), ...value]);
}

/** The commit that was last seen to sell. Throws where none was. */
export async function goodCommit(cloud: Cloud, stage: string): Promise<string> {
  const name = goodCommitParameter(stage);
  const found = await cloud.aws<{ Parameter?: { Value?: string } }>([
    ...["ssm", "get-parameter", "--name", name],
  ]);
  const commit = found?.Parameter?.Value;
  if (!commit) throw new Error(`No release of ${stage} was seen to sell yet: there is none to go back to.`);
  return commit;
}
