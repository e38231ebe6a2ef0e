// Believable mails, for previews, tests and /test-email. Nobody here is real.
import { brand } from "@store/contract/brand";
import {
  adminSecurityEvents,
  type CartFacts,
  type MailKind,
  type MailModel,
  type MailOf,
  type OrderFacts,
} from "@store/contract/mail-model";
import { bundle, productById } from "@store/contract/offer/catalogue";
import { offer } from "@store/contract/offer/offer";
import { paymentCauses } from "@store/contract/payment-causes";
import { type Discount, priceBasket } from "@store/contract/price-basket";
import { type ProductId, upsellIds } from "@store/contract/products";

const siteUrl: string = brand.siteUrl;
const { quickCoupon } = offer;
const name = "Meera Raghunathan";
const email = "meera@raghunathan.example";
const customerId = "CUST_1763690512";
const orderId = "ORDER_1763690512345_k3f9x2";
const changedAt = Date.UTC(2026, 10, 21, 6, 35);
const loginUrl = `${siteUrl}/funnel-templates-login`;
const recoverUrl = `${siteUrl}/lost-access`;
const unsubscribeUrl = `${siteUrl}/unsubscribe?token=sample`;
const token = "Q2hhbmdlIG5vdGhpbmcgdW50aWwgdGhlIGJ1dHRvbiBpcyBwcmVzc2Vk";

/** An order as the worker would hand it over, priced by the catalogue. */
export function sampleOrder(upsells: readonly ProductId[] = [], discount?: Discount): OrderFacts {
  const { lines, subtotal, discountAmount, total } = priceBasket(upsells, discount);
  return {
    ...{ name, email, customerId, orderId, subtotal, discountAmount, total, siteUrl },
    opens: lines.flatMap(({ opens }) => opens),
    lines: lines.map((line) => ({ name: line.name, price: line.price })),
    discountCode: discount?.code,
    paidAt: changedAt,
  };
}

/** A basket that was left, in a shop at this address. */
export function sampleCart(
  shopUrl = siteUrl,
  upsells: readonly ProductId[] = ["seo-checklist"],
  coupon: Discount = quickCoupon,
): CartFacts {
  const { lines, subtotal, discountCode, discountAmount, total } = sampleOrder(upsells, coupon);
  const url = (path: string) => new URL(path, shopUrl).href;
  return {
    ...{ name, lines, subtotal, discountCode, discountAmount, total },
    restoreUrl: url(`/checkout?upsells=${upsells.join(",")}&code=${coupon.code}&cart=sample`),
    unsubscribeUrl: url("/unsubscribe?token=sample"),
    siteUrl: shopUrl,
  };
}

const comeback = { code: "COMEBACK25", percentage: 25 };
const order = sampleOrder(["seo-checklist"]);
const account = { name, customerId, siteUrl };
const start = { ...account, unsubscribeUrl };
const erasure = {
  ...{ name, siteUrl, at: changedAt, centreUrl: `${siteUrl}/privacy-centre` },
  kept: [{ orderId, until: "2035-03-31" }],
};
const complaint = {
  ...{ name, siteUrl, requestId: "complaint-4f1c9a02d7" },
  boardAfter: Date.UTC(2027, 1, 19, 6, 35),
};
const news = {
  day: "2026-11-22",
  subject: "Three templates changed: new tax form numbers, older charts",
  why: "The Income-tax Act 2025 gave the yearly forms new numbers, and since 1 July 2026 whoever only teaches trading may show no prices younger than 30 days.",
  changes: [
    {
      template: "Trading",
      what: "Lessons, journal and sessions work with charts that are at least 30 days old, and the answers say why.",
    },
    {
      template: "Digital Product 1",
      what: "Form 168 in place of Form 26AS, and the financial year in brackets is 2026-27.",
    },
    { template: "Thank You Page 1", what: "Form 130 in place of Form 16, in the offer at the end." },
  ],
};

