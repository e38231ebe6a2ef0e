// What a Lambda gives the domain: from the links that its stage has, and from nowhere else.
import type * as Settings from "@store/core/platform/settings";
import { beforeEach, expect, test, vi } from "vitest";

const stage: Record<string, Record<string, string>> = {
  Site: { url: "https://shop.example" },
  CheckoutKey: { value: "checkout key" },
  SealKey: { value: "seal key" },
  PrivacyKey: { value: "privacy key" },
  AddressKey: { value: "address key" },
  SetupCode: { value: "set-up code" },
  OriginSecret: { value: "origin secret" },
  StripeSecretKey: { value: "sk_live_1" },
  RazorpayKeyId: { value: "rzp_test_1" },
  RazorpayKeySecret: { value: "razorpay secret" },
  RazorpayWebhookSecret: { value: "razorpay webhook secret" },
  Mail: { configSet: "mails-of-test" },
  AdminPool: { id: "ap-south-1_pool" },
  Films: { origin: "https://films.example" },
};

let linked: Record<string, Record<string, string> | undefined> = {};
vi.mock("sst/resource", () => ({
  // SST throws for what the function was not linked to.
  Resource: new Proxy({}, { get: (_, name: string) => linked[name] ?? raise(`${name} is not linked`) }),
}));

function raise(message: string): never {
  throw new Error(message);
}

const made = vi.hoisted(() => ({ ses: vi.fn(), cognito: vi.fn(), stripe: vi.fn(), razorpay: vi.fn() }));
vi.mock("@store/core/providers/ses", () => ({ sesMailer: made.ses }));
vi.mock("@store/core/providers/cognito", () => ({ cognitoDirectory: made.cognito }));
vi.mock("@store/core/providers/stripe", () => ({ stripePayments: made.stripe }));
vi.mock("@store/core/providers/razorpay", () => ({ razorpayPayments: made.razorpay }));

const parts = {
  settings: () => import("./settings.ts"),
  payments: () => import("./payments.ts"),
  mailer: () => import("./mailer.ts"),
  directory: () => import("./directory.ts"),
  films: () => import("./films.ts"),
};

/** Loads a part of a Lambda's settings as a Lambda does, with these links besides, and without those that are undefined. */
async function load(part: keyof typeof parts, changed: typeof linked = {}): Promise<typeof Settings.setting> {
  vi.resetModules();
  linked = { ...stage, ...changed };
  await parts[part]();
  return (await import("@store/core/platform/settings")).setting;
}

beforeEach(() => {
  vi.unstubAllEnvs();
  for (const [name, make] of Object.entries(made)) make.mockReset().mockReturnValue({ id: name });
});

test("each secret is read by its own link", async () => {
  const setting = await load("settings");
  expect({
    siteUrl: setting("siteUrl"),
    checkoutKey: setting("checkoutKey"),
    sealKey: setting("sealKey"),
    privacyKey: setting("privacyKey"),
    addressKey: setting("addressKey"),
    setupCode: setting("setupCode"),
  }).toEqual({
    siteUrl: "https://shop.example",
    checkoutKey: "checkout key",
    sealKey: "seal key",
    privacyKey: "privacy key",
    addressKey: "address key",
    setupCode: "set-up code",
  });
  const key = setting("counterKey");
  expect(key).not.toContain("origin secret");
  const other = await load("settings", { OriginSecret: { value: "another one" } });
  expect([key.length > 20, other("counterKey") === key]).toEqual([true, false]);
});

test("a missing secret is named at its first use", async () => {
  const setting = await load("settings", { SealKey: undefined, Site: { name: "without an address" } });
  expect(setting("checkoutKey")).toBe("checkout key");
  expect(() => setting("sealKey")).toThrow(/SealKey/);
  expect(() => setting("siteUrl")).toThrow("Site.url is not linked to this function");
});

test.each([
  [undefined, "required"],
  ["", "required"],
  ["required", "required"],
  ["offered", "offered"],
])("the second factor of a stage that says %j is %s", async (said, expected) => {
  vi.stubEnv("ADMIN_SECOND_FACTOR", said);
  const setting = await load("settings");
  expect(setting("secondFactor")).toBe(expected);
});

test.each([
  ["sk_live_1", true],
  ["rk_live_1", true],
  ["sk_test_1", false],
  ["x_sk_live_1", false],
  ["pk_live_1", false],
])("live mode with the Stripe key %s is %s", async (value, live) => {
  const setting = await load("payments", { StripeSecretKey: { value } });
  expect(setting("liveMode")).toBe(live);
});

test.each([
  ["rzp_live_1", true],
  ["rzp_test_1", false],
])("live mode with the Razorpay key %s and no Stripe key is %s", async (value, live) => {
  const setting = await load("payments", { StripeSecretKey: undefined, RazorpayKeyId: { value } });
  expect(setting("liveMode")).toBe(live);
});

test("each payment company's adapter is made once, with its own secrets", async () => {
  const setting = await load("payments");
  expect([made.stripe.mock.calls, made.razorpay.mock.calls]).toEqual([[], []]);
  const payments = setting("payments");
  for (let time = 0; time < 2; time++)
    expect([await payments("stripe"), await payments("razorpay")]).toEqual([
      { id: "stripe" },
      { id: "razorpay" },
    ]);
  // No secret of Stripe's messages: only the function that takes them has it.
  expect(made.stripe.mock.calls).toEqual([[{ secretKey: "sk_live_1" }]]);
  expect(made.razorpay.mock.calls).toEqual([
    [{ keyId: "rzp_test_1", keySecret: "razorpay secret", webhookSecret: "razorpay webhook secret" }],
  ]);
});

test("mails leave under the stage's configuration set where there is one", async () => {
  const setting = await load("mailer");
  expect(await setting("mailer")()).toEqual({ id: "ses" });
  const [settings] = made.ses.mock.calls[0] ?? [];
  expect(settings).toEqual({
    from: expect.stringContaining("@"),
    replyTo: expect.stringContaining("@"),
    configurationSet: "mails-of-test",
  });
  made.ses.mockClear();
  await (await load("mailer", { Mail: undefined }))("mailer")();
  expect(made.ses.mock.calls[0]?.[0]).toEqual({ from: settings.from, replyTo: settings.replyTo });
});

test("the function's settings name the admins' pool and sign films for five minutes", async () => {
  const directory = await load("directory");
  expect(await directory("directory")()).toEqual({ id: "cognito" });
  expect(made.cognito.mock.calls).toEqual([["ap-south-1_pool"]]);
  vi.stubEnv("AWS_ACCESS_KEY_ID", "AKIAFILMS");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "secret");
  vi.stubEnv("AWS_SESSION_TOKEN", "session token");
  vi.stubEnv("AWS_REGION", "ap-south-1");
  const films = await load("films");
  const { origin, pathname, searchParams } = new URL(await films("filmAddress")("pixel"));
  expect(origin + pathname).toBe("https://films.example/pixel.mp4");
  expect(Object.fromEntries(searchParams)).toMatchObject({
    "X-Amz-Credential": expect.stringMatching(/^AKIAFILMS\/\d{8}\/ap-south-1\/s3\//),
    "X-Amz-Security-Token": "session token",
    "X-Amz-Expires": "300",
    "X-Amz-SignedHeaders": "host",
  });
});
