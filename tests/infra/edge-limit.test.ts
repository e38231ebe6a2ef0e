// The limits at CloudFront: on where the shop sells, and in the order that costs least.
import { expect, inject, test } from "vitest";
import { edgeRules } from "../../infra/edge-rules.ts";
import { lambdaOf } from "./harness/lambdas.ts";
import type { Synth } from "./harness/resources.ts";
import { readStages } from "./harness/stages.ts";
import { ofType, one, synthesize } from "./harness/synthesize.ts";

const { configured, disposable, production } = readStages(inject("stages"));
const aclType = "aws:wafv2/webAcl:WebAcl";

const distribution = (stage: Synth) =>
  one(stage, "aws:cloudfront/distribution:Distribution", "WebCdnDistribution").inputs;

interface Rule {
  name: string;
  priority: number;
  action: { block: { customResponse: { responseCode: number } } };
  statement: Statement & {
    rateBasedStatement?: { aggregateKeyType: string; limit: number; scopeDownStatement: Statement };
  };
}

interface Statement {
  andStatement?: { statements: Statement[] };
  byteMatchStatement?: { positionalConstraint: string; searchString: string };
  notStatement?: { statements: Statement[] };
  sizeConstraintStatement?: { size: number; fieldToMatch: object };
}

/** AWS WAF's rules for a path, as far as they are used. */
function matches({ andStatement, byteMatchStatement: text, notStatement }: Statement, path: string): boolean {
  if (andStatement) return andStatement.statements.every((statement) => matches(statement, path));
  if (notStatement) return !notStatement.statements.every((statement) => matches(statement, path));
  if (!text) return true;
  return text.positionalConstraint === "EXACTLY"
    ? path === text.searchString
    : path.startsWith(text.searchString);
}

const rulesOf = (stage: Synth) => (one(stage, aclType).inputs as { rules: Rule[] }).rules;
/** The rules that look at a path, in their order. */
const at = (path: string) =>
  rulesOf(production)
    .filter(({ statement }) => matches(statement.rateBasedStatement?.scopeDownStatement ?? statement, path))
    .map(({ name }) => name);

test("a stage has the limits if it sells or asks for them", () => {
  expect(ofType(disposable, aclType)).toEqual([]);
  expect(distribution(disposable).webAclId).toBeUndefined();
  for (const [stage, calls] of [
    [production, edgeRules.calls],
    [configured, 2000],
  ] as const) {
    const acl = one(stage, aclType);
    expect(acl.inputs).toMatchObject({
      scope: "CLOUDFRONT",
      region: "us-east-1",
      defaultAction: { allow: {} },
    });
    expect(distribution(stage).webAclId).toBe(`arn:aws:wafv2:ap-south-1:123456789012:${acl.inputs.name}`);
    const rule = rulesOf(stage).find(({ name }) => name === "calls-of-one-address");
    expect(rule?.statement.rateBasedStatement).toMatchObject({ aggregateKeyType: "IP", limit: calls });
  }
});

test("each limit looks at its own paths, and none at a payment company's messages", () => {
  expect(at("/api/stripe-webhook")).toEqual([]);
  expect(at("/api/razorpay-webhook")).toEqual([]);
  const calls = ["large-calls", "calls-of-one-address"];
  expect(at("/api/find-payment")).toEqual([...calls, "calls-but-paying"]);
  for (const name of [
    "create-payment-order",
    "order-status",
    "validate-login",
    "validate-login-code",
    "sign-up",
  ])
    expect(at(`/api/${name}`), name).toEqual(calls);
  expect(at("/checkout")).toEqual(["files-of-one-address"]);
  expect(at("/templates/previews/a/b.webp")).toEqual([
    ...["previews-of-one-address", "files-of-one-address", "previews-of-all"],
  ]);
});

test("a body that is too large is refused before anything is counted", () => {
  const [first] = rulesOf(production).sort((one, other) => one.priority - other.priority);
  expect(first?.action.block.customResponse.responseCode).toBe(413);
  expect(first?.statement.andStatement?.statements.at(-1)?.sizeConstraintStatement).toMatchObject({
    size: edgeRules.bytes,
    fieldToMatch: { body: { oversizeHandling: "MATCH" } },
  });
});

test("a visitor over a limit is told when to come again", () => {
  const { customResponseBodies } = one(production, aclType).inputs as {
    customResponseBodies: { key: string; content: string }[];
  };
  for (const { name, action } of rulesOf(production).slice(1))
    expect(action.block.customResponse, name).toEqual({
      ...{ responseCode: 429, customResponseBodyKey: "throttled" },
      responseHeaders: [{ name: "retry-after", value: "300" }],
    });
  expect(customResponseBodies.map(({ key, content }) => [key, JSON.parse(content)])).toMatchObject([
    ["throttled", { success: false, error: expect.stringContaining("in 5 minutes"), code: "throttled" }],
    ["tooLarge", { success: false, code: "body.too_large" }],
  ]);
});

test("a number that makes no sense is refused", async () => {
  const { errors } = await synthesize({
    stage: "asha",
    bundle: false,
    settings: { STORE_EDGE_LIMIT: "many" },
  });
  expect(errors.join("\n")).toContain("STORE_EDGE_LIMIT is many");
});

test("a day's bill has three levels that each call a person", () => {
  expect(ofType(disposable, "aws:budgets/budget:Budget")).toEqual([]);
  const { timeUnit, limitAmount, notifications } = one(production, "aws:budgets/budget:Budget").inputs as {
    timeUnit: string;
    limitAmount: string;
    notifications: { threshold: number; subscriberEmailAddresses: string[] }[];
  };
  expect({ timeUnit, limitAmount }).toEqual({ timeUnit: "DAILY", limitAmount: "60" });
  expect(notifications.map(({ threshold }) => threshold)).toEqual([5, 20, 60]);
  for (const { subscriberEmailAddresses } of notifications) expect(subscriberEmailAddresses).toHaveLength(1);
});

test("what takes money has executions of its own in production", () => {
  const reserved = (stage: Synth, name: string) =>
    lambdaOf(stage, name).inputs.reservedConcurrentExecutions ?? -1;
  expect(reserved(production, "create-payment-order")).toBe(50);
  expect(reserved(production, "stripe-webhook")).toBe(50);
  expect(reserved(production, "find-payment")).toBe(-1);
  expect(reserved(disposable, "create-payment-order")).toBe(-1);
});
