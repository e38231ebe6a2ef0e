// Cognito for admins, SES for mail, and what Stripe is told.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { brand } from "@store/contract/brand";
import { offer } from "@store/contract/offer/offer";
import { projectRoot } from "@store/dev/paths";
import { describe, expect, inject, test, vi } from "vitest";
import { dmarcPolicy, mailRecords } from "../../infra/mail-records.ts";
import { stripeApiVersion, stripeEvents } from "../../infra/payments.ts";
import { readStages } from "./harness/stages.ts";
import { ofType, one } from "./harness/synthesize.ts";

const host = new URL(brand.siteUrl).hostname;

const { disposable, production } = readStages(inject("stages"));

describe("the admins' pool", () => {
  const pool = one(production, "aws:cognito/userPool:UserPool").inputs;
  const client = one(production, "aws:cognito/userPoolClient:UserPoolClient").inputs;

  test("lets nobody sign up or log in by a mail alone", () => {
    expect(pool).toMatchObject({
      adminCreateUserConfig: { allowAdminCreateUserOnly: true },
      accountRecoverySetting: { recoveryMechanisms: [{ name: "admin_only", priority: 1 }] },
    });
  });

  test("refuses passwords that are in circulation, where the shop sells", () => {
    expect(pool).toMatchObject({
      ...{ userPoolTier: "PLUS", userPoolAddOns: { advancedSecurityMode: "ENFORCED" } },
    });
    const risk = one(production, "aws:cognito/riskConfiguration:RiskConfiguration").inputs;
    expect(risk.compromisedCredentialsRiskConfiguration).toEqual({ actions: { eventAction: "BLOCK" } });
    expect(risk.accountTakeoverRiskConfiguration).toBeUndefined();
    expect(ofType(disposable, "aws:cognito/riskConfiguration:RiskConfiguration")).toEqual([]);
  });

  test("requires strong passwords and leaves the second factor to the shop", () => {
    expect(pool.mfaConfiguration ?? "OFF").toBe("OFF");
    const settings = [production, disposable].flatMap((stage) =>
      ofType(stage, "aws:lambda/function:Function").map(({ inputs }) =>
        JSON.stringify(inputs.environment ?? {}),
      ),
    );
    expect(settings.length).toBeGreaterThan(40);
    for (const setting of settings) expect(setting).not.toContain("ADMIN_SECOND_FACTOR");
    expect(pool).toMatchObject({
      passwordPolicy: {
        minimumLength: 14,
        requireLowercase: false,
        requireUppercase: false,
        requireNumbers: false,
        requireSymbols: false,
      },
    });
    expect(pool.smsConfiguration).toBeUndefined();
  });

  test("allows its client only the login flows in use", () => {
    expect([...(client.explicitAuthFlows as string[])].sort()).toEqual([
      "ALLOW_REFRESH_TOKEN_AUTH",
      "ALLOW_USER_PASSWORD_AUTH",
    ]);
    expect(client).toMatchObject({
      allowedOauthFlowsUserPoolClient: false,
      allowedOauthFlows: [],
      allowedOauthScopes: [],
      callbackUrls: [],
      generateSecret: false,
      supportedIdentityProviders: ["COGNITO"],
    });
  });

  test("hides which names exist", () => {
    expect(client).toMatchObject({
      preventUserExistenceErrors: "ENABLED",
      enableTokenRevocation: true,
      accessTokenValidity: 15,
      tokenValidityUnits: { accessToken: "minutes", refreshToken: "hours" },
    });
  });

  test("has a group for admins", () => {
    expect(one(production, "aws:cognito/userGroup:UserGroup").inputs.name).toBe("admin");
  });
});

