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
  cartMails: brand.cartMails,
  cartMailsAfterFailedPayment: brand.cartMailsAfterFailedPayment,
  mailsPerSecond: brand.mailsPerSecond,
  payments: lazy(async () => {
    const { stripePayments } = await import("@store/core/order/stripe");
    return stripePayments({
      secretKey: link("StripeSecretKey"),
      webhookSecret: optionalLink("StripeWebhookSecret"),
      endpoint: process.env.STRIPE_ENDPOINT,
    });
  }),
  async filmAddress(film) {
    const { signedAddress } = await import("@store/core/lib/signed-address");
    const {
      AWS_ACCESS_KEY_ID = "",
      AWS_SECRET_ACCESS_KEY = "",
      AWS_SESSION_TOKEN,
      AWS_REGION = "",
    } = process.env;
    const signer = {
      accessKeyId: AWS_ACCESS_KEY_ID,
      secretAccessKey: AWS_SECRET_ACCESS_KEY,
      sessionToken: AWS_SESSION_TOKEN,
      region: AWS_REGION,
    };
    return signedAddress(`${link("Films", "origin")}/${film}.mp4`, signer, 300, Date.now());
  },
  get setupCode() {
    return link("SetupCode");
  },
  directory: lazy(async () => {
    const { cognitoDirectory } = await import("@store/core/admin/cognito");
    return cognitoDirectory(link("AdminPool", "id"));
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
