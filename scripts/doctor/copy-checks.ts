// What lets a shop come back: the table that serves, a drill of its restore, and the keys in a second place.
import {
  drillParameter,
  keysCopiedParameter,
  ownTable,
  parametersOf,
  restoredParameter,
} from "../../infra/table-place.ts";
import { aws, bad, type Check, type Finding, good } from "./world.ts";

const day = 24 * 3600 * 1000;

/** From the first deploy of production on. */
export const copies: Check = async (world) => {
  const { stage } = world;
  const tables = (await aws<{ TableNames: string[] }>(world, ["dynamodb", "list-tables"]))?.TableNames ?? [];
  const ours = tables.filter((name) => name.startsWith(`store-${stage}-`));
  if (stage !== "production" || ours.length === 0) return [];
  const path = ["ssm", "get-parameters-by-path", "--path", parametersOf(stage)];
  const answer = await aws<{ Parameters: { Name: string; Value: string }[] }>(world, path);
  const values = new Map((answer?.Parameters ?? []).map(({ Name, Value }) => [Name, Value]));
  return [
    serving(values.get(restoredParameter(stage))),
    younger(
      "A restore was tried",
      values.get(drillParameter(stage)),
      120,
      `npm run restore-drill -- --stage ${stage}`,
    ),
    younger(
      "The keys were copied",
      values.get(keysCopiedParameter(stage)),
      400,
      `npx sst secret list --stage ${stage}   # to where the company's books are, and with it`,
      `aws ssm get-parameter --region ${world.region} --with-decryption --name /sst/passphrase/store/${stage}`,
      `aws ssm put-parameter --region ${world.region} --overwrite --type String --name ${keysCopiedParameter(stage)} --value "$(date -u +%F)"`,
    ),
  ];

  function serving(restored: string | undefined): Finding {
    const table = restored ?? ownTable(stage);
    if (ours.includes(table)) return good(`The deploy goes on with the table ${table}`);
    return bad(
      `The table ${table} is not there, but ${ours.join(", ")}: the deploy would open an empty shop`,
      `aws ssm put-parameter --region ${world.region} --overwrite --type String --name ${restoredParameter(stage)} --value ${ours.at(-1)}`,
    );
  }

  function younger(what: string, when: string | undefined, mostDays: number, ...remedy: string[]): Finding {
    const age = Math.floor((world.now() - Date.parse(when ?? "")) / day);
    if (age <= mostDays) return good(`${what} on ${when?.slice(0, 10)}`);
    return bad(`${what} ${when ? `${age} days ago` : "never"}`, ...remedy);
  }
};
