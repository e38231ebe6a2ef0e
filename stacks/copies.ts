// Copies that outlive a mistake, and an account: AWS Backup makes one of the table and of an owner's files and pictures each night, and
// keeps the table's of each month as long as tax papers must be. A lock keeps them from who deploys; with STORE_COPY_VAULT each goes to
// another account's vault too. The table's own backups (infra/table.ts) go back to any second, but for 35 days and in this account alone.
import { named, production } from "../infra/stage.ts";
import { table } from "../infra/table.ts";
import { uploads } from "../infra/uploads.ts";
import { siteBucketArn } from "./site.ts";

/** Days that a copy is kept. Papers of a year: until eight years after it. What was erased lies in copies of files as long as these. */
const kept = { nightly: 14, monthly: 9 * 366, files: 14 };

/** What buyers were sold, and what pages show of it. A deploy makes the rest of the site anew. */
const copiedBuckets = [uploads.arn, ...(siteBucketArn ? [siteBucketArn] : [])];

const elsewhere = process.env.STORE_COPY_VAULT;

if (production && !$dev) makeCopies();

function makeCopies(): void {
  const vault = new aws.backup.Vault("Copies", { name: named("copies") });
  new aws.backup.VaultLockConfiguration("CopiesLock", {
    backupVaultName: vault.name,
    minRetentionDays: kept.nightly,
  });
  const role = new aws.iam.Role("CopiesRole", {
    name: named("copies"),
    assumeRolePolicy: aws.iam.assumeRolePolicyForPrincipal({ Service: "backup.amazonaws.com" }),
    managedPolicyArns: [
      "arn:aws:iam::aws:policy/service-role/AWSBackupServiceRolePolicyForBackup",
      "arn:aws:iam::aws:policy/AWSBackupServiceRolePolicyForS3Backup",
      // For the drill of a copy: scripts/restore/drill.ts.
      "arn:aws:iam::aws:policy/service-role/AWSBackupServiceRolePolicyForRestores",
    ],
  });
  // After midnight in India; the jobs of the night come later.
  copy("Table", [table.arn], [rule("nightly", "cron(0 19 * * ? *)"), rule("monthly", "cron(30 19 1 * ? *)")]);
  copy("Files", copiedBuckets, [rule("files", "cron(0 20 * * ? *)")]);

  function copy(what: "Table" | "Files", resources: $util.Input<string>[], rules: ReturnType<typeof rule>[]) {
    const name = named(what.toLowerCase());
    const plan = new aws.backup.Plan(`CopiesPlan${what}`, { name, rules });
    new aws.backup.Selection(`CopiesOf${what}`, { name, planId: plan.id, iamRoleArn: role.arn, resources });
  }

  function rule(name: keyof typeof kept, schedule: string) {
    const lifecycle = { deleteAfter: kept[name] };
    return {
      ruleName: name,
      targetVaultName: vault.name,
      schedule,
      lifecycle,
      copyActions: elsewhere ? [{ destinationVaultArn: elsewhere, lifecycle }] : [],
    };
  }
}
