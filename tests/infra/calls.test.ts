// The gateway: every call of the table has its route and its Lambda, and the right people let in.
import { callPath } from "@store/contract/call";
import { callNames, calls } from "@store/contract/calls";
import { expect, inject, test } from "vitest";
import { floodRate } from "../../scripts/costs.ts";
import { logPatterns } from "../../stacks/log-patterns.ts";
import { arn, builtOf, lambdaOf, lambdas } from "./harness/lambdas.ts";
import type { Synth } from "./harness/resources.ts";
import { readStages } from "./harness/stages.ts";
import { ofType, one } from "./harness/synthesize.ts";

const { disposable, production } = readStages(inject("stages"));
const routes = (stage: Synth) => ofType(stage, "aws:apigatewayv2/route:Route");
const keys = callNames.map((name) => [name, `POST ${callPath(name)}`] as const);

function routeOf(stage: Synth, key: string) {
  const found = routes(stage).find(({ inputs }) => inputs.routeKey === key);
  if (!found) throw new Error(`There is no route ${key}`);
  return found;
}

/** The Lambda behind a route, by its ARN. */
function behind(stage: Synth, key: string): unknown {
  const integration = String(routeOf(stage, key).inputs.target).replace(/^integrations\/(.*)-id$/, "$1");
  return one(stage, "aws:apigatewayv2/integration:Integration", integration).inputs.integrationUri;
}

test.each(keys)("the call %s leads from its route to a handler that bundles", (name, key) => {
  expect(behind(disposable, key)).toBe(arn("lambda", `function:store-asha-${name}`));
  expect(builtOf(disposable, name)).toMatchObject({ handler: `packages/functions/src/${name}.handler` });
  expect(builtOf(disposable, name).bytes).toBeGreaterThan(10_000);
});

test("the gateway has no route but the calls and its own answer to the rest", () => {
  expect(
    routes(disposable)
      .map(({ inputs }) => inputs.routeKey)
      .sort(),
  ).toEqual([...keys.map(([, key]) => key), "$default"].sort());
  expect(behind(disposable, "$default")).toBe(arn("lambda", "function:store-asha-not-found"));
});

test("only this API may invoke a call's Lambda", () => {
  const permissions = ofType(disposable, "aws:lambda/permission:Permission").filter(
    ({ inputs }) => inputs.principal === "apigateway.amazonaws.com",
  );
  expect(permissions).toHaveLength(callNames.length + 1);
  for (const { inputs } of permissions)
    expect(inputs.sourceArn).toBe("arn:aws:execute-api:ap-south-1:123456789012:api/*");
});

test("the gateway knows admins by Cognito's own tokens", () => {
  expect(one(disposable, "aws:apigatewayv2/authorizer:Authorizer").inputs).toMatchObject({
    authorizerType: "JWT",
    identitySources: ["$request.header.Authorization"],
    jwtConfiguration: {
      issuer: "https://cognito-idp.ap-south-1.amazonaws.com/ap-south-1_pool",
      audiences: ["AdminsWeb-id"],
    },
  });
});

test("only admin calls require an access token", () => {
  const admins = callNames
    .filter((name) => calls[name].who === "admin")
    .map((name) => `POST ${callPath(name)}`);
  expect(admins.length).toBeGreaterThan(5);
  for (const { inputs } of routes(disposable)) {
    if (!admins.includes(String(inputs.routeKey)))
      expect(inputs, String(inputs.routeKey)).toMatchObject({ authorizationType: "NONE" });
    else
      expect(inputs, String(inputs.routeKey)).toMatchObject({
        authorizationType: "JWT",
        authorizationScopes: ["aws.cognito.signin.user.admin"],
        authorizerId: expect.stringMatching(/Admins/),
      });
  }
});

test("every route has a cap that one visitor cannot use up", () => {
  const { defaultRouteSettings, routeSettings } = one(disposable, "aws:apigatewayv2/stage:Stage").inputs as {
    defaultRouteSettings: { throttlingRateLimit: number };
    routeSettings: { routeKey: string; throttlingRateLimit: number; throttlingBurstLimit: number }[];
  };
  expect(routeSettings.map(({ routeKey }) => routeKey).sort()).toEqual(keys.map(([, key]) => key).sort());
  for (const { routeKey: key, throttlingRateLimit, throttlingBurstLimit } of routeSettings) {
    // What is lost of reports is missed by no visitor.
    const least = key === "POST /api/report-error" ? 20 : 200;
    expect(throttlingRateLimit).toBeGreaterThanOrEqual(least);
    expect(throttlingRateLimit).toBeLessThanOrEqual(1000);
    expect(throttlingBurstLimit).toBe(2 * throttlingRateLimit);
  }
  const capOf = (name: string) =>
    routeSettings.find(({ routeKey }) => routeKey === `POST /api/${name}`)?.throttlingRateLimit;
  const cap = defaultRouteSettings.throttlingRateLimit;
  // What the guide says a day of junk can cost.
  expect(cap).toBe(floodRate);
  expect(capOf("validate-login")).toBeLessThan(cap);
  expect(capOf("reset-password")).toBe(200);
  expect(capOf("report-error")).toBe(20);
  // Asked again and again by everybody who has just paid.
  expect(capOf("order-status")).toBe(cap);
  expect(capOf("stripe-webhook")).toBeGreaterThan(cap);
});

test("every request leaves a line in the log, and no other origin is allowed", () => {
  expect(one(disposable, "aws:apigatewayv2/api:Api").inputs.corsConfiguration ?? {}).toEqual({});
  const { accessLogSettings } = one(production, "aws:apigatewayv2/stage:Stage").inputs as {
    accessLogSettings: { destinationArn: string; format: string };
  };
  expect(accessLogSettings.destinationArn).toContain(":/aws/vendedlogs/apis/store-production-");
  const line = JSON.parse(accessLogSettings.format) as Record<string, string>;
  expect(line).toMatchObject({ requestId: "$context.requestId", routeKey: "$context.routeKey" });
  // What the alarm on turned away requests counts.
  const answered = accessLogSettings.format.replace("$context.status", "429");
  expect(answered).toContain(JSON.parse(logPatterns.turnedAway) as string);
  // CloudFront is the caller: an address would be its own.
  expect(accessLogSettings.format).not.toMatch(/identity|authorizer|header/);
});

test("logs are kept for thirteen months in production and a week elsewhere", () => {
  for (const [stage, days] of [
    [production, 400],
    [disposable, 7],
  ] as const) {
    const groups = ofType(stage, "aws:cloudwatch/logGroup:LogGroup");
    expect(groups).toHaveLength(Object.keys(lambdas(stage)).length + 1);
    for (const { name, inputs } of groups) expect([name, inputs.retentionInDays]).toEqual([name, days]);
  }
});

test("a Lambda gives up before the gateway does", () => {
  for (const name of callNames) {
    const { timeout, memorySize, architectures, runtime } = lambdaOf(disposable, name).inputs;
    expect(Number(timeout)).toBeLessThan(30);
    expect({ memorySize, architectures, runtime }).toEqual({
      memorySize: 1024,
      architectures: ["arm64"],
      runtime: "nodejs24.x",
    });
  }
  expect(lambdaOf(disposable, "order-status").inputs.timeout).toBe(29);
  expect(lambdaOf(disposable, "verify-resource-token").inputs.timeout).toBe(10);
});
