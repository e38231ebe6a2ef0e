import { expect, test } from "vitest";
import { stripeApiVersion, stripeEvents } from "../../infra/payments.ts";
import { account, machine, site } from "./account-checks.ts";
import { alarmsAreHeard, brandIsOurs, mail } from "./mail-checks.ts";
import { secrets, stripe } from "./payment-checks.ts";
import type { Check, World } from "./world.ts";

const set = {
  CheckoutKey: "c".repeat(64),
  SealKey: Buffer.alloc(32, 1).toString("base64"),
  OriginSecret: `${"o".repeat(64)},${"p".repeat(64)}`,
  StripeSecretKey: "sk_live_secret",
  StripeWebhookSecret: "whsec_secret",
  SetupCode: "s".repeat(32),
};
const endpoint = {
  id: "we_1",
  url: "https://shop.in/api/stripe-webhook",
  status: "enabled",
  api_version: stripeApiVersion,
  enabled_events: [...stripeEvents],
};

/** As `sst secret list` prints them. */
function listed(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .join("\n");
}

/** Answers by the first words of a command, or Stripe's path. */
const readyAnswers: Record<string, unknown> = {
  "aws --version": "aws-cli/2.31.0",
  "aws sts": { Account: "123456789012", Arn: "arn:aws:iam::123456789012:user/asha" },
  "aws lambda": { AccountLimit: { ConcurrentExecutions: 1000 } },
  "aws route53": { HostedZones: [{ Name: "shop.in." }] },
  "aws sesv2 get-account": { ProductionAccessEnabled: true, SendingEnabled: true },
  "aws sesv2 get-email-identity": { VerifiedForSendingStatus: true },
  "aws sns": { Subscriptions: [] },
  "npx sst": `# fallback\nCheckoutKey=old\n\n# store/production\n${listed(set)}`,
  account: { charges_enabled: true, country: "IN", default_currency: "inr" },
  webhook_endpoints: { data: [{ ...endpoint, url: "https://other.in" }, endpoint] },
};

function worldOf(answers: Record<string, unknown> = {}, own: Partial<World> = {}): World {
  const all = { ...readyAnswers, ...answers };
  const answer = (asked: string) => Object.entries(all).find(([words]) => asked.startsWith(words))?.[1];
  return {
    stage: "production",
    region: "ap-south-1",
    domain: "shop.in",
    certificate: undefined,
    alarmEmail: "asha@shop.in",
    node: "v22.12.0",
    async run(command, args) {
      const found = answer([command, ...args].join(" "));
      return found === undefined || typeof found === "string" ? found : JSON.stringify(found);
    },
    stripe: async (path) => answer(path),
    ...own,
  };
}

const missing = async (check: Check, answers?: Record<string, unknown>, own?: Partial<World>) =>
  (await check(worldOf(answers, own))).filter(({ good }) => !good);

test("an account where all is ready: nothing is missing", async () => {
  for (const check of [machine, account, secrets, stripe, site, mail, alarmsAreHeard])
    expect(await missing(check)).toEqual([]);
});

