// The limit for one address at CloudFront: off until a setting asks for it.
import { expect, inject, test } from "vitest";
import type { Synth } from "./harness/resources.ts";
import { readStages } from "./harness/stages.ts";
import { ofType, one, synthesize } from "./harness/synthesize.ts";

const { configured, disposable, production } = readStages(inject("stages"));
const aclType = "aws:wafv2/webAcl:WebAcl";

const distribution = (stage: Synth) =>
  one(stage, "aws:cloudfront/distribution:Distribution", "WebCdnDistribution").inputs;

test("a stage without the setting has no limit and no price", () => {
  for (const stage of [disposable, production]) {
    expect(ofType(stage, aclType)).toEqual([]);
    expect(distribution(stage).webAclId).toBeUndefined();
  }
});

test("a stage with the setting checks every request in CloudFront", () => {
  expect(configured.errors).toEqual([]);
  const acl = one(configured, aclType);
  expect(acl.inputs).toMatchObject({
    scope: "CLOUDFRONT",
    region: "us-east-1",
    defaultAction: { allow: {} },
  });
  expect(distribution(configured).webAclId).toBe(`arn:aws:wafv2:ap-south-1:123456789012:${acl.inputs.name}`);
});

interface Rule {
  action: { block: { customResponse: object } };
  statement: { rateBasedStatement: Record<string, unknown> };
}

test("the limit counts calls by address, except a payment company's", () => {
  const { rules } = one(configured, aclType).inputs as { rules: Rule[] };
  expect(rules).toHaveLength(1);
  const { scopeDownStatement, ...limit } = rules[0]?.statement.rateBasedStatement ?? {};
  expect(limit).toEqual({ aggregateKeyType: "IP", limit: 2000, evaluationWindowSec: 300 });
  const { statements } = (scopeDownStatement as { andStatement: { statements: Statement[] } }).andStatement;
  const counts = (path: string) => statements.every((statement) => matches(statement, path));
  for (const path of ["/api/sign-up", "/api/validate-login", "/api/nothing"]) expect(counts(path)).toBe(true);
  for (const path of ["/api/stripe-webhook", "/api/razorpay-webhook", "/", "/checkout", "/assets/app.js"])
    expect(counts(path)).toBe(false);
});

interface Statement {
  byteMatchStatement?: { positionalConstraint: string; searchString: string };
  notStatement?: { statements: Statement[] };
}

/** AWS WAF's rules for a path, as far as they are used. */
function matches({ byteMatchStatement: text, notStatement }: Statement, path: string): boolean {
  if (notStatement) return !notStatement.statements.every((statement) => matches(statement, path));
  if (text?.positionalConstraint === "EXACTLY") return path === text.searchString;
  return text?.positionalConstraint === "STARTS_WITH" && path.startsWith(text.searchString);
}

test("a visitor over the limit is told when to come again", () => {
  const { rules, customResponseBodies } = one(configured, aclType).inputs as {
    rules: Rule[];
    customResponseBodies: { key: string; contentType: string; content: string }[];
  };
  expect(rules[0]?.action.block.customResponse).toEqual({
    responseCode: 429,
    customResponseBodyKey: "throttled",
    responseHeaders: [{ name: "retry-after", value: "300" }],
  });
  const [body] = customResponseBodies;
  expect(body).toMatchObject({ key: "throttled", contentType: "APPLICATION_JSON" });
  expect(JSON.parse(body?.content ?? "")).toEqual({
    success: false,
    error: "Too many attempts. Please try again in 5 minutes.",
    code: "throttled",
  });
});

test("a number that makes no sense is refused", async () => {
  const { errors } = await synthesize({
    stage: "asha",
    bundle: false,
    settings: { STORE_EDGE_LIMIT: "many" },
  });
  expect(errors.join("\n")).toContain("STORE_EDGE_LIMIT is many");
});
