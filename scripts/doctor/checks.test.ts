import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brand } from "@store/contract/brand";
import { openChoices } from "@store/contract/honest/choices";
import { offer } from "@store/contract/offer/offer";
import { projectRoot } from "@store/dev/paths";
import { expect, test, vi } from "vitest";
import { stripeApiVersion, stripeEvents, stripeRights } from "../../infra/payments.ts";
import { elf } from "../../tests/infra/harness/install.ts";
import { site } from "./account-checks.ts";
import { diagnose } from "./diagnose.ts";
import { alarmsHaveRecipient, brandIsOurs, mail, taxInvoices } from "./mail-checks.ts";
import { razorpay, secrets, stripe } from "./payment-checks.ts";
import type { Check, Finding, World } from "./world.ts";

vi.mock("@store/contract/brand", () => import("@store/contract/testing-brand"));

vi.mock("@store/contract/offer/first-offer", () => import("@store/contract/offer/testing-offer"));

const set = {
  CheckoutKey: "c".repeat(64),
  SealKey: Buffer.alloc(32, 1).toString("base64"),
  PrivacyKey: Buffer.alloc(32, 2).toString("base64"),
  AddressKey: "a".repeat(64),
  LicenceKey: Buffer.alloc(32, 3).toString("base64"),
  OriginSecret: `${"o".repeat(64)},${"p".repeat(64)}`,
  StripeSecretKey: "sk_live_secret",
  SetupCode: "s".repeat(32),
};
const endpoint = {
  id: "we_1",
  url: "https://shop.in/api/stripe-webhook",
  status: "enabled",
  metadata: { owner: "store/production" },
  api_version: stripeApiVersion,
  enabled_events: [...stripeEvents],
};

/** As `sst secret list` prints them. */
function listed(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .join("\n");
}

const otherRights = Object.keys(stripeRights).filter((path) => path !== "webhook_endpoints");

/** Of an account where a drill was done and the keys are copied. */
function parametersOf(changes: Record<string, string | undefined>) {
  const all = { "last-drill": "2026-10-01T09:30:00Z", "keys-copied": "2026-06-01", ...changes };
  return Object.entries(all).flatMap(([name, Value]) =>
    Value === undefined ? [] : [{ Name: `/store/production/${name}`, Value }],
  );
}

/** Answers by the first words of a command, or Stripe's path. */
const readyAnswers: Record<string, unknown> = {
  "aws --version": "aws-cli/2.31.0",
  // The machine that the installed module is for.
  "npm install": 183,
  "aws sts": { Account: "123456789012", Arn: "arn:aws:iam::123456789012:user/asha" },
  "aws lambda": { AccountLimit: { ConcurrentExecutions: 1000 } },
  "aws route53 list": { HostedZones: [{ Id: "Z1", Name: "shop.in." }] },
  "aws route53 get": { DelegationSet: { NameServers: ["ns-1.awsdns.com"] } },
  "aws sesv2 get-account": { ProductionAccessEnabled: true, SendingEnabled: true },
  "aws sesv2 get-email-identity": { VerifiedForSendingStatus: true },
  "aws sns": { Subscriptions: [] },
  "aws dynamodb": { TableNames: ["store-production-table", "another"] },
  "aws ssm": { Parameters: parametersOf({}) },
  "npx sst": `# fallback\nCheckoutKey=old\n\n# store/production\n${listed(set)}`,
  account: { charges_enabled: true, country: "IN", default_currency: "inr" },
  webhook_endpoints: { data: [{ ...endpoint, metadata: {}, url: "https://other.in" }, endpoint] },
  ...Object.fromEntries(otherRights.map((path) => [path, { data: [] }])),
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
    now: () => Date.parse("2026-11-25"),
    async run(command, args) {
      if (command === "npm") return install(args, all["npm install"]);
      const found = answer([command, ...args].join(" "));
      return found === undefined || typeof found === "string" ? found : JSON.stringify(found);
    },
    leadsTo: async () => true,
    nameServers: async () => ["ns-1.awsdns.com"],
    stripe: async (path) => answer(path),
    razorpay: async (path) => answer(path),
    providers: ["stripe"],
    ...own,
  };
}

