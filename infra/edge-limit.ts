// At the edge, before anything of the shop runs: how large a call may be, how many requests one address may make in five
// minutes, and how many all together before everything but paying and logging in is closed. AWS WAF has a monthly price, so it is
// on in production alone unless STORE_EDGE_LIMIT says otherwise: docs/deploy.md, "What outsiders can cost".

import type { CallName } from "@store/contract/calls";
import { callPath } from "@store/contract/calls";
import { errors } from "@store/contract/errors";
import { providerIds, providers } from "@store/contract/providers";
import { edgeRules } from "./edge-rules.ts";
import { named, production } from "./stage.ts";

const setting = process.env.STORE_EDGE_LIMIT ?? (production ? String(edgeRules.calls) : "0");

/** What stays open when everything else of the calls is closed: paying, and getting in. */
const stayOpen: readonly CallName[] = [
  "start-checkout",
  "sign-up",
  "create-payment-order",
  "order-status",
  "validate-login",
  "send-login-code",
  "validate-login-code",
  "verify-resource-token",
  "get-resource",
];

// WAF reads the first bytes of a body, and knows of more only that there is more.
const tooLarge = {
  fieldToMatch: { body: { oversizeHandling: "MATCH" } },
  comparisonOperator: "GT",
  size: edgeRules.bytes,
  textTransformations: [{ priority: 0, type: "NONE" }],
};

/** The web ACL for CloudFront, or undefined. */
export const edgeLimit = setting === "0" || $dev ? undefined : makeEdgeLimit(Number(setting));

type Statement = Record<string, unknown>;

function makeEdgeLimit(calls: number): aws.wafv2.WebAcl {
  if (!Number.isInteger(calls) || calls < 100)
    throw new Error(
      `STORE_EDGE_LIMIT is ${setting}: give calls in five minutes for one address, 100 or more, or 0 for no limit`,
    );
  // A payment company comes from few addresses, in bursts, and is known by its signature.
  const messages = providerIds.map((id) => pathIs("EXACTLY", `/api/${providers[id].webhookCall}`));
  const isCall = all([pathIs("STARTS_WITH", "/api/"), ...messages.map(not)]);
  const isPreview = pathIs("STARTS_WITH", "/templates/previews/");
  const open = stayOpen.map((name) => pathIs("EXACTLY", callPath(name)));
  const rules: [name: string, block: "tooLarge" | "throttled", statement: Statement][] = [
    // The cheaper rule first: of a body that is too large nothing is sent on.
    ["large-calls", "tooLarge", all([isCall, { sizeConstraintStatement: tooLarge }])],
    ["calls-of-one-address", "throttled", byAddress(calls, isCall)],
    ["previews-of-one-address", "throttled", byAddress(edgeRules.previews, isPreview)],
    ["files-of-one-address", "throttled", byAddress(edgeRules.files, not(pathIs("STARTS_WITH", "/api/")))],
    // Closes by itself in a flood, and opens again when it is over.
    ["calls-but-paying", "throttled", ofAll(edgeRules.others, all([isCall, ...open.map(not)]))],
    ["previews-of-all", "throttled", ofAll(edgeRules.previewsOfAll, isPreview)],
  ];
  return new aws.wafv2.WebAcl("EdgeLimit", {
    // CloudFront's own things live in this region, wherever the shop is.
    region: "us-east-1",
    scope: "CLOUDFRONT",
    name: named("edge-limit"),
    description: `At most ${calls} calls in five minutes from one address`,
    defaultAction: { allow: {} },
    visibilityConfig: metrics("edge"),
    customResponseBodies: [
      { key: "throttled", contentType: "APPLICATION_JSON", content: answerOf("throttled") },
      { key: "tooLarge", contentType: "APPLICATION_JSON", content: answerOf("body.too_large") },
    ],
    rules: rules.map(([name, customResponseBodyKey, statement], index) => ({
      name,
      priority: index + 1,
      visibilityConfig: metrics(name),
      action: {
        block: {
          customResponse:
            customResponseBodyKey === "tooLarge"
              ? { responseCode: errors["body.too_large"].status, customResponseBodyKey }
              : {
                  responseCode: errors.throttled.status,
                  customResponseBodyKey,
                  responseHeaders: [{ name: "retry-after", value: String(edgeRules.seconds) }],
                },
        },
      },
      statement,
    })),
  });
}

function metrics(what: string) {
  return { metricName: named(what), cloudwatchMetricsEnabled: true, sampledRequestsEnabled: true };
}

/** What the shop itself answers to somebody who asks too often, or sends too much. */
function answerOf(code: "throttled" | "body.too_large"): string {
  const error = errors[code].message.replace("{minutes}", String(edgeRules.seconds / 60));
  return JSON.stringify({ success: false, error, code });
}

function byAddress(limit: number, scopeDownStatement: Statement): Statement {
  return rateOf("IP", limit, scopeDownStatement);
}

function ofAll(limit: number, scopeDownStatement: Statement): Statement {
  return rateOf("CONSTANT", limit, scopeDownStatement);
}

function rateOf(aggregateKeyType: string, limit: number, scopeDownStatement: Statement): Statement {
  const evaluationWindowSec = edgeRules.seconds;
  return { rateBasedStatement: { aggregateKeyType, limit, evaluationWindowSec, scopeDownStatement } };
}

function all(statements: Statement[]): Statement {
  return { andStatement: { statements } };
}

function not(statement: Statement): Statement {
  return { notStatement: { statements: [statement] } };
}

function pathIs(positionalConstraint: string, searchString: string): Statement {
  return {
    byteMatchStatement: {
      positionalConstraint,
      searchString,
      fieldToMatch: { uriPath: {} },
      textTransformations: [{ priority: 0, type: "NONE" }],
    },
  };
}
