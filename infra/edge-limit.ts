// At the edge, before anything of the shop runs: how large a call may be, how many requests one address may make in five
// minutes, and how many all together: above that everything but pages, paying and logging in is closed, and of those each
// address has a few left. AWS WAF has a monthly price, so it is on in production alone unless STORE_EDGE_LIMIT says otherwise:
// docs/deploy.md, "What outsiders can cost".

import { callPath } from "@store/contract/call";
import type { CallName } from "@store/contract/calls";
import { errors } from "@store/contract/errors";
import { providerIds, providers } from "@store/contract/providers";
import {
  heavyBeginnings,
  heavyEndings,
  libraryBeginning,
  pictureBeginning,
} from "@store/contract/site-files";
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
  "start-passkey-login",
  "validate-passkey-login",
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

const acceptsGzip = {
  byteMatchStatement: {
    positionalConstraint: "CONTAINS",
    searchString: "gzip",
    fieldToMatch: { singleHeader: { name: "accept-encoding" } },
    textTransformations: [{ priority: 0, type: "LOWERCASE" }],
  },
};

/** CloudFront's flat-rate plan brings an ACL of its own, which is chosen and changed in the console alone. */
export const edgeLimitIsOfPlan = setting === "plan";

/** How many unpaid orders of all may be open before each network has a few; undefined where there are no limits at the edge. */
export const openOrders =
  setting === "0" || $dev
    ? undefined
    : edgeLimitIsOfPlan
      ? edgeRules.openOrders
      : shareOf(edgeRules.openOrders, Number(setting));

/** Who announces a sale gives all visitors more along with each. */
function shareOf(limit: number, calls: number): number {
  return Math.ceil((limit * calls) / edgeRules.calls);
}

/** The web ACL for CloudFront, or undefined. */
export const edgeLimit =
  setting === "0" || edgeLimitIsOfPlan || $dev ? undefined : makeEdgeLimit(Number(setting));

type Statement = Record<string, unknown>;
type Body = "tooLarge" | "throttled";

/** `block`: what is answered. Without it a rule only marks what is more than its limit, for a later rule. */
interface Rule {
  name: string;
  block?: Body;
  statement: Statement;
}

function makeEdgeLimit(calls: number): aws.wafv2.WebAcl {
  if (!Number.isInteger(calls) || calls < 100)
    throw new Error(
      `STORE_EDGE_LIMIT is ${setting}: give calls in five minutes for one address, 100 or more, 0 for no limit, or \`plan\` for that of a flat-rate plan`,
    );
  // A payment company comes from few addresses, in bursts, and is known by its signature.
  const messages = providerIds.map((id) => pathIs("EXACTLY", `/api/${providers[id].webhookCall}`));
  const isCall = [pathIs("STARTS_WITH", "/api/"), ...messages.map(not)];
  const open = stayOpen.map((name) => pathIs("EXACTLY", callPath(name)));
  const isFile = not(pathIs("STARTS_WITH", "/api/"));
  const isFilm = pathIs("ENDS_WITH", ".mp4");
  // Every browser takes it compressed.
  const plain = "without-compression";
  const isHeavy = any([
    ...heavyEndings.map((ending) => pathIs("ENDS_WITH", ending)),
    ...heavyBeginnings.map((beginning) => pathIs("STARTS_WITH", beginning)),
    isMarked(plain),
  ]);
  const isOrder = pathIs("EXACTLY", callPath("create-payment-order"));
  const share = (limit: number) => shareOf(limit, calls);
  const rules: Rule[] = [
    // The cheaper rule first: of a body that is too large nothing is sent on. WAF cannot tell how large an offer is; the
    // gateway lets none by without an admin's token, and the function says when it is too large.
    {
      name: "large-calls",
      block: "tooLarge",
      statement: all([
        ...isCall,
        not(pathIs("EXACTLY", callPath("admin-offer"))),
        { sizeConstraintStatement: tooLarge },
      ]),
    },
    {
      name: plain,
      statement: all([isFile, not(pathIs("STARTS_WITH", libraryBeginning)), not(acceptsGzip)]),
    },
    ofOne("calls-of-one-address", calls, all(isCall)),
    ofOne("films-of-one-address", edgeRules.films, isFilm),
    ofOne("heavy-of-one-address", edgeRules.heavy, isHeavy),
    ofOne("files-of-one-address", edgeRules.files, isFile),
    // Closes by itself in a flood, and opens again when it is over.
    ofAll("calls-but-paying", share(edgeRules.others), all([...isCall, ...open.map(not)])),
    ofAll("films-of-all", share(edgeRules.filmsOfAll), isFilm),
    ofAll("pictures-of-all", share(edgeRules.picturesOfAll), pathIs("STARTS_WITH", pictureBeginning)),
    ofAll("heavy-of-all", share(edgeRules.heavyOfAll), isHeavy),
    // What must stay open: in a flood, each address has a few.
    ...eachAFew("orders", share(edgeRules.orders), edgeRules.flood.orders, isOrder),
    ...eachAFew("paying", share(edgeRules.paying), edgeRules.flood.paying, any(open)),
    ...eachAFew("files", share(edgeRules.filesOfAll), edgeRules.flood.files, isFile),
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
    rules: rules.map(({ name, block, statement }, index) => ({
      name,
      priority: index + 1,
      visibilityConfig: metrics(name),
      ...(block
        ? { action: { block: { customResponse: responseOf(block) } } }
        : { action: { count: {} }, ruleLabels: [{ name }] }),
      statement,
    })),
  });
}

