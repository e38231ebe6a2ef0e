// A table as it was at some second, made ready to serve. Each step looks first at what is there, so that a run which was killed
// is begun again with the same command and goes on.
import { tableShape } from "../../infra/table-shape.ts";
import type { Cloud } from "../cloud.ts";

interface Copying {
  from: string;
  to: string;
  /** ISO time, to the second. */
  at: string;
}

interface Described {
  Table: {
    TableStatus: string;
    DeletionProtectionEnabled?: boolean;
    StreamSpecification?: { StreamEnabled: boolean };
    ItemCount?: number;
  };
}

/** Restores `from` into `to`, and waits for as long as that takes: hours, for a large table. */
export async function copyTable(cloud: Cloud, { from, to, at }: Copying): Promise<void> {
  if (!(await describe(cloud, to))) {
    cloud.say(`${from} as it was at ${at} is restored into ${to}.`);
    await cloud.aws([
      ...["dynamodb", "restore-table-to-point-in-time", "--source-table-name", from],
      ...["--target-table-name", to, "--restore-date-time", at],
    ]);
  }
  await untilActive(cloud, to);
}

interface RecoveryPoint {
  RecoveryPointArn: string;
  ResourceType: string;
  Status: string;
  CreationDate: string;
}

/** The newest copy of the table that AWS Backup has made of a stage (stacks/copies.ts), up to a time. */
export async function newestCopy(
  cloud: Cloud,
  stage: string,
  upTo = new Date().toISOString(),
): Promise<RecoveryPoint> {
  const vault = ["--backup-vault-name", named(stage)];
  const answer = await cloud.aws<{ RecoveryPoints: RecoveryPoint[] }>([
    ...["backup", "list-recovery-points-by-backup-vault", ...vault, "--by-resource-type", "DynamoDB"],
  ]);
  const whole = (answer?.RecoveryPoints ?? []).filter(
    ({ Status, CreationDate }) => Status === "COMPLETED" && Date.parse(CreationDate) <= Date.parse(upTo),
  );
  const [newest] = whole.sort((one, other) => Date.parse(other.CreationDate) - Date.parse(one.CreationDate));
  if (!newest)
    throw new Error(
      `${named(stage)} has no copy of the table from before ${upTo}: the first one comes at night.`,
    );
  return newest;
}

/** Restores a copy of AWS Backup into `to`, and waits for it. */
export async function restoreCopy(
  cloud: Cloud,
  { stage, copy, to }: { stage: string; copy: RecoveryPoint; to: string },
): Promise<void> {
  if (!(await describe(cloud, to))) {
    const { Account = "" } = (await cloud.aws<{ Account: string }>(["sts", "get-caller-identity"])) ?? {};
    cloud.say(`The copy of ${copy.CreationDate} is restored into ${to}.`);
    await cloud.aws([
      ...["backup", "start-restore-job", "--recovery-point-arn", copy.RecoveryPointArn],
      ...["--iam-role-arn", `arn:aws:iam::${Account}:role/${named(stage)}`, "--resource-type", "DynamoDB"],
      ...["--metadata", JSON.stringify({ targetTableName: to })],
    ]);
  }
  await untilActive(cloud, to);
}

/** When it was made, as AWS takes a time. */
export function madeAt({ CreationDate }: RecoveryPoint): string {
  return new Date(CreationDate).toISOString().replace(/\.\d+/, "");
}

/** The vault of a stage, and the role of AWS Backup. */
function named(stage: string): string {
  return `store-${stage}-copies`;
}

/** What a restored table does not have of itself: its protection, stream, time to live and backups. */
export async function makeServe(cloud: Cloud, table: string): Promise<void> {
  const { Table } = (await describe(cloud, table)) ?? {};
  if (!Table?.DeletionProtectionEnabled || !Table.StreamSpecification?.StreamEnabled) {
    const stream = Table?.StreamSpecification?.StreamEnabled
      ? []
      : ["--stream-specification", "StreamEnabled=true,StreamViewType=KEYS_ONLY"];
    await cloud.aws([
      ...["dynamodb", "update-table", "--table-name", table, "--deletion-protection-enabled", ...stream],
    ]);
    await untilActive(cloud, table);
  }
  const ends = await cloud.aws<{ TimeToLiveDescription: { TimeToLiveStatus: string } }>([
    ...["dynamodb", "describe-time-to-live", "--table-name", table],
  ]);
  if (!/^ENABL/.test(ends?.TimeToLiveDescription.TimeToLiveStatus ?? ""))
    await cloud.aws([
      ...["dynamodb", "update-time-to-live", "--table-name", table],
      ...["--time-to-live-specification", `Enabled=true,AttributeName=${tableShape.ttl}`],
    ]);
  // Asked for twice it changes nothing.
  await cloud.aws([
    ...["dynamodb", "update-continuous-backups", "--table-name", table],
    ...["--point-in-time-recovery-specification", "PointInTimeRecoveryEnabled=true"],
  ]);
}

function describe(cloud: Cloud, table: string): Promise<Described | undefined> {
  return cloud.aws<Described>(["dynamodb", "describe-table", "--table-name", table]);
}

async function untilActive(cloud: Cloud, table: string): Promise<void> {
  for (let told = ""; ; await cloud.pause()) {
    const status = (await describe(cloud, table))?.Table.TableStatus ?? "not there yet";
    if (status === "ACTIVE") return;
    if (status !== told) cloud.say(`${table} is ${status}. This waits for it, and may be begun again.`);
    told = status;
  }
}
