// What an auditor asks: logs of who did what, how long, and with what in them; keys; who may deploy what.
import { firstOffer } from "@store/contract/offer/first-offer";
import { expect, inject, test } from "vitest";
import { boundaryOf, boundaryPolicy, deployPolicy, rightsOf } from "../../infra/deploy-rights.ts";
import { readStages } from "./harness/stages.ts";
import { ofType, one, synthesize } from "./harness/synthesize.ts";

const { configured, disposable, production } = readStages(inject("stages"));
const account = "123456789012";

const lifecycle = (name: string) =>
  one(production, "aws:s3/bucketLifecycleConfiguration:BucketLifecycleConfiguration", `${name}Lifecycle`)
    .inputs;

test("production keeps a trail of the whole account for 400 days, whose files prove themselves", () => {
  const bucket = one(production, "aws:s3/bucket:Bucket", "TrailLogsBucket").inputs.bucket;
  expect(one(production, "aws:cloudtrail/trail:Trail").inputs).toMatchObject({
    s3BucketName: bucket,
    isMultiRegionTrail: true,
    enableLogFileValidation: true,
  });
  expect(lifecycle("TrailLogs")).toMatchObject({ rules: [{ status: "Enabled", expiration: { days: 400 } }] });
});

test("production keeps visitors' addresses for 180 days, without queries, cookies or referrers", () => {
  const { recordFields } = one(production, "aws:cloudwatch/logDelivery:LogDelivery").inputs;
  expect(recordFields).toContain("c-ip");
  expect(String(recordFields)).not.toMatch(/query|Cookie|Referer/i);
  expect(lifecycle("AccessLogs")).toMatchObject({
    rules: [{ status: "Enabled", expiration: { days: 180 } }],
  });
  const source = one(production, "aws:cloudwatch/logDeliverySource:LogDeliverySource").inputs;
  expect(source).toMatchObject({ logType: "ACCESS_LOGS", region: "us-east-1" });
});

test("another stage keeps no such logs and pays for no key", () => {
  for (const type of [
    "aws:cloudtrail/trail:Trail",
    "aws:cloudwatch/logDelivery:LogDelivery",
    "aws:kms/key:Key",
  ])
    expect(ofType(disposable, type)).toEqual([]);
});

interface PlanInputs {
  rules: { ruleName: string; schedule: string; lifecycle: { deleteAfter: number }; copyActions: object[] }[];
}

const plan = (stage: typeof production, what: string) =>
  (one(stage, "aws:backup/plan:Plan", `CopiesPlan${what}`).inputs as unknown as PlanInputs).rules;

const copied = (what: string) =>
  one(production, "aws:backup/selection:Selection", `CopiesOf${what}`).inputs.resources;

test("production has a copy of each night, and of each month for as long as papers are kept", () => {
  expect(
    plan(production, "Table").map(({ ruleName, lifecycle }) => [ruleName, lifecycle.deleteAfter]),
  ).toEqual([
    ["nightly", 14],
    ["monthly", 3294],
  ]);
  const table = one(production, "aws:dynamodb/table:Table").inputs.name;
  expect(copied("Table")).toEqual([`arn:aws:dynamodb:ap-south-1:${account}:table/${table}`]);
  expect(one(production, "aws:backup/vaultLockConfiguration:VaultLockConfiguration").inputs).toMatchObject({
    minRetentionDays: 14,
  });
  const denied = deployPolicy({ account, stage: "production" }).Statement.filter(
    ({ Effect }) => Effect === "Deny",
  );
  expect(denied.flatMap(({ Action }) => Action)).toEqual(
    expect.arrayContaining([
      "backup:DeleteBackupVault*",
      "backup:DeleteRecoveryPoint",
      "dynamodb:DeleteTable",
    ]),
  );
});

