// The CloudFront distribution of a stage, and the buckets behind it.
import type { Synth } from "./resources.ts";
import { one } from "./synthesize.ts";

interface Behavior {
  pathPattern?: string;
  targetOriginId: string;
  viewerProtocolPolicy: string;
  allowedMethods: string[];
  cachePolicyId: string;
  originRequestPolicyId?: string;
  responseHeadersPolicyId: string;
  functionAssociations: { eventType: string; functionArn: string }[];
}

interface Distribution {
  aliases: string[];
  defaultCacheBehavior: Behavior;
  orderedCacheBehaviors: Behavior[];
  origins: {
    originId: string;
    domainName: string;
    customHeaders?: { name: string; value: string }[];
    customOriginConfig?: object;
  }[];
  customErrorResponses: unknown[];
}

export const distributionOf = (stage: Synth) =>
  one(stage, "aws:cloudfront/distribution:Distribution", "WebCdnDistribution")
    .inputs as unknown as Distribution;

export function bucketOf(stage: Synth, name: string): string {
  return String(one(stage, "aws:s3/bucket:Bucket", name).inputs.bucket);
}
