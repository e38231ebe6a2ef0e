// Everything that must not be read. A stage where one of them is not set is refused, by name, before anything is made.
// `npm run doctor -- --stage X` tells how each is made.
import { firstOffer } from "@store/contract/offer/first-offer";
import { providersOf } from "@store/contract/payment-rules";
import { isLiveKey, providers } from "@store/contract/providers";
import type { SecretName } from "./need.ts";
import { paymentSecrets } from "./needs.ts";
import { production } from "./stage.ts";

/** What CloudFront adds to every call. One value, or two with a comma between them while it is changed. */
export const originSecret = new sst.Secret("OriginSecret");

const accounts = providersOf(firstOffer.payments);

/** Those that are set by hand. Stripe's signing secret comes with the endpoint: stacks/webhook.ts. */
const names: SecretName[] = [
  "CheckoutKey",
  "SealKey",
  "PrivacyKey",
  "AddressKey",
  "LicenceKey",
  ...paymentSecrets,
  ...accounts.filter((id) => id !== "stripe").map((id) => providers[id].webhookSecret),
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

for (const { keys, keyPrefix } of accounts.map((id) => providers[id]))
  secrets[keys[0]]?.value.apply((key) => {
    if (!production && isLiveKey(key))
      throw new Error(`${keys[0]} of stage ${$app.stage} takes real money: give it a ${keyPrefix.test} key`);
  });