/** One of each kind. */
export const samples: { readonly [Kind in MailKind]: MailOf<Kind> } = {
  credentials: {
    ...sampleOrder(["ad-templates", "seo-checklist"], quickCoupon),
    kind: "credentials",
    password: "9f3c2a71-5d0e-4b86-a1c4-e27b90d84c55b1f6e0c2d74a4f0f9c31a8be7d52604e",
  },
  added: { ...order, kind: "added" },
  duplicate: { ...sampleOrder(), kind: "duplicate" },
  "duplicate-refunded": { ...order, kind: "duplicate-refunded", refundedAmount: order.total },
  refund: { ...order, kind: "refund", refundedAmount: order.total, whole: true },
  invoice: { ...sampleOrder(["ad-templates"]), kind: "invoice", invoiceUrl: `${siteUrl}/invoice#sample` },
  "cart-1": {
    ...sampleCart(siteUrl, []),
    restoreUrl: `${siteUrl}/checkout?cart=sample`,
    discountCode: undefined,
    discountAmount: 0,
    total: bundle().price,
    kind: "cart-1",
  },
  "cart-2": { ...sampleCart(siteUrl, upsellIds), kind: "cart-2" },
  "cart-3": {
    ...sampleCart(siteUrl, ["seo-checklist"], comeback),
    kind: "cart-3",
    coupon: comeback,
  },
  "payment-failed": {
    ...sampleCart(),
    kind: "payment-failed",
    cause: "timed_out",
    findUrl: `${siteUrl}/lost-access#payment`,
  },
  recovery: { ...account, kind: "recovery", resetUrl: `${siteUrl}/reset-password#${token}`, minutes: 30 },
  "login-code": { kind: "login-code", name, code: "418205", minutes: 10, siteUrl },
  "password-changed": { ...account, kind: "password-changed", changedAt, byAdmin: false, recoverUrl },
  "passkey-added": { ...account, kind: "passkey-added", changedAt, recoverUrl },
  "address-changed": { ...account, kind: "address-changed", changedAt },
  "access-request": { kind: "access-request", name, orderId, askedAt: changedAt, siteUrl },
  help: { ...account, kind: "help", loginUrl, recoverUrl },
  "start-1": { ...start, kind: "start-1" },
  "start-3": { ...start, kind: "start-3" },
  "start-7": { ...start, kind: "start-7" },
  "library-news": { ...start, kind: "library-news", news },
  "privacy-link": {
    ...{ kind: "privacy-link", name: "", siteUrl },
    url: `${siteUrl}/privacy-centre#${token}`,
    minutes: 30,
  },
  "erasure-begun": { ...erasure, kind: "erasure-begun" },
  "erasure-done": { ...erasure, kind: "erasure-done" },
  "complaint-opened": { ...complaint, kind: "complaint-opened", settleBy: Date.UTC(2026, 11, 21, 6, 35) },
  "complaint-answered": {
    ...complaint,
    kind: "complaint-answered",
    answer: "We have taken your number off the list.\n\nIt was there because of an order of 2024.",
    closed: true,
  },
  "admin-invite": {
    ...{ kind: "admin-invite", name, email, siteUrl },
    temporaryPassword: "9f3c2a71-5d0e-4b86",
    loginUrl: `${siteUrl}/admin/login`,
  },
  "admin-security": {
    ...{ kind: "admin-security", name, event: "recovery-code", changedAt, siteUrl },
    accountUrl: `${siteUrl}/admin/account`,
  },
  "welcome-test": { kind: "welcome-test", siteUrl },
  "cart-test": { kind: "cart-test", siteUrl },
};

const longName = "Venkatanarasimharajuvaripeta ".repeat(4).trim();

/** Every mail worth looking at, by the name of its picture. */
export const sampleMails: Readonly<Record<string, MailModel>> = {
  ...samples,
  "credentials-agency": {
    ...samples.credentials,
    ...sampleOrder(upsellIds),
    name: "സെബാസ്റ്റ്യൻ ഫ്രാൻസിസ് പുത്തൻപുരയ്ക്കൽ",
  },
  "credentials-long": {
    ...samples.credentials,
    ...sampleOrder([], { code: "DIWALIFUNNELSFORALLMYFRIENDSANDFAMILY2026", percentage: 100 }),
    name: longName,
    email: `${"accounts.payable.and.receivable.".repeat(3)}department@a-very-long-company-name.example`,
  },
  "duplicate-free": {
    ...sampleOrder([], { code: "FREE", percentage: 100 }),
    kind: "duplicate",
    name: "فاطمہ زہرا",
  },
  "refund-part": { ...samples.refund, refundedAmount: productById("seo-checklist").price, whole: false },
  "cart-1-long": { ...sampleCart(siteUrl, upsellIds), kind: "cart-1", name: longName },
  "cart-3-plain": { ...sampleCart(), kind: "cart-3" },
  "password-changed-admin": { ...samples["password-changed"], byAdmin: true },
  ...Object.fromEntries(
    paymentCauses.map((cause) => [`payment-failed-${cause}`, { ...samples["payment-failed"], cause }]),
  ),
  ...Object.fromEntries(
    adminSecurityEvents.map((event) => [`admin-security-${event}`, { ...samples["admin-security"], event }]),
  ),
};
