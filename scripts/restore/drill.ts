// A restore that nobody needs, so that the one which is needed has been done before: a copy, all proofs on it, and away with it.
import { copyDrillParameter, drillParameter } from "../../infra/table-place.ts";
import type { Cloud } from "../cloud.ts";
import { copyTable, madeAt, newestCopy, restoreCopy } from "./copy-table.ts";
import { type Keys, servingTable, setParameter } from "./restore.ts";

interface Drilling {
  stage: string;
  /** ISO time, to the second. */
  at: string;
  keys: Keys;
  /** Leaves the copy, for somebody who looks for a few rows in it. */
  keep?: boolean | undefined;
}

/** Restores the stage's table beside it, proves the copy and deletes it. Nothing that sells is touched. */
export async function drill(cloud: Cloud, { stage, at, keys, keep }: Drilling): Promise<void> {
  const from = await servingTable(cloud, stage);
  const to = `store-${stage}-drill-${at.replace(/[^0-9T]/g, "")}`;
  await copyTable(cloud, { from, to, at });
  await end(cloud, { stage, from, to, at, keys, keep, parameter: drillParameter(stage) });
}

/** The same with the newest copy of AWS Backup, which is the one that outlives the table. */
export async function drillCopy(cloud: Cloud, { stage, keys, keep }: Omit<Drilling, "at">): Promise<void> {
  const from = await servingTable(cloud, stage);
  const copy = await newestCopy(cloud, stage);
  const at = madeAt(copy);
  const to = `store-${stage}-drill-copy-${at.replace(/[^0-9T]/g, "")}`;
  await restoreCopy(cloud, { stage, copy, to });
  await end(cloud, { stage, from, to, at, keys, keep, parameter: copyDrillParameter(stage) });
}

interface Ending extends Drilling {
  from: string;
  to: string;
  /** Where it is written down. */
  parameter: string;
}

async function end(cloud: Cloud, { from, to, at, keys, keep, parameter }: Ending): Promise<void> {
  await compareCounts(cloud, from, to);
  await prove(cloud, to, ["--from", from], keys);
  if (!keep) await cloud.aws(["dynamodb", "delete-table", "--table-name", to]);
  await setParameter(cloud, parameter, at);
  cloud.say(`The copy of ${at} was whole. ${to} is ${keep ? "kept: delete it by hand" : "deleted"}.`);
}

/** A part of a table may have figures that are the sums of its ledger. */
async function compareCounts(cloud: Cloud, from: string, to: string): Promise<void> {
  const rowsIn = async (table: string) => {
    const asked = ["dynamodb", "scan", "--table-name", table, "--select", "COUNT"];
    return (await cloud.aws<{ Count: number }>(asked))?.Count ?? 0;
  };
  const [now, then] = [await rowsIn(from), await rowsIn(to)];
  cloud.say(`${to} has ${then} rows, and ${from} has ${now} now.`);
  if (then < now / 2)
    throw new Error(`${to} has less than half of the rows of ${from}: look at both before you delete it.`);
}

/** Proves a copy: its rows are taken to the present shape, people who were erased since are erased in it, and its figures are the sums of its ledger. */
export async function prove(cloud: Cloud, table: string, erasures: string[], keys: Keys): Promise<void> {
  await cloud.run("npm", ["run", "migrate", "--", "--table", table]);
  if (erasures.length > 0)
    await cloud.run("npm", ["run", "replay-erasures", "--", ...erasures, "--to", table], { ...keys });
  await cloud.run("npm", ["run", "figures", "--", "--table", table]);
}