test("files and pictures of products are copied each night, out of buckets that keep versions", () => {
  expect(
    plan(production, "Files").map(({ ruleName, lifecycle }) => [ruleName, lifecycle.deleteAfter]),
  ).toEqual([["files", 14]]);
  const buckets = ["ProductFiles", "WebAssets"];
  const nameOf = (bucket: string) => one(production, "aws:s3/bucket:Bucket", `${bucket}Bucket`).inputs.bucket;
  expect(copied("Files")).toEqual(buckets.map((bucket) => `arn:aws:s3:::${nameOf(bucket)}`));
  for (const bucket of buckets)
    expect(
      one(production, "aws:s3/bucketVersioning:BucketVersioning", `${bucket}Versioning`).inputs,
    ).toMatchObject({
      versioningConfiguration: { status: "Enabled" },
    });
  for (const name of ["ProductFilesLifecycle", "SitePagesLifecycle"]) {
    const { rules } = one(
      production,
      "aws:s3/bucketLifecycleConfiguration:BucketLifecycleConfiguration",
      name,
    ).inputs;
    expect(rules).toContainEqual(
      expect.objectContaining({
        filter: { prefix: "" },
        noncurrentVersionExpiration: { noncurrentDays: 30 },
      }),
    );
  }
});

test("a vault of another account gets each copy too", async () => {
  const vault = "arn:aws:backup:ap-south-1:210987654321:backup-vault:shop";
  const settings = { STORE_COPY_VAULT: vault };
  const elsewhere = await synthesize({ stage: "production", bundle: false, settings });
  expect(elsewhere.errors).toEqual([]);
  const rules = [...plan(elsewhere, "Table"), ...plan(elsewhere, "Files")];
  expect(rules.map(({ lifecycle, copyActions }) => [lifecycle, copyActions])).toEqual(
    rules.map(({ lifecycle }) => [lifecycle, [{ destinationVaultArn: vault, lifecycle }]]),
  );
  expect(
    [...plan(production, "Table"), ...plan(production, "Files")].flatMap(({ copyActions }) => copyActions),
  ).toEqual([]);
});

test("every topic is encrypted in production by a key that SES and CloudWatch may use", () => {
  const topics = ofType(production, "aws:sns/topic:Topic");
  expect(topics).toHaveLength(2);
  for (const { inputs } of topics) expect(inputs.kmsMasterKeyId).toContain(":kms:");
  const { policy, enableKeyRotation } = one(production, "aws:kms/key:Key").inputs;
  expect(enableKeyRotation).toBe(true);
  const { Statement } = JSON.parse(String(policy)) as { Statement: object[] };
  expect(Statement[1]).toMatchObject({
    Principal: { Service: ["ses.amazonaws.com", "cloudwatch.amazonaws.com"] },
    Condition: { StringEquals: { "aws:SourceAccount": account } },
  });
});

test("no bucket of files can be written from a browser, but for parts of an owner's products", () => {
  const cors = ofType(production, "aws:s3/bucketCorsConfiguration:BucketCorsConfiguration");
  expect(cors.map(({ name }) => name)).toEqual(["ProductFilesCors"]);
});

test("the redirect of www has the shop's TLS and headers", () => {
  const shop = one(production, "aws:cloudfront/distribution:Distribution", "WebCdnDistribution").inputs;
  const { responseHeadersPolicyId } = shop.defaultCacheBehavior as { responseHeadersPolicyId: string };
  const redirect = ofType(production, "aws:cloudfront/distribution:Distribution").find(
    ({ name }) => name !== "WebCdnDistribution",
  );
  const { viewerCertificate, defaultCacheBehavior } = redirect?.inputs ?? {};
  expect(viewerCertificate).toMatchObject({
    minimumProtocolVersion: "TLSv1.2_2021",
    sslSupportMethod: "sni-only",
  });
  expect(defaultCacheBehavior).toMatchObject({ responseHeadersPolicyId });
});

const moduleOf = (type: string) => type.split(":")[1]?.split("/")[0] ?? "";

test("the pipeline's role has rights for every kind of thing that the program makes, and for no other", () => {
  const made = [production, configured, disposable].flatMap(({ resources }) =>
    resources.flatMap(({ type, custom }) => (custom && type.startsWith("aws:") ? [moduleOf(type)] : [])),
  );
  expect([...new Set(made)].sort()).toEqual([...Object.keys(rightsOf), "iam"].sort());
});

