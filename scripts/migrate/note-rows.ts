import { rowsFromParameter } from "../../infra/table-place.ts";
import type { Cloud } from "../cloud.ts";

/** Says in the account from which version on the rows of a stage are: a release that reads none before deploys from then on. It never falls. */
export async function noteRows(cloud: Cloud, stage: string, from: number): Promise<void> {
  const name = rowsFromParameter(stage);
  const found = await cloud.aws<{ Parameter: { Value: string } }>(["ssm", "get-parameter", "--name", name]);
  if (from <= Number(found?.Parameter.Value ?? 1)) return;
  const value = ["--type", "String", "--overwrite", "--value", String(from)];
  await cloud.aws(["ssm", "put-parameter", "--name", name, ...value]);
}
