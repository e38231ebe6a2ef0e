// The domain as a Lambda would be given it, from the environment that stand-ins.ts made. Child processes use it too.
import { offer } from "@store/contract/offer/offer";
import { configure, type Settings } from "@store/core/platform/settings";
import { privacyLinkFor } from "@store/core/privacy/person";
import { cognitoDirectory } from "@store/core/providers/cognito";
import { razorpayPayments } from "@store/core/providers/razorpay";
import { s3Files } from "@store/core/providers/s3";
import { sesMailer } from "@store/core/providers/ses";
import { signedAddress } from "@store/core/providers/signed-address";
import { stripePayments } from "@store/core/providers/stripe";
import { transports } from "./transports.ts";

export const webhookSecret = "whsec_test";
export const razorpayKeySecret = "rzp_secret";
export const siteUrl = "http://shop.test";

export const filmSigner = { accessKeyId: "tests", secretAccessKey: "tests", region: "ap-south-1" };

const stripe = { secretKey: "sk_test_shop", webhookSecret, endpoint: process.env.STRIPE_ENDPOINT };
const razorpay = razorpayPayments({
  keyId: "rzp_test_shop",
  keySecret: razorpayKeySecret,
  webhookSecret,
  endpoint: process.env.RAZORPAY_ENDPOINT,
});
export const adapters = { stripe: stripePayments({ ...stripe, httpClient: transports.stripe }), razorpay };
/** As a Lambda has them. */
export const adaptersOnSockets = { stripe: stripePayments(stripe), razorpay };
export const mailer = sesMailer({ from: "Shop <shop@shop.example>", replyTo: "help@shop.example" });

const settings: Settings = {
  siteUrl,
  checkoutKey: process.env.CHECKOUT_KEY ?? "",
  sealKey: process.env.SEAL_KEY ?? "",
  privacyKey: Buffer.alloc(32, 5).toString("base64"),
  addressKey: "address-key",
  licenceKey: Buffer.alloc(32, 6).toString("base64"),
  counterKey: "counter-key",
  reminderConsent: "notice",
  liveMode: false,
  cartMails: 1,
  cartMailsAfterFailedPayment: false,
  startMails: false,
  newsMails: false,
  gst: offer.gst,
  mailsPerSecond: 500,
  filmAddress: (film) => signedAddress(`${siteUrl}/__films/${film}.mp4`, filmSigner, 300, Date.now()),
  get fileStore() {
    return s3Files(process.env.FILES_ORIGIN ?? `${siteUrl}/__files`, () => filmSigner, 15);
  },
  paymentRules: offer.payments,
  sitePages: {
    build: async () => "build",
    render: async () => [],
    stage: async () => "aside",
    show: async () => undefined,
  },
  sitePictures: { keep: async () => undefined, list: async () => [], remove: async () => undefined },
  payments: async (provider) => adapters[provider],
  mailer: async () => mailer,
  privacyLink: privacyLinkFor,
  setupCode: process.env.SETUP_CODE ?? "",
  directory: async () => cognitoDirectory(process.env.ADMIN_POOL ?? ""),
  refusalTime: 0,
  orderFlood: Number.POSITIVE_INFINITY,
  secondFactor: "offered",
};

let changed: Partial<Settings> = {};

/** Gives the domain its settings, some of them changed. */
export function configureShop(changes: Partial<Settings> = {}): void {
  changed = changes;
  configure({ ...settings, ...changes });
}

/** The same once more, changes and all: a Lambda gives the domain its own settings when it is loaded. */
export function configureAgain(): void {
  configureShop(changed);
}

configureShop();
