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

test.each<[string, Record<string, unknown>, Partial<World>, string, string]>([
  ["an old Node", {}, { node: "v20.10.0" }, "too old", "Node 20.19"],
  ["no AWS CLI", { "aws --version": undefined }, {}, "not here", "aws.amazon.com/cli"],
  [
    "the first AWS CLI",
    { "aws --version": "aws-cli/1.45.11 Python/3.11" },
    {},
    "version 2",
    "aws.amazon.com",
  ],
  ["no registry", { "npm install": "fails" }, {}, "cannot install", "npm install @node-rs"],
  ["no binary for Lambda", { "npm install": "none" }, {}, "is not installed", "from CI"],
  ["a binary for this laptop", { "npm install": 62 }, {}, "not for Linux on arm64", "from CI"],
  [
    "a password module of somebody else's",
    { "npm install": "foreign" },
    {},
    "is not the one that package-lock.json knows",
    "from CI",
  ],
  ["no account", { "aws sts": undefined }, {}, "No AWS account", "aws configure sso"],
  ["a new account", { "aws lambda": { AccountLimit: { ConcurrentExecutions: 10 } } }, {}, "Only 10", "quota"],
  [
    "no zone",
    { "aws route53 list": { HostedZones: [{ Id: "Z2", Name: "op.in." }] } },
    {},
    "no Route 53 zone",
    "create-hosted",
  ],
  [
    "a zone that is not delegated",
    {},
    { nameServers: async () => ["ns.registrar.in"] },
    "does not ask this account's zone shop.in, but ns.registrar.in",
    "ns-1.awsdns.com",
  ],
  ["no certificate", { "aws acm": undefined }, { certificate: "arn" }, "not found", "CNAME"],
  [
    "a certificate for another",
    certified("b.in"),
    { certificate: "arn" },
    "does not cover",
    "request-certificate",
  ],
  [
    "SES's sandbox",
    { "aws sesv2 get-account": { ProductionAccessEnabled: false, SendingEnabled: true } },
    {},
    "sandbox",
    "put-account-details",
  ],
  [
    "records not written",
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
    {
      "aws sesv2 get-email-identity": undefined,
      "npx sst": listed({ ...set, StripeSecretKey: "sk_test_secret" }),
    },
    { stage: "asha" },
    "does not know",
    "create-email-identity",
  ],
  ["alarms unheard", listens("PendingConfirmation"), {}, "does not hear", "Press the link"],
  [
    "an alarm that went off before its mail was confirmed",
    {
      ...listens("arn:aws:sns:ap-south-1:1:confirmed"),
      "aws cloudwatch": {
        MetricAlarms: [{ AlarmName: "store-production-DeadLetters", AlarmDescription: "Work was given up." }],
      },
    },
    {},
    "The alarm DeadLetters is on",
    "Work was given up",
  ],
  [
    "a restored table that the deploy would forget",
    { "aws dynamodb": { TableNames: ["store-production-restored-1"] } },
    {},
    "would open an empty shop",
    "restored-table --value store-production-restored-1",
  ],
  [
    "nights without a copy of the files",
    { "aws backup list-recovery-points": { RecoveryPoints: [copyOf("DynamoDB"), copyOf("S3", "EXPIRED")] } },
    {},
    "Of the files there is no copy",
    "list-backup-jobs",
  ],
  [
    "a vault outside in which nothing arrives",
    { "aws backup list-copy-jobs": { CopyJobs: [] } },
    { copyVault: "arn:aws:backup:ap-south-1:210987654321:backup-vault:shop" },
    "has arrived in arn:aws:backup",
    "list-copy-jobs",
  ],
  [
    "mail that anybody may write in its name for three months",
    knows(...parametersOf({}), ...openedOn("2026-08-24")),
    {},
    "for 92 days DMARC has only asked",
    "STORE_DMARC=quarantine",
  ],
  [
    "no drill in a year",
    knows(...parametersOf({ "last-drill": "2025-11-25T00:00:00Z" })),
    {},
    "A restore was tried 365 days ago",
    "npm run restore-drill",
  ],
  [
    "copies that nobody ever tried",
    knows(...parametersOf({ "last-copy-drill": undefined })),
    {},
    "copy of the vault was tried never",
    "npm run restore-drill -- --stage production --copy",
  ],
  [
    "keys in one place only",
    knows(...parametersOf({ "keys-copied": undefined })),
    {},
    "The keys were copied never",
    "/sst/passphrase/store/production",
  ],
  [
    "Stripe's key revoked",
    Object.fromEntries(["account", ...Object.keys(stripeRights)].map((path) => [path, undefined])),
    {},
    "does not know",
    "Copy it again",
  ],
  [
    "a restricted key that may not read pay-outs",
    { account: undefined, payouts: undefined },
    {},
    "refuses the key 1 of 8 rights",
    "Payouts: read",
  ],
  ["Stripe not open", { account: { charges_enabled: false } }, {}, "does not take money", "onboarding"],
  [
    "one webhook too many",
    { webhook_endpoints: { data: [endpoint, { ...endpoint, id: "we_2", metadata: {} }] } },
    {},
    "2 times: to we_1, we_2",
    "delete those",
  ],
  [
    "a webhook that misses refunds",
    { webhook_endpoints: { data: [{ ...endpoint, enabled_events: ["checkout.session.completed"] }] } },
    {},
    "charge.refunded",
    "webhook_endpoints/we_1",
  ],
  [
    "a webhook that was stopped",
    { webhook_endpoints: { data: [{ ...endpoint, status: "disabled" }] } },
    {},
    "stopped sending",
    "disabled=false",
  ],
])(
  "the doctor finds the one thing that is wrong with %s, and names its remedy",
  async (_, answers, own, what, remedy) => {
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