test("what the role is given by name is named so by the program", () => {
  const byName = [
    "dynamodb/table",
    "lambda/function",
    "sns/topic",
    "sqs/queue",
    "s3/bucket",
    "iam/role",
    "scheduler/schedule",
  ];
  const others = production.resources.flatMap(({ type, name, inputs }) => {
    if (!byName.some((kind) => type.startsWith(`aws:${kind}:`))) return [];
    const pattern = type.includes("role") ? /^s\w*-production-/ : /^store-production-/;
    return pattern.test(String(inputs.name ?? inputs.bucket)) ? [] : [`${type} ${name}`];
  });
  expect(others).toEqual([]);
});

test("the role can neither widen itself nor make a role without the boundary", () => {
  const place = { account, stage: "production" };
  const { Statement } = deployPolicy(place);
  const makes = Statement.filter(({ Action }) =>
    Action.some((action) => /^iam:(Create|Put|Attach)/.test(action)),
  );
  expect(makes).toHaveLength(1);
  expect(makes[0]).toMatchObject({
    Resource: [`arn:aws:iam::${account}:role/s*-production-*`],
    Condition: { StringEquals: { "iam:PermissionsBoundary": boundaryOf(place) } },
  });
  expect(Statement.flatMap(({ Action }) => Action)).not.toContain("*");
  // IAM takes 10,240 characters of a role's own policies.
  expect(JSON.stringify(deployPolicy(place)).length).toBeLessThan(10_000);
});

test("the boundary leaves the functions all that they need", () => {
  const [allowed] = boundaryPolicy().Statement;
  const patterns = (allowed?.Action ?? []).map((action) => new RegExp(`^${action.replaceAll("*", ".*")}$`));
  const needed = ofType(production, "aws:iam/role:Role").flatMap(({ inputs }) =>
    ((inputs.inlinePolicies ?? []) as { policy: string }[]).flatMap(({ policy }) =>
      (JSON.parse(policy) as { Statement: { Action: string[] }[] }).Statement.flatMap(({ Action }) => Action),
    ),
  );
  const policies = ofType(production, "aws:iam/rolePolicy:RolePolicy").flatMap(({ inputs }) =>
    (JSON.parse(String(inputs.policy)) as { Statement: { Action: string[] }[] }).Statement.flatMap(
      ({ Action }) => Action,
    ),
  );
  const all: string[] = [...new Set([...needed, ...policies])];
  expect(all.length).toBeGreaterThan(10);
  // Of AWS's own policies for copies: what they name beside that.
  all.push(...["s3:GetInventoryConfiguration", "s3:PutInventoryConfiguration", "s3:ListBucketVersions"]);
  all.push(...["s3:GetBucketVersioning", "s3:GetBucketNotification", "s3:PutBucketNotification"]);
  all.push(...["s3:GetObjectVersion", "s3:GetObjectVersionTagging", "s3:GetObjectAcl", "events:PutRule"]);
  all.push(...["events:PutTargets", "events:ListRules", "cloudwatch:GetMetricData", "backup:TagResource"]);
  all.push(...["dynamodb:RestoreTableFromBackup", "dynamodb:RestoreTableFromAwsBackup", "dynamodb:Scan"]);
  expect(all.filter((action) => !patterns.some((pattern) => pattern.test(action)))).toEqual([]);
});

test("roles carry the boundary in a stage that a pipeline deploys", () => {
  const roles = ofType(configured, "aws:iam/role:Role");
  expect(roles.length).toBeGreaterThan(40);
  for (const { inputs } of roles)
    expect(inputs.permissionsBoundary).toBe(boundaryOf({ account, stage: "staging" }));
  expect(one(production, "aws:budgets/budget:Budget").inputs).toMatchObject({
    notifications: expect.arrayContaining([
      expect.objectContaining({ subscriberEmailAddresses: [firstOffer.supportEmail] }),
    ]),
  });
});
