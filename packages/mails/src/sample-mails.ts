// Believable mails, for previews and tests. Nobody here is real.
import { brand } from "@store/contract/brand";
import { bundle, upsellById } from "@store/contract/catalogue";
import type {
  AccessRequestMail,
  AddedMail,
  AddressChangedMail,
  AdminInviteMail,
  AdminSecurityMail,
  CartFacts,
  CartMail,
  ComplaintAnsweredMail,
  ComplaintOpenedMail,
  CredentialsMail,
  DuplicateMail,
  DuplicateRefundedMail,
  ErasureMail,
  HelpMail,
  LibraryNewsMail,
  MailModel,
  OrderFacts,
  PasswordChangedMail,
  PaymentFailedMail,
  PrivacyLinkMail,
  RecoveryMail,
  RefundMail,
  StartMail,
} from "@store/contract/mail-model";
import { adminSecurityEvents } from "@store/contract/mail-model";
import { type PaymentCause, paymentCauses } from "@store/contract/payment-causes";
import { type Discount, priceBasket } from "@store/contract/price-basket";
import { type UpsellId, upsellIds } from "@store/contract/products";

const siteUrl: string = brand.siteUrl;
const { quickCoupon } = brand;
const name = "Meera Raghunathan";
const customerId = "CUST_1763690512";

/** An order as the worker would hand it over, priced by the catalogue. */
export function sampleOrder(upsells: readonly UpsellId[] = [], discount?: Discount): OrderFacts {
  const basket = priceBasket(upsells, discount);
  return {
    name,
    email: "meera@raghunathan.example",
    customerId,
    orderId: "ORDER_1763690512345_k3f9x2",
    lines: basket.lines.map(({ name, price }) => ({ name, price })),
    subtotal: basket.subtotal,
    discountCode: discount?.code,
    discountAmount: basket.discountAmount,
    total: basket.total,
    upsells,
    siteUrl,
    paidAt: Date.UTC(2026, 10, 21, 6, 35),
  };
}

export const sampleCredentials: CredentialsMail = {
  ...sampleOrder(["ad-templates", "seo-checklist"], quickCoupon),
  kind: "credentials",
  password: "9f3c2a71-5d0e-4b86-a1c4-e27b90d84c55b1f6e0c2d74a4f0f9c31a8be7d52604e",
};

export const sampleAdded: AddedMail = { ...sampleOrder(["seo-checklist"]), kind: "added" };

export const sampleDuplicate: DuplicateMail = { ...sampleOrder(), kind: "duplicate" };

export const sampleDuplicateRefunded: DuplicateRefundedMail = {
  ...sampleOrder(["seo-checklist"]),
  kind: "duplicate-refunded",
  refundedAmount: sampleOrder(["seo-checklist"]).total,
};

export const sampleRefund: RefundMail = {
  ...sampleOrder(["seo-checklist"]),
  kind: "refund",
  refundedAmount: sampleOrder(["seo-checklist"]).total,
  whole: true,
};

/** A basket that was left, in a shop at this address. */
export function sampleCart(shopUrl = siteUrl, upsells: readonly UpsellId[] = ["seo-checklist"]): CartFacts {
  const { lines, subtotal, discountCode, discountAmount, total } = sampleOrder(upsells, quickCoupon);
  const url = (path: string) => new URL(path, shopUrl).href;
  return {
    name,
    lines,
    subtotal,
    discountCode,
    discountAmount,
    total,
    restoreUrl: url(`/checkout?upsells=${upsells.join(",")}&code=${quickCoupon.code}&cart=sample`),
    unsubscribeUrl: url("/unsubscribe?token=sample"),
    siteUrl: shopUrl,
  };
}

/** The third mail of a series, with the coupon that it may bring. */
export const sampleLastCart: CartMail = {
  ...sampleCart(),
  kind: "cart-3",
  coupon: { code: "COMEBACK25", percentage: 25 },
  restoreUrl: `${siteUrl}/checkout?upsells=seo-checklist&code=COMEBACK25&cart=sample`,
};

export function samplePaymentFailed(cause: PaymentCause): PaymentFailedMail {
  return { ...sampleCart(), kind: "payment-failed", cause, findUrl: `${siteUrl}/lost-access#payment` };
}

export const sampleRecovery: RecoveryMail = {
  kind: "recovery",
  name,
  customerId,
  resetUrl: `${siteUrl}/reset-password#Q2hhbmdlIG5vdGhpbmcgdW50aWwgdGhlIGJ1dHRvbiBpcyBwcmVzc2Vk`,
  minutes: 30,
  siteUrl,
};

export const samplePasswordChanged: PasswordChangedMail = {
  kind: "password-changed",
  name,
  customerId,
  changedAt: Date.UTC(2026, 10, 21, 6, 35),
  byAdmin: false,
  siteUrl,
  recoverUrl: `${siteUrl}/lost-access`,
};

export const sampleAddressChanged: AddressChangedMail = {
  kind: "address-changed",
  name,
  customerId,
  changedAt: samplePasswordChanged.changedAt,
  siteUrl,
};

export const sampleAccessRequest: AccessRequestMail = {
  kind: "access-request",
  name,
  orderId: sampleOrder().orderId,
  askedAt: samplePasswordChanged.changedAt,
  siteUrl,
};

export const sampleHelp: HelpMail = {
  kind: "help",
  name,
  customerId,
  loginUrl: `${siteUrl}/funnel-templates-login`,
  recoverUrl: `${siteUrl}/lost-access`,
  siteUrl,
};

