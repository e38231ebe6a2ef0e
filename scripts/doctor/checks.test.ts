import { brand } from "@store/contract/brand";
import { openChoices } from "@store/contract/honest/choices";
import { offer } from "@store/contract/offer/offer";
import { expect, test, vi } from "vitest";
import { stripeRights } from "../../infra/payments.ts";
import { site } from "./account-checks.ts";
import { alarmsHaveRecipient, brandIsOurs, mail, taxInvoices } from "./mail-checks.ts";
import { stripe } from "./payment-checks.ts";
import {
  copyOf,
  endpoint,
  ill,
  listed,
  missing,
  openedOn,
  parametersOf,
  set,
  worldOf,
} from "./testing-world.ts";
import type { World } from "./world.ts";

vi.mock("@store/contract/brand", () => import("@store/contract/testing-brand"));

vi.mock("@store/contract/offer/first-offer", () => import("@store/contract/offer/testing-offer"));

const listens = (SubscriptionArn: string) => ({
  "aws sns": {
    Subscriptions: [
      {
        Endpoint: "asha@shop.in",
        TopicArn: "arn:aws:sns:ap-south-1:1:store-production-AlarmsTopic-abc",
        SubscriptionArn,
      },
    ],
  },
});
const knows = (...parameters: object[]) => ({ "aws ssm": { Parameters: parameters } });
const certified = (name: string) => ({
  "aws acm": { Certificate: { Status: "ISSUED", SubjectAlternativeNames: [name] } },
});

test("an account that is ready has nothing missing", async () => {
  expect(await ill({}, {})).toEqual([]);
});

test.each<[string, what: string, remedy: string, answers: Record<string, unknown>, own?: Partial<World>]>([
  ["an old Node", "too old", "Node 20.19", {}, { node: "v20.10.0" }],
  ["no AWS CLI", "not here", "aws.amazon.com/cli", { "aws --version": undefined }],
  ["the first AWS CLI", "version 2", "aws.amazon.com", { "aws --version": "aws-cli/1.45.11 Python/3.11" }],
  ["no registry", "cannot install", "npm install @node-rs", { "npm install": "fails" }],
  ["no binary for Lambda", "is not installed", "from CI", { "npm install": "none" }],
  ["a binary for this laptop", "not for Linux on arm64", "from CI", { "npm install": 62 }],
  [
    "a password module of somebody else's",
    "is not the one that package-lock.json knows",
    "from CI",
    { "npm install": "foreign" },
  ],
  ["no account", "No AWS account", "aws configure sso", { "aws sts": undefined }],
  ["a new account", "Only 10", "quota", { "aws lambda": { AccountLimit: { ConcurrentExecutions: 10 } } }],
  [
    "no zone",
    "no Route 53 zone",
    "create-hosted",
    { "aws route53 list": { HostedZones: [{ Id: "Z2", Name: "op.in." }] } },
  ],
  [
    "a zone that is not delegated",
    "does not ask this account's zone shop.in, but ns.registrar.in",
    "ns-1.awsdns.com",
    {},
    { nameServers: async () => ["ns.registrar.in"] },
  ],
  ["no certificate", "not found", "CNAME", { "aws acm": undefined }, { certificate: "arn" }],
  [
    "a certificate for another",
    "does not cover",
    "request-certificate",
    certified("b.in"),
    { certificate: "arn" },
  ],
  [
    "SES's sandbox",
    "sandbox",
    "put-account-details",
    { "aws sesv2 get-account": { ProductionAccessEnabled: false, SendingEnabled: true } },
  ],
  [
    "records not written",
    "still waits",
    "abc._domainkey",
    {
      "aws sesv2 get-email-identity": {
        VerifiedForSendingStatus: false,
        DkimAttributes: { Tokens: ["abc"] },
      },
    },
  ],
  [
    "a stage whose sender nobody knows",
    "does not know",
    "create-email-identity",
    {
      "aws sesv2 get-email-identity": undefined,
      "npx sst": listed({ ...set, StripeSecretKey: "sk_test_secret" }),
    },
    { stage: "asha" },
  ],
  ["alarms unheard", "does not hear", "Press the link", listens("PendingConfirmation")],
  [
    "an alarm that went off before its mail was confirmed",
    "The alarm DeadLetters is on",
    "Work was given up",
    {
      ...listens("arn:aws:sns:ap-south-1:1:confirmed"),
      "aws cloudwatch": {
        MetricAlarms: [{ AlarmName: "store-production-DeadLetters", AlarmDescription: "Work was given up." }],
      },
    },
  ],
  [
    "a restored table that the deploy would forget",
    "would open an empty shop",
    "restored-table --value store-production-restored-1",
    { "aws dynamodb": { TableNames: ["store-production-restored-1"] } },
  ],
  [
    "nights without a copy of the files",
    "Of the files there is no copy",
    "list-backup-jobs",
    { "aws backup list-recovery-points": { RecoveryPoints: [copyOf("DynamoDB"), copyOf("S3", "EXPIRED")] } },
  ],
  [
    "a vault outside in which nothing arrives",
    "has arrived in arn:aws:backup",
    "list-copy-jobs",
    { "aws backup list-copy-jobs": { CopyJobs: [] } },
    { copyVault: "arn:aws:backup:ap-south-1:210987654321:backup-vault:shop" },
  ],
  [
    "mail that anybody may write in its name for three months",
    "for 92 days DMARC has only asked",
    "STORE_DMARC=quarantine",
    knows(...parametersOf({}), ...openedOn("2026-08-24")),
  ],
  [
    "no drill in a year",
    "A restore was tried 365 days ago",
    "npm run restore-drill",
    knows(...parametersOf({ "last-drill": "2025-11-25T00:00:00Z" })),
  ],
  [
    "copies that nobody ever tried",
    "copy of the vault was tried never",
    "npm run restore-drill -- --stage production --copy",
    knows(...parametersOf({ "last-copy-drill": undefined })),
  ],
  [
    "keys in one place only",
    "The keys were copied never",
    "/sst/passphrase/store/production",
    knows(...parametersOf({ "keys-copied": undefined })),
  ],
  [
    "Stripe's key revoked",
    "does not know",
    "Copy it again",
    Object.fromEntries(["account", ...Object.keys(stripeRights)].map((path) => [path, undefined])),
  ],
  [
    "a restricted key that may not read pay-outs",
    "refuses the key 1 of 8 rights",
    "Payouts: read",
    { account: undefined, payouts: undefined },
  ],
  ["Stripe not open", "does not take money", "onboarding", { account: { charges_enabled: false } }],
  [
    "one webhook too many",
    "2 times: to we_1, we_2",
    "delete those",
    { webhook_endpoints: { data: [endpoint, { ...endpoint, id: "we_2", metadata: {} }] } },
  ],
  [
    "a webhook that misses refunds",
    "charge.refunded",
    "webhook_endpoints/we_1",
    { webhook_endpoints: { data: [{ ...endpoint, enabled_events: ["checkout.session.completed"] }] } },
  ],
  [
    "a webhook that was stopped",
    "stopped sending",
    "disabled=false",
    { webhook_endpoints: { data: [{ ...endpoint, status: "disabled" }] } },
  ],
])(
  "the doctor finds the one thing that is wrong with %s, and names its remedy",
  async (_, what, remedy, answers, own = {}) => {
    const [found, ...more] = await ill(answers, own);
    expect(more).toEqual([]);
    expect(found?.what).toContain(what);
    expect(found?.remedy?.join("\n")).toContain(remedy);
  },
);

