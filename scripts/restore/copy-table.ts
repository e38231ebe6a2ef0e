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
