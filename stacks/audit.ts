// What an auditor asks for, in production: who changed what in the account (CloudTrail), and which address asked the site for what.
// CERT-In wants such logs for 180 days, in India. Here alone are visitors' addresses: no other log carries one.
import { account, named, production } from "../infra/stage.ts";
import { distributionArn } from "./site.ts";

/** What a line says of a request. No query and no referrer: links of mails carry keys in theirs. */
export const accessFields = [
  "date",
  "time",
  "c-ip",
  "c-port",
  "cs-method",
  "cs-uri-stem",
  "sc-status",
  "cs(User-Agent)",
  "x-edge-request-id",
];

const ownedByUs = { test: "StringEquals", variable: "s3:x-amz-acl", values: ["bucket-owner-full-control"] };

if (production && !$dev && distributionArn) keepLogs(distributionArn);

function keepLogs(distribution: $util.Output<string>): void {
  const trail = logBucket("TrailLogs", 400, "cloudtrail.amazonaws.com");
  new aws.cloudtrail.Trail(
    "Trail",
    {
      name: named("trail"),
      s3BucketName: trail.name,
      isMultiRegionTrail: true,
      includeGlobalServiceEvents: true,
      enableLogFileValidation: true,
    },
    { dependsOn: trail },
  );

  const access = logBucket("AccessLogs", 180, "delivery.logs.amazonaws.com");
  // CloudFront's own things live in this region; the files stay in the shop's.
  const region = "us-east-1";
  const source = new aws.cloudwatch.LogDeliverySource("AccessLogs", {
    region,
    name: named("access"),
    logType: "ACCESS_LOGS",
    resourceArn: distribution,
  });
  const destination = new aws.cloudwatch.LogDeliveryDestination(
    "AccessLogs",
    {
      region,
      name: named("access"),
      outputFormat: "json",
      deliveryDestinationConfiguration: { destinationResourceArn: access.arn },
    },
    { dependsOn: access },
  );
  new aws.cloudwatch.LogDelivery("AccessLogs", {
    region,
    deliverySourceName: source.name,
    deliveryDestinationArn: destination.arn,
    recordFields: accessFields,
  });
}

/** A private bucket that one service writes to, and that forgets by itself. */
function logBucket(name: string, days: number, service: string): sst.aws.Bucket {
  const principals = [{ type: "service" as const, identifiers: [service] }];
  const fromHere = { test: "StringEquals", variable: "AWS:SourceAccount", values: [account] };
  const bucket = new sst.aws.Bucket(name, {
    policy: [
      { actions: ["s3:GetBucketAcl"], principals, paths: [""], conditions: [fromHere] },
      { actions: ["s3:PutObject"], principals, paths: ["AWSLogs/*"], conditions: [fromHere, ownedByUs] },
    ],
  });
  new aws.s3.BucketLifecycleConfiguration(`${name}Lifecycle`, {
    bucket: bucket.name,
    rules: [{ id: "forget", status: "Enabled", filter: { prefix: "" }, expiration: { days } }],
  });
  return bucket;
}