test("a shop of yesterday is asked for no copy and no stricter DMARC", async () => {
  const fresh = knows(...parametersOf({}), ...openedOn("2026-11-24"));
  expect(await ill({ ...fresh, "aws backup": undefined }, {})).toEqual([]);
});

test("an owner who has decided on DMARC is not asked again", async () => {
  const old = knows(...parametersOf({}), ...openedOn("2026-01-01"));
  expect(await ill(old, { dmarc: "none" })).toEqual([]);
});

const distribution = { DomainName: "d111.cloudfront.net", Aliases: { Items: ["shop.in"] } };

const elsewhere = {
  ...certified("shop.in"),
  "aws cloudfront": { DistributionList: { Items: [distribution] } },
};

test("a zone elsewhere is told CloudFront's name and how to try it before the domain points there", async () => {
  const own = { certificate: "arn", leadsTo: async () => false };
  const [found] = await missing(site, elsewhere, own);
  expect(found?.remedy?.join("\n")).toContain("shop.in CNAME d111.cloudfront.net");
  expect(found?.remedy?.join("\n")).toContain("--connect-to shop.in:443:d111.cloudfront.net:443");
  expect(await missing(site, elsewhere, { certificate: "arn" })).toEqual([]);
  const before = { ...certified("shop.in"), "aws cloudfront": {} };
  expect(await missing(site, before, { certificate: "arn" })).toEqual([]);
});

test("the doctor names each open choice of an unchanged brand in one sentence", async () => {
  const found = await missing(brandIsOurs({ ...brand, ...offer }), {});
  expect(found.map(({ what }) => what.split(" ")[0])).toEqual(
    openChoices({ ...brand, ...offer }, Date.now()).map(({ name }) => name),
  );
  expect(found.map(({ what }) => what).join("\n")).toContain("refundReading is the sample's");
});

test("the doctor says which choice is the deploy's and which is the owner's, in the admin", async () => {
  const found = await missing(brandIsOurs({ ...brand, ...offer }), {});
  const remedyOf = (name: string) => found.find(({ what }) => what.startsWith(name))?.remedy?.join();
  expect(remedyOf("siteUrl")).toMatch(/deploy.*brand\.ts/);
  expect(remedyOf("urgency")).toMatch(/deploy.*first-offer\.ts/);
  expect(remedyOf("claims")).toContain("/admin/pages");
});

test("a stage that is not production needs no domain, brand or SES production access", async () => {
  const own = { stage: "asha", domain: undefined, alarmEmail: undefined };
  const sandbox = { "aws sesv2 get-account": { ProductionAccessEnabled: false, SendingEnabled: true } };
  for (const check of [site, brandIsOurs({ ...brand, ...offer }), mail, alarmsHaveRecipient, stripe])
    expect(await missing(check, sandbox, own)).toEqual([]);
});

test("the doctor checks the GSTIN only while tax papers are on", async () => {
  const found = async (changes: Partial<typeof offer.gst>) =>
    (await taxInvoices({ ...offer.gst, ...changes })(worldOf())).map(({ good, what }) => [good, what]);
  expect(await found({})).toEqual([[true, "Tax papers are off: no invoice is made"]]);
  const regular = { mode: "regular", gstin: "27AAACF1234E1Z7", state: "27" } as const;
  expect(await found(regular)).toEqual([[true, "Tax papers are on: invoices of 27AAACF1234E1Z7"]]);
  expect((await found({ ...regular, gstin: "27AAACF1234E1Z8" }))[0]?.[0]).toBe(false);
  expect((await found({ ...regular, state: "29" }))[0]).toEqual([
    false,
    "gst.gstin is of Maharashtra, but gst.state is Karnataka",
  ]);
  expect((await found({ mode: "unregistered" }))[0]?.[0]).toBe(true);
});
