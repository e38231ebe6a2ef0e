// At the edge, before anything of the shop runs: how many calls one address may make in five minutes. Off without
// STORE_EDGE_LIMIT, because AWS WAF has a monthly price: docs/deploy.md, "One address must not shut out the others".

import { errors } from "@store/contract/errors";
import { providerIds, providers } from "@store/contract/providers";
import { named } from "./stage.ts";

const window = 300;
const setting = process.env.STORE_EDGE_LIMIT;

/** The web ACL for CloudFront, or undefined. */
export const edgeLimit = setting === undefined || $dev ? undefined : makeEdgeLimit(Number(setting));

function makeEdgeLimit(limit: number): aws.wafv2.WebAcl {
  if (!Number.isInteger(limit) || limit < 100)
    throw new Error(
      `STORE_EDGE_LIMIT is ${setting}: give calls in five minutes for one address, 100 or more`,
    );
  const metrics = (metricName: string) => ({
    metricName,
    cloudwatchMetricsEnabled: true,
    sampledRequestsEnabled: true,
  });
  return new aws.wafv2.WebAcl("EdgeLimit", {
    // CloudFront's own things live in this region, wherever the shop is.
    region: "us-east-1",
    scope: "CLOUDFRONT",
    name: named("edge-limit"),
    description: `At most ${limit} calls in five minutes from one address`,
    defaultAction: { allow: {} },
    visibilityConfig: metrics(named("edge")),
    customResponseBodies: [
      { key: "throttled", contentType: "APPLICATION_JSON", content: JSON.stringify(throttledAnswer()) },
    ],
    rules: [
      {
        name: "calls-of-one-address",
        priority: 1,
        visibilityConfig: metrics(named("edge-limited")),
        action: {
          block: {
            customResponse: {
              responseCode: errors.throttled.status,
              customResponseBodyKey: "throttled",
              responseHeaders: [{ name: "retry-after", value: String(window) }],
            },
          },
        },
        statement: {
          rateBasedStatement: {
            aggregateKeyType: "IP",
            limit,
            evaluationWindowSec: window,
            // Pages and files cost little. A payment company comes from few addresses, in bursts, and is known by its
            // signature.
            scopeDownStatement: {
              andStatement: {
                statements: [
                  pathIs("STARTS_WITH", "/api/"),
                  ...providerIds
                    .map((id) => providers[id].webhookCall)
                    .map((name) => ({
                      notStatement: { statements: [pathIs("EXACTLY", `/api/${name}`)] },
                    })),
                ],
              },
            },
          },
        },
      },
    ],
  });
}

/** What the shop itself answers to somebody who asks too often. */
function throttledAnswer() {
  const error = errors.throttled.message.replace("{minutes}", String(window / 60));
  return { success: false, error, code: "throttled" };
}

function pathIs(positionalConstraint: string, searchString: string) {
  return {
    byteMatchStatement: {
      positionalConstraint,
      searchString,
      fieldToMatch: { uriPath: {} },
      textTransformations: [{ priority: 0, type: "NONE" }],
    },
  };
}