test.each<[string, Check, Record<string, unknown>, Partial<World>, string, string]>([
  ["an old Node", machine, {}, { node: "v20.10.0" }, "too old", "Node 20.19"],
  ["no AWS CLI", machine, { "aws --version": undefined }, {}, "not here", "aws.amazon.com/cli"],
  ["no account", account, { "aws sts": undefined }, {}, "No AWS account", "aws configure sso"],
  [
    "a new account",
    account,
    { "aws lambda": { AccountLimit: { ConcurrentExecutions: 10 } } },
    {},
    "Only 10",
    "quota",
  ],
  [
    "no zone",
    site,
    { "aws route53": { HostedZones: [{ Name: "op.in." }] } },
    {},
    "no Route 53 zone",
    "create-hosted",
  ],
  ["no certificate", site, { "aws acm": undefined }, { certificate: "arn" }, "not found", "CNAME"],
  [
    "a certificate for another",
    site,
    { "aws acm": { Certificate: { Status: "ISSUED", SubjectAlternativeNames: ["b.in"] } } },
    { certificate: "arn" },
    "does not cover",
    "request-certificate",
  ],
  ["the brand as it came", brandIsOurs, {}, {}, "example values", "brand.ts"],
  [
    "SES's sandbox",
    mail,
    { "aws sesv2 get-account": { ProductionAccessEnabled: false, SendingEnabled: true } },
    {},
    "sandbox",
    "put-account-details",
  ],
  [
    "records not written",
    mail,
    {
      "aws sesv2 get-email-identity": {
        VerifiedForSendingStatus: false,
        DkimAttributes: { Tokens: ["abc"] },
      },
    },
    {},
    "still waits",
    "abc._domainkey",
  ],
  [
    "a stage whose sender nobody knows",
    mail,
    { "aws sesv2 get-email-identity": undefined },
    { stage: "asha" },
    "does not know",
    "create-email-identity",
  ],
  [
    "alarms unheard",
    alarmsAreHeard,
    {
      "aws sns": {
        Subscriptions: [
          {
            Endpoint: "asha@shop.in",
            TopicArn: "arn:aws:sns:ap-south-1:1:store-production-AlarmsTopic-abc",
            SubscriptionArn: "PendingConfirmation",
          },
        ],
      },
    },
    {},
    "does not hear",
    "Press the link",
  ],
  ["Stripe's key revoked", stripe, { account: undefined }, {}, "does not know", "Copy it again"],
  [
    "Stripe not open",
    stripe,
    { account: { charges_enabled: false } },
    {},
    "does not take money",
    "onboarding",
  ],
  [
    "no webhook",
    stripe,
    { webhook_endpoints: { data: [] } },
    {},
    "does not ring at",
    `api_version=${stripeApiVersion}`,
  ],
  [
    "a webhook that misses refunds",
    stripe,
    { webhook_endpoints: { data: [{ ...endpoint, enabled_events: ["checkout.session.completed"] }] } },
    {},
    "charge.refunded",
    "webhook_endpoints/we_1",
  ],
  [
    "a webhook of another version",
    stripe,
    { webhook_endpoints: { data: [{ ...endpoint, api_version: "2020-08-27" }] } },
    {},
    "2020-08-27",
    "make a new endpoint",
  ],
  [
    "a webhook that was stopped",
    stripe,
    { webhook_endpoints: { data: [{ ...endpoint, status: "disabled" }] } },
    {},
    "stopped ringing",
    "disabled=false",
  ],
])("%s: found, with what mends it", async (_, check, answers, own, what, mend) => {
  const [found, ...more] = await missing(check, answers, own);
  expect(more).toEqual([]);
  expect(found?.what).toContain(what);
  expect(found?.mend?.join("\n")).toContain(mend);
});

test("secrets that cannot be listed are not called missing", async () => {
  const found = await missing(secrets, { "npx sst": undefined });
  expect(found.map(({ what }) => what)).toEqual(["The secrets cannot be listed"]);
  expect(await stripe(worldOf({ "npx sst": undefined }))).toEqual([]);
});

test("no secret at all: each is named, with the command", async () => {
  const found = await missing(secrets, { "npx sst": "" });
  expect(found.map(({ mend }) => mend?.[0])).toEqual(
    Object.keys(set).map((name) => expect.stringContaining(`npx sst secret set ${name} `)),
  );
});

test.each([
  ["CheckoutKey", "short"],
  ["SealKey", "c2hvcnQ="],
  ["OriginSecret", "a,b"],
  ["StripeSecretKey", "sk_test_secret"],
  ["StripeWebhookSecret", "secret"],
  ["SetupCode", "letmein"],
])("%s that cannot be right is found, and never shown", async (name, value) => {
  const found = await missing(secrets, { "npx sst": listed({ ...set, [name]: value }) });
  expect(found).toHaveLength(1);
  expect(found[0]?.what).toContain(name);
  const all = JSON.stringify(await secrets(worldOf({ "npx sst": listed({ ...set, [name]: value }) })));
  for (const secret of [...Object.values(set), value])
    if (secret.length > 6) expect(all).not.toContain(`${secret}"`);
});

test("a stage that is not production needs no domain, no brand and no way out of the sandbox", async () => {
  const own = { stage: "asha", domain: undefined, alarmEmail: undefined };
  const sandbox = { "aws sesv2 get-account": { ProductionAccessEnabled: false, SendingEnabled: true } };
  for (const check of [site, brandIsOurs, mail, alarmsAreHeard, stripe])
    expect(await missing(check, sandbox, own)).toEqual([]);
});
