// Copies of the table that outlive a mistake in it, and an account: AWS Backup makes one each night and keeps one of each month as
// long as tax papers must be. A lock keeps both from who deploys; with STORE_COPY_VAULT each goes to another account's vault too.
// The table's own backups (infra/table.ts) go back to any second, but for 35 days and in this account alone.
import { named, production } from "../infra/stage.ts";
import { table } from "../infra/table.ts";

/** Days that a copy is kept. Papers of a year: until eight years after it. */
const kept = { nightly: 14, monthly: 9 * 366 };

const elsewhere = process.env.STORE_COPY_VAULT;

if (production && !$dev) makeCopies();

function makeCopies(): void {
  const vault = new aws.backup.Vault("Copies", { name: named("copies") });
  new aws.backup.VaultLockConfiguration("CopiesLock", {
    backupVaultName: vault.name,
    minRetentionDays: kept.nightly,
  });
  const plan = new aws.backup.Plan("CopiesPlan", {
    name: named("copies"),
    // After midnight in India; the jobs of the night come later.
    rules: [rule("nightly", "cron(0 19 * * ? *)"), rule("monthly", "cron(30 19 1 * ? *)")],
  });
  const role = new aws.iam.Role("CopiesRole", {
    name: named("copies"),
    assumeRolePolicy: aws.iam.assumeRolePolicyForPrincipal({ Service: "backup.amazonaws.com" }),
    managedPolicyArns: ["arn:aws:iam::aws:policy/service-role/AWSBackupServiceRolePolicyForBackup"],
  });
  new aws.backup.Selection("CopiesOfTable", {
    name: named("table"),
    planId: plan.id,
    iamRoleArn: role.arn,
    resources: [table.arn],
  });

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
