// A body of the right shape for each call, and what the call says to it.

import { type CallName, type Calls, callNames, calls } from "@store/contract/calls";
import { bundle } from "@store/contract/offer/catalogue";
import { offer } from "@store/contract/offer/offer";
import { unique } from "./buyers.ts";

const { price } = bundle();
const coupon = offer.quickCoupon;

/** A body of the right shape for each call that takes JSON. It need not succeed; it must not be called malformed. */
export const shapes = {
  "start-checkout": {},
  "sign-up": { email: "shape@shop.example", full_name: "Asha Rao", phone: "9876543210" },
  "create-payment-order": {
    checkoutToken: "token",
    orderId: "ORDER_1700000000000_abcdef123456",
    amount: price,
    name: "Asha Rao",
    email: "shape@shop.example",
    phone: "9876543210",
    customerId: "CUST_1234567890",
    upsells: ["seo-checklist"],
    discountCode: coupon.code,
  },
  "order-status": { checkoutToken: "token", orderId: "ORDER_1700000000000_abcdef123456" },
  "validate-discount": { code: coupon.code, subtotal: price },
  "recent-purchases": {},
  "validate-login": { username: "shape@shop.example", password: "secret", resourceType: "checklist" },
  "verify-resource-token": { sessionToken: "token", resourceType: "checklist" },
  "get-resource": { sessionToken: "token", resourceType: "checklist" },
  "download-template": { sessionToken: "token", category: "creative", template: "spa" },
  "open-files": { sessionToken: "token", product: "star-charts" },
  "read-account": { sessionToken: "token" },
  "claim-guarantee": { sessionToken: "token", orderId: "ORDER_1700000000000_abcdef123" },
  "check-licence": { code: "0000-0000-0000-0000-0000" },
  "shared-site": { code: "0000000000000000000000" },
  "shared-pictures": {
    code: "0000000000000000000000",
    pictures: [
      { list: "checklist", pointId: "gen-1", side: "before", file: `${"0".repeat(32)}-800x600.webp` },
    ],
  },
  logout: { sessionToken: "token" },
  "end-other-sessions": { sessionToken: "token" },
  "change-own-password": { sessionToken: "token", current: "secret", password: "kettle-anvil-marigold" },
  "send-abandoned-cart-email": {
    checkoutToken: "token",
    email: "shape@shop.example",
    name: "Asha Rao",
    cartTotal: price,
    cartItems: ["Complete Funnel Bundle"],
    upsells: ["seo-checklist"],
    discountCode: coupon.code,
  },
  "send-credentials-email": { checkoutToken: "token", orderId: "ORDER_1700000000000_abcdef123456" },
  "find-payment": { reference: "412345678901", paise: 99900, phoneLast4: "3210" },
  "recover-access": {
    /** Another one each time it is sent: a day has three for each. */
    get username() {
      return `shape.${unique()}@shop.example`;
    },
  },
  "send-login-code": {
    /** Another one each time it is sent: an hour has five for each. */
    get username() {
      return `shape.${unique()}@shop.example`;
    },
  },
  "validate-login-code": { attempt: "token", code: "123456" },
  "start-passkey-login": {},
  "validate-passkey-login": {
    passkey: { id: "aQ", clientDataJSON: "e30", authenticatorData: "aQ", signature: "aQ", userHandle: "aQ" },
  },
  "report-error": { kind: "error", page: "/", message: "t is null", stack: "at a (/assets/a.js:1:2)" },
  "reset-password": { token: "token", password: "kettle-anvil-marigold" },
  unsubscribe: { token: "token" },
  "get-invoice": { link: "token" },
  "privacy-ask": {
    /** Another one each time it is sent: a day has three for each. */
    get email() {
      return `shape.${unique()}@shop.example`;
    },
  },
  "privacy-open": { token: "token" },
  "privacy-read": { privacyToken: "token" },
  "save-progress": {
    sessionToken: "token",
    resourceType: "checklist",
    progress: { ticked: ["gen-1"], statuses: { "gen-1": "Good" } },
  },
  "create-admin-user": {
    setupCode: "not-the-code",
    email: "shape@shop.example",
    password: "Kettle-anvil-marigold-7",
    fullName: "Asha Rao",
  },
} as const satisfies Record<
  Exclude<
    CallName,
    "stripe-webhook" | "razorpay-webhook" | "privacy-change" | "client-desk" | "passkeys" | AdminCall
  >,
  Record<string, unknown>
>;

/** Calls that the gateway itself keeps outsiders from: tests/integration/admin-gate.test.ts has the rest. */
type AdminCall = { [Name in CallName]: Calls[Name]["who"] extends "admin" ? Name : never }[CallName];
export const adminNames = callNames.filter((name) => calls[name].who === "admin");

type JsonCall = keyof typeof shapes;
export const jsonCalls = callNames.filter((name): name is JsonCall => name in shapes);

/** What each of them answers to its shape: the first question after "is this well formed". */
export const afterwards: Record<JsonCall, [status: number, code?: string]> = {
  "start-checkout": [200],
  "sign-up": [200],
  "create-payment-order": [401, "checkout.expired"],
  "order-status": [401, "checkout.expired"],
  "validate-discount": [200],
  "recent-purchases": [200],
  "validate-login": [401, "login.invalid"],
  "verify-resource-token": [200, "session.invalid"],
  "get-resource": [401, "session.invalid"],
  "download-template": [401, "session.invalid"],
  "open-files": [401, "session.invalid"],
  "read-account": [401, "session.invalid"],
  "claim-guarantee": [401, "session.invalid"],
  "check-licence": [404, "licence.not_found"],
  "shared-site": [404, "share.not_found"],
  "shared-pictures": [404, "share.not_found"],
  logout: [200],
  "end-other-sessions": [401, "session.invalid"],
  "change-own-password": [401, "session.invalid"],
  "send-abandoned-cart-email": [401, "checkout.expired"],
  "send-credentials-email": [401, "checkout.expired"],
  "recover-access": [200],
  "send-login-code": [200],
  "validate-login-code": [401, "login.code_invalid"],
  "start-passkey-login": [200],
  "validate-passkey-login": [401, "passkey.invalid"],
  "find-payment": [404, "payment.not_found"],
  "report-error": [200],
  "reset-password": [401, "reset.invalid"],
  unsubscribe: [400, "unsubscribe.invalid"],
  "get-invoice": [401, "invoice.link"],
  "privacy-ask": [200],
  "privacy-open": [401, "privacy.link"],
  "privacy-read": [401, "privacy.expired"],
  "save-progress": [401, "session.invalid"],
  "create-admin-user": [403],
};

/** Whether a call can do without a field. */
export function isOptional(name: CallName, field: string): boolean {
  return (
    ["discountCode", "cartTotal", "cartItems"].includes(field) ||
    (name === "reset-password" && field === "password") ||
    (name === "validate-login" && field === "resourceType") ||
    (name === "report-error" && field === "stack") ||
    (name === "open-files" && field === "fileId") ||
    // One of several ways to say which.
    name === "get-invoice"
  );
}

/** Passwords and tokens take any text: they are never judged, only compared. */
export function accepts(name: CallName, field: string, value: unknown): boolean {
  // A new password is judged: it has twelve characters and more.
  if (/^(reset-password|change-own-password|create-admin-user)$/.test(name) && field === "password")
    return false;
  if (field === "progress") return value === null;
  return /password|token|attempt|setupCode|current|link/i.test(field) && value === "\u0000";
}
