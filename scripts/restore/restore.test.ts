// Restoring on a made-up account, killed before and after each of its calls, and begun again until it is through.
import { expect, test } from "vitest";
import { copyDrillParameter, drillParameter, ownTable, restoredParameter } from "../../infra/table-place.ts";
import type { Cloud } from "../cloud.ts";
import { drill, drillCopy } from "./drill.ts";
import { restore } from "./restore.ts";

const stage = "production";
const at = "2026-11-20T09:30:00Z";
const keys = { PRIVACY_KEY: "privacy", ADDRESS_KEY: "address" };
const copy = "store-production-restored-20261120T093000";

/** After how many looks a copy is ready. */
const slow = 18;

/** What the vault has: a night's copy that failed is the newest. */
const recoveryPoints = ["older 2026-11-18", "newest 2026-11-19", "broken 2026-11-20"].map((one) => {
  const [name = "", day] = one.split(" ");
  const Status = name === "broken" ? "EXPIRED" : "COMPLETED";
  return { RecoveryPointArn: `arn:${name}`, Status, CreationDate: `${day}T00:40:00.123000+05:30` };
});

class Killed extends Error {}

/** An account with the stage's own table. `killAt` counts half calls: even ones die before the effect, odd ones after it. */
function madeUp() {
  const tables = new Map([
    [ownTable(stage), { looks: slow, protected: true, stream: true, ttl: true, backups: true }],
  ]);
  const parameters = new Map<string, string>();
  const ran: string[] = [];
  const rows = { now: 120, copied: 100 };
  let left = Number.POSITIVE_INFINITY;
  const dies = () => {
    if (left-- === 0) throw new Killed();
  };
  const value = (args: string[], name: string) => args[args.indexOf(name) + 1] ?? "";
  const actions: Record<string, (args: string[]) => unknown> = {
    "describe-table"(args) {
      const table = tables.get(value(args, "--table-name"));
      if (!table) return undefined;
      // A large one takes longer than any waiter of the CLI.
      table.looks++;
      return {
        Table: {
          TableStatus: table.looks >= slow ? "ACTIVE" : "CREATING",
          DeletionProtectionEnabled: table.protected,
          StreamSpecification: { StreamEnabled: table.stream },
        },
      };
    },
    "restore-table-to-point-in-time"(args) {
      const name = value(args, "--target-table-name");
      if (tables.has(name)) throw new Error("TableAlreadyExistsException");
      tables.set(name, { looks: 0, protected: false, stream: false, ttl: false, backups: false });
    },
    "update-table"(args) {
      const table = active(args);
      if (args.includes("--stream-specification") && table.stream) throw new Error("already has a stream");
      Object.assign(table, { protected: true, stream: true, looks: slow - 2 });
    },
    "describe-time-to-live": (args) => ({
      TimeToLiveDescription: { TimeToLiveStatus: active(args).ttl ? "ENABLED" : "DISABLED" },
    }),
    "update-time-to-live"(args) {
      if (active(args).ttl) throw new Error("TimeToLive is already enabled");
      active(args).ttl = true;
    },
    "update-continuous-backups"(args) {
      active(args).backups = true;
    },
    "delete-table"(args) {
      if (active(args).protected) throw new Error("protected");
      tables.delete(value(args, "--table-name"));
    },
    scan: (args) => ({ Count: rows[value(args, "--table-name") === ownTable(stage) ? "now" : "copied"] }),
    "list-recovery-points-by-backup-vault": () => ({ RecoveryPoints: recoveryPoints }),
    "get-caller-identity": () => ({ Account: "123456789012" }),
    "start-restore-job"(args) {
      expect(value(args, "--recovery-point-arn")).toMatch(/^arn:(newest|older)$/);
      expect(value(args, "--iam-role-arn")).toBe("arn:aws:iam::123456789012:role/store-production-copies");
      const { targetTableName } = JSON.parse(value(args, "--metadata"));
      tables.set(targetTableName, { looks: 0, protected: false, stream: false, ttl: false, backups: false });
    },
    "get-parameter"(args) {
      const found = parameters.get(value(args, "--name"));
      return found === undefined ? undefined : { Parameter: { Value: found } };
    },
    "put-parameter"(args) {
      parameters.set(value(args, "--name"), value(args, "--value"));
    },
  };
  function active(args: string[]) {
    const table = tables.get(value(args, "--table-name"));
    if (!table || table.looks < slow) throw new Error("ResourceInUseException");
    return table;
  }
  const cloud: Cloud = {
    async aws<Answer>(args: string[]) {
      dies();
      const answer = actions[args[1] ?? ""]?.(args) as Answer | undefined;
      dies();
      return answer;
    },
    async run(command, args) {
      dies();
      ran.push([command, ...args].join(" "));
      dies();
    },
    pause: async () => {},
    say() {},
  };
  return { cloud, tables, parameters, ran, rows, killAfter: (halves: number) => (left = halves) };
}

const erasures = `npm run replay-erasures -- --from ${ownTable(stage)} --to ${copy}`;
const migrated = `npm run migrate -- --table ${copy}`;
const afterwards = [
  "npx sst deploy --stage production",
  `npm run carry-invoices -- --from ${ownTable(stage)} --to ${copy}`,
];

test("a restore waits for the copy, makes it ready, erases again, and deploys with it", async () => {
  const account = madeUp();
  await restore(account.cloud, { stage, at, keys });
  expect(account.ran).toEqual([migrated, erasures, ...afterwards]);
  expect(account.parameters.get(restoredParameter(stage))).toBe(copy);
  expect(account.tables.get(copy)).toMatchObject({ protected: true, stream: true, ttl: true, backups: true });
  expect(account.tables.has(ownTable(stage))).toBe(true);
});

