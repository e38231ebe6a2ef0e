// The domain as a Lambda would be given it, from the environment that stand-ins.ts made. Child processes use it too.
import { cognitoDirectory } from "@store/core/admin/cognito";
import { configure, type Settings } from "@store/core/lib/settings";
import { signedAddress } from "@store/core/lib/signed-address";
import { sesMailer } from "@store/core/mail/ses";
import { stripePayments } from "@store/core/order/stripe";
import { watchConditions } from "./drop-condition.ts";

export const webhookSecret = "whsec_test";
export const siteUrl = "http://shop.test";

export const filmSigner = { accessKeyId: "tests", secretAccessKey: "tests", region: "ap-south-1" };

const payments = stripePayments({
  secretKey: "sk_test_shop",
  webhookSecret,
  endpoint: process.env.STRIPE_ENDPOINT,
});
const mailer = sesMailer({ from: "Shop <shop@funnelwright.example>", replyTo: "help@funnelwright.example" });

const settings: Settings = {
  siteUrl,
  checkoutKey: process.env.CHECKOUT_KEY ?? "",
  sealKey: process.env.SEAL_KEY ?? "",
  liveMode: false,
  cartMails: 1,
  cartMailsAfterFailedPayment: false,
  mailsPerSecond: 500,
  filmAddress: (film) => signedAddress(`${siteUrl}/__films/${film}.mp4`, filmSigner, 300, Date.now()),
  payments: async () => payments,
  mailer: async () => mailer,
  setupCode: process.env.SETUP_CODE ?? "",
  directory: async () => cognitoDirectory(process.env.ADMIN_POOL ?? ""),
};

/** Gives the domain its settings, some of them changed. */
export function configureShop(changes: Partial<Settings> = {}): void {
  configure({ ...settings, ...changes });
}

configureShop();
watchConditions();
