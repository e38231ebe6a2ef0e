// The limits at CloudFront: on where the shop sells, and in the order that costs least.
import { expect, inject, test } from "vitest";
import { edgeRules } from "../../infra/edge-rules.ts";
import { lambdaOf } from "./harness/lambdas.ts";
import type { Synth } from "./harness/resources.ts";
import { readStages } from "./harness/stages.ts";
import { ofType, one, synthesize } from "./harness/synthesize.ts";
import { type Asked, aclType, matches, rulesOf, type Statement } from "./harness/web-acl.ts";

const { configured, disposable, production } = readStages(inject("stages"));

const distribution = (stage: Synth) =>
  one(stage, "aws:cloudfront/distribution:Distribution", "WebCdnDistribution").inputs;

/** The rules that look at a path, in their order. */
const at = (path: string, more: Omit<Asked, "path"> = {}) =>
  rulesOf(production)
    .filter(({ statement }) =>
      matches(statement.rateBasedStatement?.scopeDownStatement ?? statement, { path, ...more }),
    )
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
  for (const name of ["order-status", "validate-login", "validate-login-code", "sign-up"])
    expect(at(`/api/${name}`), name).toEqual([...calls, "flood-of-paying"]);
  expect(at("/api/create-payment-order")).toEqual([...calls, "flood-of-orders", "flood-of-paying"]);
  const files = ["files-of-one-address", "flood-of-files"];
  for (const path of ["/checkout", "/templates/previews/a/b.webp", "/assets/page-1.js"])
    expect(at(path), path).toEqual(files);
  // WordPress fetches these, which may say nothing of compression.
  expect(at("/templates/pictures/a/b.webp", { encodings: "identity" })).toEqual([
    ...["files-of-one-address", "pictures-of-all", "flood-of-files"],
  ]);
  const heavy = ["heavy-of-one-address", "files-of-one-address", "heavy-of-all", "flood-of-files"];
  for (const path of ["/templates/previews/a/b-full.webp", "/og.png", "/assets/drawn-plots-1.js"])
    expect(at(path), path).toEqual(heavy);
  for (const path of ["/assets/page-1.js", "/checkout"])
    expect(at(path, { encodings: "identity" }), path).toContain("without-compression");
  expect(at("/assets/page-1.js", { marks: ["without-compression"] })).toEqual(heavy);
  expect(at("/films/guide.mp4")).toEqual([
    ...["films-of-one-address", "files-of-one-address", "films-of-all", "flood-of-files"],
  ]);
});

test("each address has a few orders, calls and files left in a flood", () => {
  const rules = rulesOf(production);
  for (const what of ["orders", "paying", "files"] as const) {
    const [mark, each] = rules.filter(({ name }) =>
      [`flood-of-${what}`, `${what}-in-a-flood`].includes(name),
    );
    expect(mark).toMatchObject({
      action: { count: {} },
      ruleLabels: [{ name: `flood-of-${what}` }],
      statement: { rateBasedStatement: { aggregateKeyType: "CONSTANT" } },
    });
    expect(mark?.action.block).toBeUndefined();
    expect(each?.statement.rateBasedStatement).toMatchObject({
      ...{ aggregateKeyType: "IP", limit: edgeRules.flood[what], evaluationWindowSec: 600 },
    });
    expect(each?.priority).toBeGreaterThan(mark?.priority ?? 0);
    expect(at("/checkout", { marks: [`flood-of-${what}`] })).toContain(`${what}-in-a-flood`);
  }
});

/** How deep AND, OR and NOT lie in one another. */
function depthOf({ andStatement, orStatement, notStatement }: Statement): number {
  const inner = (andStatement ?? orStatement ?? notStatement)?.statements;
  return inner ? 1 + Math.max(...inner.map(depthOf)) : 0;
}

test("no statement lies deeper than AWS's provider takes it", () => {
  for (const { name, statement } of rulesOf(production)) {
    const counted = statement.rateBasedStatement?.scopeDownStatement;
    expect(depthOf(counted ?? statement), name).toBeLessThanOrEqual(counted ? 2 : 3);
  }
});

test("the guide counts as many rules as there are, and AWS takes each limit", () => {
  const rules = rulesOf(production);
  expect(rules).toHaveLength(edgeRules.rules);
  for (const { statement, name } of rules)
    expect(statement.rateBasedStatement?.limit ?? 10, name).toBeGreaterThanOrEqual(10);
});

