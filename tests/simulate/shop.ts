// The one file that names the shop's own modules: what the simulation calls, sets and reads.

import type { GstSettings, PaymentRule } from "@store/contract/offer/settings";
import type { ManualStatus } from "@store/contract/order-statuses";
import { bootstrap } from "@store/core/bootstrap";
import { abandonedCarts } from "@store/core/carts/abandoned-carts";
import { sendAbandonedCartEmail } from "@store/core/carts/send-abandoned-cart-email";
import { CouponEntity } from "@store/core/coupons/coupon.entity";
import { setBlocked } from "@store/core/customers/block-customer";
import { changePassword } from "@store/core/customers/change-password";
import { changeProfile } from "@store/core/customers/change-profile";
import { deleteCustomer } from "@store/core/customers/delete-customer";
import { signUp } from "@store/core/customers/sign-up";
import { validateLogin } from "@store/core/customers/validate-login";
import { sweepInvoices } from "@store/core/invoices/sweep-invoices";
import { deliverMail } from "@store/core/mail/deliver-mail";
import { sweepMail } from "@store/core/mail/sweep-mail";
import { createPaymentOrder } from "@store/core/orders/checkout/create-payment-order";
import { startCheckout } from "@store/core/orders/checkout/start-checkout";
import { findUnmatched } from "@store/core/orders/payments/find-unmatched";
import { paymentWebhook } from "@store/core/orders/payments/payment-webhook";
import { refundByHand } from "@store/core/orders/payments/refund-by-hand";
import { stuckBuyers } from "@store/core/orders/payments/stuck-buyers";
import { syncPayments } from "@store/core/orders/payments/sync-payments";
import { deleteOrder } from "@store/core/orders/settlement/delete-order";
import { giveAsGift } from "@store/core/orders/settlement/give-as-gift";
import { orderStatus } from "@store/core/orders/settlement/order-status";
import { overrideOrder } from "@store/core/orders/settlement/override-order";
import { reconcile } from "@store/core/orders/settlement/reconcile";
import { runAs } from "@store/core/platform/request";
import { configure, type Settings } from "@store/core/platform/settings";
import { documents, table, waitForTransactions } from "@store/core/platform/table";
import type { Mailer, OutgoingMail } from "@store/core/providers/mailer";
import type { Payments, ProviderId } from "@store/core/providers/payments";
import { razorpayPayments } from "@store/core/providers/razorpay";
import { stripePayments } from "@store/core/providers/stripe";
import { renderPlain } from "../support/render-plain.ts";
import { fetchOf } from "./company/razorpay.ts";
import { httpClientOf, webhookSecret } from "./company/stripe.ts";
import type { Provider } from "./provider.ts";

export type { Mailer, ManualStatus, OutgoingMail };

export const tableClient = documents;
export const aroundSend = waitForTransactions;
export const tableName = table.table;

/** Everything that anybody can do to the shop. */
export const shop = {
  bootstrap,
  signUp,
  press: createPaymentOrder,
  status: orderStatus,
  /** Razorpay waits five seconds, and its function four. */
  webhook: (company: ProviderId, body: string, header: string) =>
    paymentWebhook(company, body, header, company === "razorpay" ? 4000 : undefined),
  startCheckout,
  leave: sendAbandonedCartEmail,
  logIn: validateLogin,
  refund: refundByHand,
  override: overrideOrder,
  deleteOrder,
  deleteCustomer,
  block: setBlocked,
  changeProfile,
  changePassword,
  gift: giveAsGift,
  sync: syncPayments,
  reconcile,
  sweepMail: () => sweepMail(renderPlain),
  deliverMail: (mailId: string) => deliverMail(mailId, renderPlain),
  numberInvoices: sweepInvoices,
  abandonedCarts,
  stuckBuyers,
  readBooks: findUnmatched,
};

let provider: () => Provider = () => {
  throw new Error("No world is running");
};
let payments: Record<ProviderId, Payments> | undefined;

/** Gives the domain its settings, and the two others it speaks with. */
export function configureShop(of: {
  provider: () => Provider;
  mailer: Mailer;
  gst: GstSettings;
  rules: readonly PaymentRule[];
}): void {
  provider = of.provider;
  payments ??= {
    stripe: stripePayments({
      secretKey: "sk_test_shop",
      webhookSecret,
      endpoint: "http://pay.test",
      httpClient: httpClientOf(() => provider()),
    }),
    razorpay: razorpayPayments({
      keyId: "rzp_test_shop",
      keySecret: "rzp_secret",
      webhookSecret,
      endpoint: "http://rzp.test",
      fetch: fetchOf(() => provider()),
    }),
  };
  const asked = payments;
  configure({
    siteUrl: "http://shop.test",
    checkoutKey: "checkout-key",
    sealKey: Buffer.alloc(32, 7).toString("base64"),
    privacyKey: Buffer.alloc(32, 5).toString("base64"),
    addressKey: "address-key",
    counterKey: "counter-key",
    reminderConsent: "notice",
    liveMode: false,
    paymentRules: of.rules,
    cartMails: 1,
    cartMailsAfterFailedPayment: false,
    startMails: false,
    newsMails: false,
    gst: of.gst,
    mailsPerSecond: 500,
    payments: async (company) => asked[company],
    mailer: async () => of.mailer,
  } satisfies Partial<Settings>);
}

/** Runs one call as the edge would: the actor comes from the request. */
export function asCaller<T>(viewerIp: string, requestId: string, work: () => Promise<T>): Promise<T> {
  return runAs({ viewerIp, requestId }, work);
}

/** Coupons of the stories: one that is soon used up, one that makes an order free, one that each buyer may use once. */
export async function makeCoupons(): Promise<void> {
  const coupon = { active: true, redemptions: 0, createdAt: Date.now() };
  await CouponEntity.put({ ...coupon, code: "RARE", percentage: 20, usageLimit: 2 }).go();
  await CouponEntity.put({ ...coupon, code: "GIFT", percentage: 100, usageLimit: 1 }).go();
  await CouponEntity.put({ ...coupon, code: "ONCE", amountOff: 150, oncePerBuyer: true }).go();
}
