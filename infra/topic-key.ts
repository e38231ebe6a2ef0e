// The key of topics whose messages carry recipients and alarms. A key of our own, since AWS's lets no service write to a topic; it
// has a price, so that production alone has one.
import { account, production } from "./stage.ts";

const policy = $jsonStringify({
  Version: "2012-10-17",
  Statement: [
    {
      Effect: "Allow",
      Principal: { AWS: $interpolate`arn:aws:iam::${account}:root` },
      Action: "kms:*",
      Resource: "*",
    },
    {
      Effect: "Allow",
      Principal: { Service: ["ses.amazonaws.com", "cloudwatch.amazonaws.com"] },
      Action: ["kms:GenerateDataKey*", "kms:Decrypt"],
      Resource: "*",
      Condition: { StringEquals: { "aws:SourceAccount": account } },
    },
  ],
});

const key = production
  ? new aws.kms.Key("TopicKey", {
      description: `${$app.name} ${$app.stage}: topics`,
      enableKeyRotation: true,
      policy,
    })
  : undefined;

/** What each topic is made with. */
export const encrypted = { transform: { topic: { kmsMasterKeyId: key?.arn } } };