test("an announced sale gives all visitors more along with each", () => {
  const limitOf = (stage: Synth, rule: string) =>
    rulesOf(stage).find(({ name }) => name === rule)?.statement.rateBasedStatement?.limit;
  for (const rule of ["calls-but-paying", "flood-of-orders", "flood-of-files"])
    expect(limitOf(configured, rule), rule).toBe(
      Math.ceil(((limitOf(production, rule) ?? 0) * 2000) / edgeRules.calls),
    );
});

test("the gateway's own address is told to CloudFront alone", () => {
  const { origins } = distribution(production) as { origins: { originId: string; domainName: string }[] };
  const host = origins.find(({ originId }) => originId === "api")?.domainName ?? "";
  expect(host).toMatch(/execute-api/);
  const told = production.resources
    .filter(({ type, inputs }) => type.startsWith("aws:") && JSON.stringify(inputs).includes(host))
    .map(({ type }) => type);
  expect(told).toEqual(["aws:cloudfront/distribution:Distribution"]);
});

test("another number gives the gateway another address", () => {
  const nameOf = (stage: Synth) => one(stage, "aws:apigatewayv2/api:Api").inputs.name;
  expect(nameOf(configured)).not.toBe(nameOf(production));
  expect(String(nameOf(configured))).toContain("Api2");
});

test("a body that is too large is refused before anything is counted", () => {
  const [first] = rulesOf(production).sort((one, other) => one.priority - other.priority);
  expect(first?.action.block?.customResponse.responseCode).toBe(413);
  expect(JSON.stringify(first?.statement)).toContain("/api/admin-offer");
  expect(first?.statement.andStatement?.statements.at(-1)?.sizeConstraintStatement).toMatchObject({
    size: edgeRules.bytes,
    fieldToMatch: { body: { oversizeHandling: "MATCH" } },
  });
});

test("a visitor over a limit is told when to come again", () => {
  const { customResponseBodies } = one(production, aclType).inputs as {
    customResponseBodies: { key: string; content: string }[];
  };
  const limits = rulesOf(production).filter(
    ({ action, statement }) => action.block && statement.rateBasedStatement,
  );
  for (const { name, action } of limits)
    expect(action.block?.customResponse, name).toEqual({
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

test("a flat-rate plan keeps the ACL that it brought, and an account without a thousand executions keeps none free", async () => {
  const settings = { STORE_EDGE_LIMIT: "plan", STORE_RESERVED: "0" };
  const planned = await synthesize({ stage: "production", bundle: false, settings });
  expect(planned.errors).toEqual([]);
  expect(ofType(planned, aclType)).toEqual([]);
  const shop = "aws:cloudfront/distribution:Distribution";
  expect(one(planned, shop, "WebCdnDistribution").ignored).toEqual(["webAclId"]);
  expect(one(production, shop, "WebCdnDistribution").ignored).toEqual([]);
  for (const { inputs } of ofType(planned, "aws:lambda/function:Function"))
    expect(inputs.reservedConcurrentExecutions ?? -1).toBe(-1);
});

test("the shop itself holds unpaid orders of all together where the edge has limits", () => {
  const floodOf = (stage: Synth, name = "create-payment-order") =>
    (lambdaOf(stage, name).inputs.environment as { variables: Record<string, string> }).variables
      .STORE_ORDER_FLOOD;
  expect(floodOf(production)).toBe(String(edgeRules.openOrders));
  expect(floodOf(configured)).toBe(String((edgeRules.openOrders * 2000) / edgeRules.calls));
  expect(floodOf(disposable)).toBeUndefined();
  expect(floodOf(production, "order-status")).toBeUndefined();
});

test("what takes money has executions of its own in production", () => {
  const reserved = (stage: Synth, name: string) =>
    lambdaOf(stage, name).inputs.reservedConcurrentExecutions ?? -1;
  expect(reserved(production, "create-payment-order")).toBe(50);
  expect(reserved(production, "stripe-webhook")).toBe(50);
  expect(reserved(production, "find-payment")).toBe(-1);
  expect(reserved(disposable, "create-payment-order")).toBe(-1);
});