describe("the stage's mail", () => {
  test("is signed for the shop's domain, with a bounce address and a policy", () => {
    expect(one(production, "aws:sesv2/emailIdentity:EmailIdentity").inputs.emailIdentity).toBe(host);
    const records = ofType(production, "aws:route53/record:Record").map(({ inputs }) => [
      inputs.type,
      inputs.name,
    ]);
    for (const token of ["one", "two", "three"])
      expect(records).toContainEqual(["CNAME", `${token}._domainkey.${host}`]);
    expect(records).toContainEqual(["TXT", `_dmarc.${host}`]);
    expect(records).toContainEqual(["MX", `bounce.${host}`]);
    expect(
      one(production, "aws:sesv2/emailIdentityMailFromAttributes:EmailIdentityMailFromAttributes").inputs,
    ).toMatchObject({ mailFromDomain: `bounce.${host}` });
  });

  test("asks for reports alone until a setting says more", () => {
    expect(dmarcPolicy("a@shop.example")).toBe("v=DMARC1; p=none; rua=mailto:a@shop.example");
    vi.stubEnv("STORE_DMARC", "quarantine");
    expect(dmarcPolicy("a@shop.example")).toBe("v=DMARC1; p=quarantine; rua=mailto:a@shop.example");
    vi.stubEnv("STORE_DMARC", "deny");
    expect(() => dmarcPolicy("a@shop.example")).toThrow("STORE_DMARC is deny");
    vi.unstubAllEnvs();
  });

  test("gets from Route 53 exactly the records that the doctor prints for a zone elsewhere", () => {
    const written = ofType(production, "aws:route53/record:Record")
      .map(({ inputs }) => inputs as { type: string; name: string; records?: string[] })
      .filter(({ name }) => /_domainkey|_dmarc|^bounce/.test(name))
      .map(({ type, name, records = [] }) => `${name} ${type} ${records.join()}`);
    const printed = mailRecords({
      senderDomain: host,
      region: "ap-south-1",
      tokens: ["one", "two", "three"],
      dmarc: dmarcPolicy(offer.supportEmail),
    });
    expect(printed.map((line) => line.replaceAll('"', "")).sort()).toEqual(
      written.map((line) => line.replaceAll('"', "")).sort(),
    );
  });

  test("leaves the account's own identity to production", () => {
    expect(ofType(disposable, "aws:sesv2/emailIdentity:EmailIdentity")).toEqual([]);
    expect(ofType(disposable, "aws:route53/record:Record")).toEqual([]);
  });

  test.each([
    ["production", production],
    ["another stage", disposable],
  ])("has each mail of %s counted and its end reported", (_, stage) => {
    const set = one(stage, "aws:sesv2/configurationSet:ConfigurationSet").inputs;
    expect(set).toMatchObject({
      suppressionOptions: { suppressedReasons: ["BOUNCE"] },
      reputationOptions: { reputationMetricsEnabled: true },
    });
    const topic = ofType(stage, "aws:sns/topic:Topic").find(({ name }) => name === "MailEventsTopic")?.inputs
      .name;
    expect(
      one(stage, "aws:sesv2/configurationSetEventDestination:ConfigurationSetEventDestination").inputs,
    ).toMatchObject({
      configurationSetName: set.configurationSetName,
      eventDestination: {
        enabled: true,
        matchingEventTypes: ["BOUNCE", "COMPLAINT", "DELIVERY"],
        snsDestination: { topicArn: `arn:aws:sns:ap-south-1:123456789012:${String(topic)}` },
      },
    });
    expect(one(stage, "sst:sst:LinkRef", "MailLinkRef").inputs.properties).toEqual({
      configSet: set.configurationSetName,
    });
  });

  test("accepts events only from SES and only for this stage", () => {
    const { policy } = one(production, "aws:sns/topicPolicy:TopicPolicy").inputs as { policy: string };
    const { Statement } = JSON.parse(policy) as { Statement: object[] };
    expect(Statement).toHaveLength(1);
    expect(Statement[0]).toMatchObject({
      Action: ["sns:Publish"],
      Principal: [{ type: "Service", identifiers: ["ses.amazonaws.com"] }],
      Condition: [
        ["StringEquals", "AWS:SourceAccount", ["123456789012"]],
        ["StringEquals", "AWS:SourceArn", [expect.stringContaining("configuration-set/store-production-")]],
      ],
    });
  });
});

describe("the Stripe endpoint", () => {
  test("requests events in the version that the SDK was made for", () => {
    const sdk = createRequire(join(projectRoot, "packages/core/package.json")).resolve("stripe");
    const { ApiVersion } = createRequire(sdk)("./apiVersion.js") as { ApiVersion: string };
    expect(stripeApiVersion).toBe(ApiVersion);
  });

  test("requests exactly the events that the shop reads", () => {
    const source = readFileSync(join(projectRoot, "packages/core/src/providers/stripe-events.ts"), "utf8");
    const handled = [...source.matchAll(/case "([a-z_.]+)":/g)].map(([, event]) => event);
    expect([...stripeEvents].sort()).toEqual(handled.sort());
  });
});
