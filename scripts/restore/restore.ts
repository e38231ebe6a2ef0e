// The whole way from a damaged table to a shop that goes on with a copy from before the damage.
import { ownTable, parametersOf, restoredParameter } from "../../infra/table-place.ts";
import type { Cloud } from "../cloud.ts";
import { copyTable, madeAt, makeServe, newestCopy, restoreCopy } from "./copy-table.ts";

/** The secrets by which erased people and their addresses are found again. */
export interface Keys {
  PRIVACY_KEY: string;
  ADDRESS_KEY: string;
}

interface Restoring {
  stage: string;
  /** ISO time, to the second: the last one before the damage. */
  at: string;
  keys: Keys;
  /** From AWS Backup, the newest copy up to that time: where the table itself goes back to no second any more. */
  copy?: boolean;
  /** The functions' log, where the former table is lost. */
  log?: string | undefined;
}

/**
 * Goes on with a copy. May be killed anywhere and begun again with the same time. The copy serves only after everybody who was erased
 * since is erased in it as well; the former table is kept.
 */
export async function restore(cloud: Cloud, { stage, at, keys, copy, log }: Restoring): Promise<void> {
  const point = copy ? await newestCopy(cloud, stage, at) : undefined;
  const to = `store-${stage}-restored-${(point ? madeAt(point) : at).replace(/[^0-9T]/g, "")}`;
  const serving = await servingTable(cloud, stage);
  const from = serving === to ? await parameter(cloud, formerParameter(stage)) : serving;
  if (from === undefined)
    throw new Error(`${formerParameter(stage)} is lost: which table served before ${to}?`);
  if (point) await restoreCopy(cloud, { stage, copy: point, to });
  else await copyTable(cloud, { from, to, at });
  const known = log === undefined ? ["--from", from] : ["--log", log];
  await makeServe(cloud, to);
  // A copy from before a migration has older rows, and its own note of how far that had come.
  await cloud.run("npm", ["run", "migrate", "--", "--table", to]);
  await cloud.run("npm", ["run", "replay-erasures", "--", ...known, "--to", to], { ...keys });
  await setParameter(cloud, formerParameter(stage), from);
  await setParameter(cloud, restoredParameter(stage), to);
  await cloud.run("npx", ["sst", "deploy", "--stage", stage]);
  await cloud.run("npm", ["run", "carry-invoices", "--", ...known, "--to", to]);
  cloud.say(`The shop goes on with ${to}. ${from} is kept; delete it by hand when nobody needs it any more.`);
}

/** The table that the stage uses now. */
export async function servingTable(cloud: Cloud, stage: string): Promise<string> {
  return (await parameter(cloud, restoredParameter(stage))) ?? ownTable(stage);
}

function formerParameter(stage: string): string {
  return `${parametersOf(stage)}former-table`;
}

async function parameter(cloud: Cloud, name: string): Promise<string | undefined> {
  const found = await cloud.aws<{ Parameter: { Value: string } }>(["ssm", "get-parameter", "--name", name]);
  return found?.Parameter.Value;
}

export async function setParameter(cloud: Cloud, name: string, value: string): Promise<void> {
  await cloud.aws([
    "ssm",
    "put-parameter",
    "--name",
    name,
    "--type",
    "String",
    "--overwrite",
    "--value",
    value,
  ]);
}
