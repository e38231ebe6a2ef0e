// What lets a shop come back: the table that serves, copies of each night, a drill of the restore, and the keys in a second place.
import {
  copyDrillParameter,
  drillParameter,
  keysCopiedParameter,
  ownTable,
  restoredParameter,
  versionParameter,
} from "../../infra/table-place.ts";
import { aws, bad, type Check, type Finding, good, parametersIn } from "./world.ts";

const day = 24 * 3600 * 1000;

/** From the first deploy of production on. */
export const copies: Check = async (world) => {
  const { stage, copyVault } = world;
  const tables = (await aws<{ TableNames: string[] }>(world, ["dynamodb", "list-tables"]))?.TableNames ?? [];
  const ours = tables.filter((name) => name.startsWith(`store-${stage}-`));
  if (stage !== "production" || ours.length === 0) return [];
  const known = await parametersIn(world);
  return [
    serving(known.get(restoredParameter(stage))?.Value),
    // The first night is to come.
    ...(age(known.get(versionParameter(stage))?.LastModifiedDate) < 2
      ? []
      : [await nightly(), await outside()]),
    younger(
      "A restore was tried",
      known.get(drillParameter(stage))?.Value,
      120,
      `npm run restore-drill -- --stage ${stage}`,
    ),
    younger(
      "A copy of the vault was tried",
      known.get(copyDrillParameter(stage))?.Value,
      400,
      `npm run restore-drill -- --stage ${stage} --copy`,
    ),
    younger(
      "The keys were copied",
      known.get(keysCopiedParameter(stage))?.Value,
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

  /** A night's job may be running. */
  function since(): string {
    return new Date(world.now() - 2 * day).toISOString();
  }

  async function nightly(): Promise<Finding> {
    const vault = `store-${stage}-copies`;
    const asked = ["backup", "list-recovery-points-by-backup-vault", "--backup-vault-name", vault];
    const answer = await aws<{ RecoveryPoints: { ResourceType: string; Status: string }[] }>(world, [
      ...asked,
      ...["--by-created-after", since()],
    ]);
    const whole = (answer?.RecoveryPoints ?? []).filter(({ Status }) => Status === "COMPLETED");
    const missing = Object.entries({ DynamoDB: "the table", S3: "the files" }).flatMap(([type, what]) =>
      whole.some(({ ResourceType }) => ResourceType === type) ? [] : [what],
    );
    if (missing.length === 0) return good("Table and files were copied in the last two nights");
    return bad(
      `Of ${missing.join(" and ")} there is no copy of the last two nights`,
      `aws backup list-backup-jobs --region ${world.region} --by-state FAILED   # says why`,
      `aws backup update-region-settings --region ${world.region} --resource-type-opt-in-preference DynamoDB=true,S3=true`,
    );
  }

  async function outside(): Promise<Finding> {
    if (!copyVault) return good("Copies stay in this account (STORE_COPY_VAULT names a vault outside)");
    const asked = ["backup", "list-copy-jobs", "--by-destination-vault-arn", copyVault, "--by-state"];
    const answer = await aws<{ CopyJobs: unknown[] }>(world, [
      ...[...asked, "COMPLETED", "--by-created-after", since()],
    ]);
    if (answer?.CopyJobs.length) return good(`Copies arrive in ${copyVault}`);
    return bad(
      `No copy of the last two nights has arrived in ${copyVault}`,
      `aws backup list-copy-jobs --region ${world.region} --by-state FAILED   # says why`,
    );
  }

  function younger(what: string, when: string | undefined, mostDays: number, ...remedy: string[]): Finding {
    const days = age(when);
    if (days <= mostDays) return good(`${what} on ${when?.slice(0, 10)}`);
    return bad(`${what} ${when ? `${days} days ago` : "never"}`, ...remedy);
  }

  /** In days; NaN of what never was. */
  function age(when: string | undefined): number {
    return Math.floor((world.now() - Date.parse(when ?? "")) / day);
  }
};