test("a restore from a copy takes the newest one up to the time, and the log where the table is lost", async () => {
  const account = madeUp();
  const to = "store-production-restored-20261117T191000";
  await restore(account.cloud, { stage, at: "2026-11-18T12:00:00Z", keys, copy: true, log: "log.jsonl" });
  expect(account.ran).toEqual([
    `npm run migrate -- --table ${to}`,
    `npm run replay-erasures -- --log log.jsonl --to ${to}`,
    "npx sst deploy --stage production",
    `npm run carry-invoices -- --log log.jsonl --to ${to}`,
  ]);
  expect(account.parameters.get(restoredParameter(stage))).toBe(to);
  expect(account.tables.get(to)).toMatchObject({ protected: true, stream: true, ttl: true, backups: true });
});

const ways = { "a second": false, "a copy": true };

test.each(Object.keys(ways) as (keyof typeof ways)[])(
  "a restore to %s that is killed anywhere goes on when it is begun again",
  async (way) => {
    const asked = { stage, at, keys, copy: ways[way] };
    const to = ways[way] ? "store-production-restored-20261118T191000" : copy;
    for (let halves = 0; ; halves++) {
      const account = madeUp();
      account.killAfter(halves);
      const first = await restore(account.cloud, asked).catch((error: unknown) => error);
      if (first === undefined) {
        expect(halves).toBeGreaterThanOrEqual(50);
        return;
      }
      expect(first).toBeInstanceOf(Killed);
      // Nobody is served from a copy in which erased people live.
      if (account.parameters.has(restoredParameter(stage)))
        expect(account.ran).toEqual(
          expect.arrayContaining([
            `npm run migrate -- --table ${to}`,
            `npm run replay-erasures -- --from ${ownTable(stage)} --to ${to}`,
          ]),
        );
      account.killAfter(Number.POSITIVE_INFINITY);
      await restore(account.cloud, asked);
      expect(account.ran.slice(-2)).toEqual([
        "npx sst deploy --stage production",
        `npm run carry-invoices -- --from ${ownTable(stage)} --to ${to}`,
      ]);
      expect([...account.tables.keys()]).toEqual([ownTable(stage), to]);
      expect(account.tables.get(to)).toMatchObject({
        protected: true,
        stream: true,
        ttl: true,
        backups: true,
      });
      expect(account.parameters.get(restoredParameter(stage))).toBe(to);
    }
  },
);

test("a second restore begins at the table that serves", async () => {
  const account = madeUp();
  await restore(account.cloud, { stage, at, keys });
  await restore(account.cloud, { stage, at: "2026-11-21T09:30:00Z", keys });
  expect(account.ran.at(-1)).toBe(
    `npm run carry-invoices -- --from ${copy} --to store-production-restored-20261121T093000`,
  );
});

test("a drill proves a copy and deletes it, and the shop keeps its table", async () => {
  const account = madeUp();
  const to = "store-production-drill-20261120T093000";
  await drill(account.cloud, { stage, at, keys });
  expect(account.ran).toEqual([
    `npm run migrate -- --table ${to}`,
    `npm run replay-erasures -- --from ${ownTable(stage)} --to ${to}`,
    `npm run figures -- --table ${to}`,
  ]);
  expect([...account.tables.keys()]).toEqual([ownTable(stage)]);
  expect([...account.parameters]).toEqual([[drillParameter(stage), at]]);
});

test("a copy with less than half of the rows is told and kept", async () => {
  const account = madeUp();
  account.rows.copied = 59;
  await expect(drill(account.cloud, { stage, at, keys })).rejects.toThrow("less than half of the rows");
  expect([...account.tables.keys()]).toHaveLength(2);
  expect([...account.parameters]).toEqual([]);
});

test("the newest whole copy of the vault is proved like the table, and deleted", async () => {
  const account = madeUp();
  const to = "store-production-drill-copy-20261118T191000";
  await drillCopy(account.cloud, { stage, keys });
  expect(account.ran).toEqual([
    `npm run migrate -- --table ${to}`,
    `npm run replay-erasures -- --from ${ownTable(stage)} --to ${to}`,
    `npm run figures -- --table ${to}`,
  ]);
  expect([...account.tables.keys()]).toEqual([ownTable(stage)]);
  expect([...account.parameters]).toEqual([[copyDrillParameter(stage), "2026-11-18T19:10:00Z"]]);
});

const drills = {
  "the table": [(cloud: Cloud) => drill(cloud, { stage, at, keys }), drillParameter(stage), at],
  "a copy": [
    (cloud: Cloud) => drillCopy(cloud, { stage, keys }),
    copyDrillParameter(stage),
    "2026-11-18T19:10:00Z",
  ],
} as const;

test.each(Object.keys(drills) as (keyof typeof drills)[])(
  "a drill of %s that is killed anywhere ends well when it is begun again",
  async (of) => {
    const [begin, parameter, written] = drills[of];
    for (let halves = 0; ; halves++) {
      const account = madeUp();
      account.killAfter(halves);
      const first = await begin(account.cloud).catch((error: unknown) => error);
      if (first === undefined) {
        expect(halves).toBeGreaterThanOrEqual(50);
        return;
      }
      account.killAfter(Number.POSITIVE_INFINITY);
      await begin(account.cloud);
      expect([...account.tables.keys()]).toEqual([ownTable(stage)]);
      expect(account.parameters.get(parameter)).toBe(written);
    }
  },
);
