import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "@store/dev/paths";
import { expect, test, vi } from "vitest";
import { stripeRights } from "../../infra/payments.ts";
import { razorpay, secrets, stripe } from "./payment-checks.ts";
import { endpoint, listed, missing, set, worldOf } from "./testing-world.ts";

vi.mock("@store/contract/brand", () => import("@store/contract/testing-brand"));

vi.mock("@store/contract/offer/first-offer", () => import("@store/contract/offer/testing-offer"));

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
