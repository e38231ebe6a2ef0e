// Stripe's way to tell the shop what happened to a payment: its endpoint, and the secret that signs what it sends.

import { firstOffer } from "@store/contract/offer/first-offer";
import { providersOf } from "@store/contract/payment-rules";
import { stripeApiVersion, stripeEvents, webhookPath } from "../infra/payments.ts";
import { secrets } from "../infra/secrets.ts";
import { StripeEndpoint } from "../infra/stripe-endpoint.ts";
import { siteUrl } from "./site.ts";

/**
 * What `stripe-webhook` is linked to. Under `sst dev` the calls are on a laptop that Stripe cannot reach: there the Stripe
 * CLI forwards events, and signs them with a secret of its own.
 */
export const webhookSecret = !providersOf(firstOffer.payments).includes("stripe")
  ? undefined
  : $dev
    ? new sst.Secret("StripeWebhookSecret")
    : new sst.Linkable("StripeWebhookSecret", { properties: { value: makeEndpoint().secret } });

function makeEndpoint(): StripeEndpoint {
  const { StripeSecretKey: stripeKey } = secrets;
  if (!stripeKey) throw new Error("The shop has no account with Stripe");
  return new StripeEndpoint("StripeEndpoint", {
    secretKey: stripeKey.value,
    url: $interpolate`${siteUrl}${webhookPath}`,
    events: [...stripeEvents],
    apiVersion: stripeApiVersion,
    owner: `${$app.name}/${$app.stage}`,
    api: "https://api.stripe.com",
  });
}
