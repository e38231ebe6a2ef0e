// For functions that take money, settle or send it back: `payments` in infra/needs.ts.
import { offer } from "@store/contract/offer/offer";
import { isLiveKey, providerIds, providers } from "@store/contract/providers";
import { configure } from "@store/core/platform/settings";
import type { Payments, ProviderId } from "@store/core/providers/payments";
import { lazy } from "./lazy.ts";
import { link, optionalLink } from "./links.ts";
import { razorpay } from "./razorpay.ts";

/** The adapter of each provider, made when first needed. */
const adapters: Record<ProviderId, () => Promise<Payments>> = {
  razorpay,
  stripe: lazy(async () => {
    const { stripePayments } = await import("@store/core/providers/stripe");
    return stripePayments({
      secretKey: link("StripeSecretKey"),
      webhookSecret: optionalLink("StripeWebhookSecret"),
      endpoint: process.env.STRIPE_ENDPOINT,
    });
  }),
};

configure({
  get liveMode() {
    return providerIds.some((id) => isLiveKey(optionalLink(providers[id].keys[0]) ?? ""));
  },
  get paymentRules() {
    return offer.payments;
  },
  payments: (provider) => adapters[provider](),
});