/** npm, as far as the doctor looks: puts a module for a machine into the folder it is told, or fails. */
async function install(args: string[], machine: unknown): Promise<string | undefined> {
  const folder = join(
    args[args.indexOf("--prefix") + 1] ?? "",
    "node_modules/@node-rs/argon2-linux-arm64-gnu",
  );
  if (machine === "fails" || !args.includes("@node-rs/argon2-linux-arm64-gnu@2.2.1")) return undefined;
  if (typeof machine !== "number") return "added 1 package";
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "argon2.node"), elf(machine));
  return "added 2 packages";
}

const missing = async (check: Check, answers?: Record<string, unknown>, own?: Partial<World>) =>
  (await check(worldOf(answers, own))).filter(({ good }) => !good);

/** What the whole doctor finds missing. */
async function ill(answers: Record<string, unknown>, own: Partial<World>): Promise<Finding[]> {
  const found: Finding[] = [];
  await diagnose(worldOf(answers, own), [], (finding) => found.push(finding));
  return found.filter(({ good }) => !good);
}

test("an account that is ready has nothing missing", async () => {
  expect(await ill({}, {})).toEqual([]);
});

test.each<[string, Record<string, unknown>, Partial<World>, string, string]>([
  ["an old Node", {}, { node: "v20.10.0" }, "too old", "Node 20.19"],
  ["no AWS CLI", { "aws --version": undefined }, {}, "not here", "aws.amazon.com/cli"],
  ["no registry", { "npm install": "fails" }, {}, "cannot install", "npm install @node-rs"],
  ["no binary for Lambda", { "npm install": "none" }, {}, "is not installed", "from CI"],
  ["a binary for this laptop", { "npm install": 62 }, {}, "not for Linux on arm64", "from CI"],
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
    { "aws acm": { Certificate: { Status: "ISSUED", SubjectAlternativeNames: ["b.in"] } } },
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
  [
    "alarms unheard",
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
  [
    "an alarm that went off before its mail was confirmed",
    {
      "aws sns": {
        Subscriptions: [
          {
            Endpoint: "asha@shop.in",
            TopicArn: "arn:aws:sns:ap-south-1:1:store-production-AlarmsTopic-abc",
            SubscriptionArn: "arn:aws:sns:ap-south-1:1:confirmed",
          },
        ],
      },
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
    "no drill in a year",
    { "aws ssm": { Parameters: parametersOf({ "last-drill": "2025-11-25T00:00:00Z" }) } },
    {},
    "A restore was tried 365 days ago",
    "npm run restore-drill",
  ],
  [
    "keys in one place only",
    { "aws ssm": { Parameters: parametersOf({ "keys-copied": undefined }) } },
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

test.each([
  ["none yet", []],
  ["one made by hand", [{ ...endpoint, metadata: {} }]],
  ["one of another version", [{ ...endpoint, api_version: "2020-08-27" }]],
  ["one at the old domain", [{ ...endpoint, url: "https://old.in/api/stripe-webhook" }]],
])("a webhook endpoint that the deploy puts right is not missing (%s)", async (_, data) => {
  expect(await missing(stripe, { webhook_endpoints: { data } })).toEqual([]);
});

test("a restricted key with the listed rights misses nothing, though Stripe shows it no account", async () => {
  const restricted = { ...set, StripeSecretKey: "rk_live_secret" };
  expect(await missing(secrets, { "npx sst": listed(restricted) })).toEqual([]);
  expect(await missing(stripe, { "npx sst": listed(restricted), account: undefined })).toEqual([]);
  expect(
    await missing(stripe, { "npx sst": listed(restricted), account: { charges_enabled: false } }),
  ).toHaveLength(1);
});

test("the guide and the list of Stripe's rights name all that the shop asks of Stripe", () => {
  const sources = ["stripe", "stripe-settled", "stripe-view"].map((name) =>
    readFileSync(join(projectRoot, `packages/core/src/providers/${name}.ts`), "utf8"),
  );
  const asked = [...sources.join("").matchAll(/client\s*\.(\w+)/g)].map(([, group = ""]) =>
    group.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace("checkout", "checkout/sessions"),
  );
  expect(asked.length).toBeGreaterThan(8);
  for (const path of asked) expect(Object.keys(stripeRights)).toContain(path);
  const guide = readFileSync(join(projectRoot, "docs/deploy.md"), "utf8");
  for (const right of Object.values(stripeRights)) expect(guide).toContain(right);
});

const distribution = { DomainName: "d111.cloudfront.net", Aliases: { Items: ["shop.in"] } };
const issued = { Certificate: { Status: "ISSUED", SubjectAlternativeNames: ["shop.in"] } };
const elsewhere = { "aws acm": issued, "aws cloudfront": { DistributionList: { Items: [distribution] } } };

test("a zone elsewhere is told CloudFront's name and how to try it before the domain points there", async () => {
  const own = { certificate: "arn", leadsTo: async () => false };
  const [found] = await missing(site, elsewhere, own);
  expect(found?.remedy?.join("\n")).toContain("shop.in CNAME d111.cloudfront.net");
  expect(found?.remedy?.join("\n")).toContain("--connect-to shop.in:443:d111.cloudfront.net:443");
  expect(await missing(site, elsewhere, { certificate: "arn" })).toEqual([]);
  const before = { "aws acm": issued, "aws cloudfront": {} };
  expect(await missing(site, before, { certificate: "arn" })).toEqual([]);
});

test("secrets that cannot be listed are not called missing", async () => {
  const found = await missing(secrets, { "npx sst": undefined });
  expect(found.map(({ what }) => what)).toEqual(["The secrets cannot be listed"]);
  expect(await stripe(worldOf({ "npx sst": undefined }))).toEqual([]);
});

test("each missing secret is named with the command that sets it", async () => {
  const found = await missing(secrets, { "npx sst": "" });
  expect(found.map(({ remedy }) => remedy?.[0])).toEqual(
    Object.keys(set).map((name) => expect.stringContaining(`npx sst secret set ${name} `)),
  );
});

test.each([
  ["CheckoutKey", "short"],
  ["SealKey", "c2hvcnQ="],
  ["PrivacyKey", "c2hvcnQ="],
  ["AddressKey", "short"],
  ["LicenceKey", "c2hvcnQ="],
  ["OriginSecret", "a,b"],
  ["StripeSecretKey", "sk_test_secret"],
  ["SetupCode", "letmein"],
])("%s that cannot be right is found and never shown", async (name, value) => {
  const found = await missing(secrets, { "npx sst": listed({ ...set, [name]: value }) });
  expect(found).toHaveLength(1);
  expect(found[0]?.what).toContain(name);
  const all = JSON.stringify(await secrets(worldOf({ "npx sst": listed({ ...set, [name]: value }) })));
  for (const secret of [...Object.values(set), value])
    if (secret.length > 6) expect(all).not.toContain(`${secret}"`);
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

test("Razorpay's keys are asked for only where the shop uses Razorpay", async () => {
  expect(await razorpay(worldOf({}))).toEqual([]);
  const used = { ...set, RazorpayKeyId: "rzp_live_1", RazorpayKeySecret: "s".repeat(24) };
  const both = {
    ...worldOf({ "npx sst": listed(used), "payments?count=1": { items: [] } }),
    providers: ["stripe", "razorpay"] as const,
  };
  const [found] = await razorpay(both);
  expect(found).toMatchObject({ good: true });
  expect(found?.remedy?.join(" ")).toContain("https://shop.in/api/razorpay-webhook");
  expect(await secrets(both)).toContainEqual(
    expect.objectContaining({ good: false, what: "Secret RazorpayWebhookSecret is not set" }),
  );
  const unknown = { ...both, razorpay: async () => undefined };
  expect(await razorpay(unknown)).toMatchObject([{ good: false, what: "Razorpay does not know the keys" }]);
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