export function sampleStart(kind: StartMail["kind"]): StartMail {
  return { kind, name, customerId, unsubscribeUrl: `${siteUrl}/unsubscribe?token=sample`, siteUrl };
}

export const sampleNews: LibraryNewsMail = {
  kind: "library-news",
  name,
  customerId,
  news: {
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
  },
  unsubscribeUrl: `${siteUrl}/unsubscribe?token=sample`,
  siteUrl,
};

export const samplePrivacyLink: PrivacyLinkMail = {
  kind: "privacy-link",
  name: "",
  url: `${siteUrl}/privacy-centre#Q2hhbmdlIG5vdGhpbmcgdW50aWwgdGhlIGJ1dHRvbiBpcyBwcmVzc2Vk`,
  minutes: 30,
  siteUrl,
};

export function sampleErasure(kind: ErasureMail["kind"]): ErasureMail {
  return {
    ...{ kind, name, siteUrl, at: samplePasswordChanged.changedAt },
    kept: [{ orderId: "ORDER_1763690512345_k3f9x2", until: "2035-03-31" }],
    centreUrl: `${siteUrl}/privacy-centre`,
  };
}

const sampleComplaint = {
  ...{ name, siteUrl, requestId: "complaint-4f1c9a02d7" },
  boardAfter: Date.UTC(2027, 1, 19, 6, 35),
};

export const sampleComplaintOpened: ComplaintOpenedMail = {
  ...sampleComplaint,
  kind: "complaint-opened",
  settleBy: Date.UTC(2026, 11, 21, 6, 35),
};

export const sampleComplaintAnswered: ComplaintAnsweredMail = {
  ...sampleComplaint,
  kind: "complaint-answered",
  answer: "We have taken your number off the list.\n\nIt was there because of an order of 2024.",
  closed: true,
};

export const sampleAdminInvite: AdminInviteMail = {
  kind: "admin-invite",
  name,
  email: "meera@raghunathan.example",
  temporaryPassword: "9f3c2a71-5d0e-4b86",
  loginUrl: `${siteUrl}/admin/login`,
  siteUrl,
};

export const sampleAdminSecurity: AdminSecurityMail = {
  kind: "admin-security",
  name,
  event: "recovery-code",
  changedAt: samplePasswordChanged.changedAt,
  accountUrl: `${siteUrl}/admin/account`,
  siteUrl,
};

/** Every mail worth looking at, by the name of its picture. */
export const sampleMails: Readonly<Record<string, MailModel>> = {
  credentials: sampleCredentials,
  "credentials-agency": {
    ...sampleCredentials,
    ...sampleOrder(upsellIds),
    name: "സെബാസ്റ്റ്യൻ ഫ്രാൻസിസ് പുത്തൻപുരയ്ക്കൽ",
  },
  "credentials-long": {
    ...sampleCredentials,
    ...sampleOrder([], { code: "DIWALIFUNNELSFORALLMYFRIENDSANDFAMILY2026", percentage: 100 }),
    name: "Venkatanarasimharajuvaripeta ".repeat(4).trim(),
    email: `${"accounts.payable.and.receivable.".repeat(3)}department@a-very-long-company-name.example`,
  },
  added: sampleAdded,
  duplicate: sampleDuplicate,
  "duplicate-free": {
    ...sampleOrder([], { code: "FREE", percentage: 100 }),
    kind: "duplicate",
    name: "فاطمہ زہرا",
  },
  "duplicate-refunded": sampleDuplicateRefunded,
  refund: sampleRefund,
  "refund-part": { ...sampleRefund, refundedAmount: upsellById("seo-checklist").price, whole: false },
  invoice: { ...sampleOrder(["ad-templates"]), kind: "invoice", invoiceUrl: `${siteUrl}/invoice#sample` },
  "cart-1": {
    ...sampleCart(siteUrl, []),
    restoreUrl: `${siteUrl}/checkout?cart=sample`,
    discountCode: undefined,
    discountAmount: 0,
    total: bundle.price,
    kind: "cart-1",
  },
  "cart-1-long": {
    ...sampleCart(siteUrl, upsellIds),
    kind: "cart-1",
    name: "Venkatanarasimharajuvaripeta ".repeat(4).trim(),
  },
  "cart-2": { ...sampleCart(siteUrl, upsellIds), kind: "cart-2" },
  "cart-3": { ...sampleCart(), kind: "cart-3" },
  "cart-3-coupon": sampleLastCart,
  ...Object.fromEntries(
    paymentCauses.map((cause) => [`payment-failed-${cause}`, samplePaymentFailed(cause)]),
  ),
  recovery: sampleRecovery,
  "password-changed": samplePasswordChanged,
  "password-changed-admin": { ...samplePasswordChanged, byAdmin: true },
  "address-changed": sampleAddressChanged,
  "access-request": sampleAccessRequest,
  help: sampleHelp,
  "start-1": sampleStart("start-1"),
  "start-3": sampleStart("start-3"),
  "start-7": sampleStart("start-7"),
  "library-news": sampleNews,
  "admin-invite": sampleAdminInvite,
  ...Object.fromEntries(
    adminSecurityEvents.map((event) => [`admin-security-${event}`, { ...sampleAdminSecurity, event }]),
  ),
  "welcome-test": { kind: "welcome-test", siteUrl },
  "cart-test": { kind: "cart-test", siteUrl },
};
