// Everything that must not be read. A stage where one of them is not set is refused, by name, before anything is made.
// `npm run doctor -- --stage X` tells how each is made.
import type { SecretName } from "../stacks/needs.ts";
import { production } from "./stage.ts";

/** What CloudFront adds to every call. One value, or two with a comma between them while it is changed. */
export const originSecret = new sst.Secret("OriginSecret");

export const secrets: Record<SecretName, sst.Secret> = {
  CheckoutKey: new sst.Secret("CheckoutKey"),
  SealKey: new sst.Secret("SealKey"),
  StripeSecretKey: new sst.Secret("StripeSecretKey"),
  StripeWebhookSecret: new sst.Secret("StripeWebhookSecret"),
  SetupCode: new sst.Secret("SetupCode"),
};

/** The value CloudFront sends: the first. The functions take both. */
export const originSecretSent = originSecret.value.apply((values) => {
  const [first = ""] = values.split(",");
  if (first.length < 32)
    throw new Error("OriginSecret is too short: set it to the output of `openssl rand -hex 32`");
  return first;
});

secrets.StripeSecretKey.value.apply((key) => {
  if (!production && key.startsWith("sk_live_"))
    throw new Error(`StripeSecretKey of stage ${$app.stage} takes real money: give it a sk_test_ key`);
});
