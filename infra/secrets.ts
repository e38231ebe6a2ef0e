// Everything that must not be read. A stage where one of them is not set is refused, by name, before anything is made.
// `npm run doctor -- --stage X` tells how each is made.
import { brand } from "@store/contract/brand";
import { providersOf } from "@store/contract/payment-rules";
import { paymentSecrets, type SecretName } from "./needs.ts";
import { production } from "./stage.ts";

/** What CloudFront adds to every call. One value, or two with a comma between them while it is changed. */
export const originSecret = new sst.Secret("OriginSecret");

const usesRazorpay = providersOf(brand.payments).includes("razorpay");

/** Those that are set by hand. Stripe's signing secret comes with the endpoint: stacks/webhook.ts. */
const names: SecretName[] = [
  "CheckoutKey",
  "SealKey",
  "PrivacyKey",
  "AddressKey",
  ...paymentSecrets,
  ...(usesRazorpay ? (["RazorpayWebhookSecret"] as const) : []),
  "SetupCode",
];

export const secrets: Partial<Record<SecretName, sst.Secret>> = Object.fromEntries(
  names.map((name) => [name, new sst.Secret(name)]),
);

/** The value CloudFront sends: the first. The functions take both. */
export const originSecretSent = originSecret.value.apply((values) => {
  const [first = ""] = values.split(",");
  if (first.length < 32)
    throw new Error("OriginSecret is too short: set it to the output of `openssl rand -hex 32`");
  return first;
});

const tests = { StripeSecretKey: "sk_test_", RazorpayKeyId: "rzp_test_" } as const;
for (const [name, prefix] of Object.entries(tests))
  secrets[name as keyof typeof tests]?.value.apply((key) => {
    if (!production && /^([sr]k|rzp)_live_/.test(key))
      throw new Error(`${name} of stage ${$app.stage} takes real money: give it a ${prefix} key`);
  });