function responseOf(customResponseBodyKey: Body) {
  if (customResponseBodyKey === "tooLarge")
    return { responseCode: errors["body.too_large"].status, customResponseBodyKey };
  const responseHeaders = [{ name: "retry-after", value: String(edgeRules.seconds) }];
  return { responseCode: errors.throttled.status, customResponseBodyKey, responseHeaders };
}

/** More than `limit` of all together is marked; of what is marked, each address has `each` in ten minutes. */
function eachAFew(what: string, limit: number, each: number, scope: Statement): Rule[] {
  const flood = `flood-of-${what}`;
  return [
    { name: flood, statement: rateOf("CONSTANT", limit, scope) },
    {
      name: `${what}-in-a-flood`,
      block: "throttled",
      statement: rateOf("IP", each, isMarked(flood), edgeRules.flood.seconds),
    },
  ];
}

function metrics(what: string) {
  return { metricName: named(what), cloudwatchMetricsEnabled: true, sampledRequestsEnabled: true };
}

/** What the shop itself answers to somebody who asks too often, or sends too much. */
function answerOf(code: "throttled" | "body.too_large"): string {
  const error = errors[code].message.replace("{minutes}", String(edgeRules.seconds / 60));
  return JSON.stringify({ success: false, error, code });
}

function ofOne(name: string, limit: number, scope: Statement): Rule {
  return { name, block: "throttled", statement: rateOf("IP", limit, scope) };
}

function ofAll(name: string, limit: number, scope: Statement): Rule {
  return { name, block: "throttled", statement: rateOf("CONSTANT", limit, scope) };
}

function rateOf(
  aggregateKeyType: string,
  limit: number,
  scopeDownStatement: Statement,
  evaluationWindowSec: number = edgeRules.seconds,
): Statement {
  return { rateBasedStatement: { aggregateKeyType, limit, evaluationWindowSec, scopeDownStatement } };
}

function isMarked(key: string): Statement {
  return { labelMatchStatement: { scope: "LABEL", key } };
}

// Two of these in one another at most, where a rate counts what they say: AWS's provider takes no more.
function all(statements: Statement[]): Statement {
  return { andStatement: { statements } };
}

function any(statements: Statement[]): Statement {
  return { orStatement: { statements } };
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
