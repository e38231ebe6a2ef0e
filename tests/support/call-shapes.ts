// A body of the right shape for each call, and what the call says to it.

import { type CallName, type Calls, callNames, calls } from "@store/contract/calls";
import { bundle } from "@store/contract/offer/catalogue";
import { offer } from "@store/contract/offer/offer";
import { unique } from "./buyers.ts";

const { price } = bundle();
const coupon = offer.quickCoupon;

const email = "shape@shop.example";
const orderId = "ORDER_1700000000000_abcdef123456";
const visit = { checkoutToken: "token" };
const session = { sessionToken: "token" };
const area = { ...session, resourceType: "checklist" };
const picture = {
  list: "checklist",
  pointId: "gen-1",
  side: "before",
  file: `${"0".repeat(32)}-800x600.webp`,
};

/** An address that is another one each time it is sent: a day, or an hour, has a few for each. */
const anew = <Field extends string>(field: Field) =>
  Object.defineProperty({}, field, {
    enumerable: true,
    get: () => `shape.${unique()}@shop.example`,
  }) as Record<Field, string>;

/**
 * For each call that takes JSON: a body of the right shape, which need not succeed but must not be called malformed, and what
 * the call answers to it: the first question after "is this well formed".
 */
export const shapes = {
  "start-checkout": [{}, 200],
  "sign-up": [{ email, full_name: "Asha Rao", phone: "9876543210" }, 200],
  "create-payment-order": [
    {
      ...{ ...visit, orderId, amount: price, name: "Asha Rao", email, phone: "9876543210" },
      ...{ customerId: "CUST_1234567890", upsells: ["seo-checklist"], discountCode: coupon.code },
    },
    401,
    "checkout.expired",
  ],
  "order-status": [{ ...visit, orderId }, 401, "checkout.expired"],
  "validate-discount": [{ code: coupon.code, subtotal: price }, 200],
  "recent-purchases": [{}, 200],
  "validate-login": [
    { username: email, password: "secret", resourceType: "checklist" },
    401,
    "login.invalid",
  ],
  "verify-resource-token": [area, 200, "session.invalid"],
  "get-resource": [area, 401, "session.invalid"],
  "download-template": [{ ...session, category: "creative", template: "spa" }, 401, "session.invalid"],
  "open-files": [{ ...session, product: "star-charts" }, 401, "session.invalid"],
  "read-account": [session, 401, "session.invalid"],
  "claim-guarantee": [{ ...session, orderId }, 401, "session.invalid"],
  "check-licence": [{ code: "0000-0000-0000-0000-0000" }, 404, "licence.not_found"],
  "shared-site": [{ code: "0".repeat(22) }, 404, "share.not_found"],
  "shared-pictures": [{ code: "0".repeat(22), pictures: [picture] }, 404, "share.not_found"],
  logout: [session, 200],
  "end-other-sessions": [session, 401, "session.invalid"],
  "change-own-password": [
    { ...session, current: "secret", password: "kettle-anvil-marigold" },
    401,
    "session.invalid",
  ],
  "send-abandoned-cart-email": [
    {
      ...{ ...visit, email, name: "Asha Rao", cartTotal: price, cartItems: ["Complete Funnel Bundle"] },
      ...{ upsells: ["seo-checklist"], discountCode: coupon.code },
    },
    401,
    "checkout.expired",
  ],
  "send-credentials-email": [{ ...visit, orderId }, 401, "checkout.expired"],
  "find-payment": [{ reference: "412345678901", paise: 99900, phoneLast4: "3210" }, 404, "payment.not_found"],
  "recover-access": [anew("username"), 200],
  "send-login-code": [anew("username"), 200],
  "validate-login-code": [{ attempt: "token", code: "123456" }, 401, "login.code_invalid"],
  "start-passkey-login": [{}, 200],
  "validate-passkey-login": [
    {
      passkey: {
        id: "aQ",
        clientDataJSON: "e30",
        authenticatorData: "aQ",
        signature: "aQ",
        userHandle: "aQ",
      },
    },
    401,
    "passkey.invalid",
  ],
  "report-error": [{ kind: "error", page: "/", message: "t is null", stack: "at a (/assets/a.js:1:2)" }, 200],
  "reset-password": [{ token: "token", password: "kettle-anvil-marigold" }, 401, "reset.invalid"],
  unsubscribe: [{ token: "token" }, 400, "unsubscribe.invalid"],
  "get-invoice": [{ link: "token" }, 401, "invoice.link"],
  "privacy-ask": [anew("email"), 200],
  "privacy-open": [{ token: "token" }, 401, "privacy.link"],
  "privacy-read": [{ privacyToken: "token" }, 401, "privacy.expired"],
  "save-progress": [
    { ...area, progress: { ticked: ["gen-1"], statuses: { "gen-1": "Good" } } },
    401,
    "session.invalid",
  ],
  "create-admin-user": [
    { setupCode: "not-the-code", email, password: "Kettle-anvil-marigold-7", fullName: "Asha Rao" },
    403,
  ],
} satisfies Record<
  Exclude<
    CallName,
    "stripe-webhook" | "razorpay-webhook" | "privacy-change" | "client-desk" | "passkeys" | AdminCall
  >,
  [body: Record<string, unknown>, status: number, code?: string]
>;

/** Calls that the gateway itself keeps outsiders from: tests/integration/admin-gate.test.ts has the rest. */
type AdminCall = { [Name in CallName]: Calls[Name]["who"] extends "admin" ? Name : never }[CallName];
export const adminNames = callNames.filter((name) => calls[name].who === "admin");

type JsonCall = keyof typeof shapes;
export const jsonCalls = callNames.filter((name): name is JsonCall => name in shapes);

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
