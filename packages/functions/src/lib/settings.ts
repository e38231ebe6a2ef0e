// Gives the domain what this Lambda was linked to: each reads only its own secrets, when it first needs them.
import { brand } from "@store/contract/brand";
import { configure } from "@store/core/lib/settings";
import { Resource } from "sst/resource";

const linked = Resource as unknown as Record<string, Record<string, string> | undefined>;

/** One property of a linked resource. Throws when the function was not linked to it. */
export function link(name: string, property = "value"): string {
  const value = linked[name]?.[property];
  if (value === undefined) throw new Error(`${name}.${property} is not linked to this function`);
  return value;
}

/** Same, or undefined where only some functions or stages have it. */
export function optionalLink(name: string, property = "value"): string | undefined {
  try {
    return linked[name]?.[property];
  } catch {
    return undefined;
  }
}

configure({
  get siteUrl() {
    return link("Site", "url");
  },
  get checkoutKey() {
    return link("CheckoutKey");
  },
  get sealKey() {
    return link("SealKey");
  },
  get liveMode() {
    return link("StripeSecretKey").startsWith("sk_live_");
  },
  payments: lazy(async () => {
    const { stripePayments } = await import("@store/core/order/stripe");
    return stripePayments({
      secretKey: link("StripeSecretKey"),
      webhookSecret: optionalLink("StripeWebhookSecret"),
      endpoint: process.env.STRIPE_ENDPOINT,
    });
  }),
  mailer: lazy(async () => {
    const { sesMailer } = await import("@store/core/mail/ses");
    return sesMailer({
      from: brand.mailFrom,
      replyTo: brand.supportEmail,
      configurationSet: optionalLink("Mail", "configSet"),
    });
  }),
});

function lazy<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
