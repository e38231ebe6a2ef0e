// What each call and job may touch, and nothing else. Makes the IAM statements on AWS and docs/permissions.md, and
// is enforced by the stand-ins on the laptop, so that a handler that uses more fails there first.

import type { CallName } from "@store/contract/calls";
import { firstOffer } from "@store/contract/offer/first-offer";
import { providersOf } from "@store/contract/payment-rules";
import { providers } from "@store/contract/providers";
import type { Needs, SecretName } from "./need.ts";

/** The keys of the companies that the shop has accounts with: a function that settles an order may have to ask any of them. */
export const paymentSecrets: readonly SecretName[] = providersOf(firstOffer.payments).flatMap(
  (id) => providers[id].keys,
);

const settles = {
  table: ["GetItem", "Query", "PutItem", "UpdateItem", "ConditionCheckItem"],
  // The address is the account's, and what its login is found by.
  secrets: ["SealKey", "AddressKey", ...paymentSecrets],
  payments: true,
} as const satisfies Needs;

/** Lists, searches and changes orders or customers. */
const manages = {
  ...settles,
  table: [...settles.table, "BatchGetItem", "DeleteItem"],
  // For cursors.
  secrets: ["CheckoutKey", ...settles.secrets],
} as const satisfies Needs;

/** What is sold, as each build packs it: `packContent` on AWS, `buildHandlers` on the laptop. */
const handsOutContent = {
  content: true,
  files: [{ from: "packages/goods/dist", to: "content" }],
} as const satisfies Partial<Needs>;

const enrols = ["AdminCreateUser", "AdminGetUser", "AdminSetUserPassword", "AdminAddUserToGroup"] as const;

export const callNeeds: Record<CallName, Needs> = {
  "start-checkout": { table: [], secrets: ["CheckoutKey"] },
  "sign-up": { table: [], secrets: ["CheckoutKey", "AddressKey"] },
  "create-payment-order": {
    ...settles,
    secrets: ["CheckoutKey", ...settles.secrets],
  },
  "stripe-webhook": { ...settles, secrets: [...settles.secrets, providers.stripe.webhookSecret] },
  "razorpay-webhook": {
    ...settles,
    secrets: ["SealKey", "AddressKey", ...providers.razorpay.keys, providers.razorpay.webhookSecret],
  },
  "order-status": { ...settles, secrets: ["CheckoutKey", ...settles.secrets] },
  "validate-discount": { table: ["GetItem", "UpdateItem"], secrets: ["AddressKey", "CheckoutKey"] },
  "recent-purchases": { table: ["GetItem"], indexes: ["gsi1"] },
  "validate-login": {
    table: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    secrets: ["AddressKey"],
    argon2: true,
  },
  "send-login-code": { table: ["GetItem", "PutItem", "UpdateItem"], secrets: ["AddressKey", "SealKey"] },
  "validate-login-code": { table: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"] },
  "start-passkey-login": { table: ["PutItem", "UpdateItem"] },
  "validate-passkey-login": {
    table: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    webauthn: true,
  },
  passkeys: {
    table: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
    webauthn: true,
  },
  "verify-resource-token": { table: ["GetItem", "UpdateItem"], ...handsOutContent },
  "get-resource": { table: ["GetItem", "UpdateItem"], ...handsOutContent, films: true },
  "open-files": { table: ["GetItem", "Query", "UpdateItem"], uploads: "reads" },
  "claim-guarantee": settles,
  "client-desk": {
    table: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
    // Signs certificates.
    secrets: ["LicenceKey"],
    findings: "keeps",
    // Knows which points there are.
    ...handsOutContent,
  },
  "check-licence": { table: ["GetItem", "UpdateItem"], indexes: ["gsi1"] },
  "shared-site": { table: ["GetItem", "Query", "UpdateItem"], indexes: ["gsi1"], ...handsOutContent },
  "shared-pictures": { table: ["GetItem", "UpdateItem"], indexes: ["gsi1"], findings: "reads" },
  "read-account": {
    table: ["GetItem", "Query", "UpdateItem"],
    indexes: ["gsi3"],
    // Signs links to invoices.
    secrets: ["CheckoutKey"],
    // Knows what each area holds.
    ...handsOutContent,
  },
  logout: { table: ["DeleteItem"] },
  "end-other-sessions": { table: ["GetItem", "Query", "UpdateItem", "DeleteItem"] },
  "change-own-password": { table: ["GetItem", "PutItem", "UpdateItem"], argon2: true },
  "send-abandoned-cart-email": {
    table: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"],
    secrets: ["CheckoutKey", "PrivacyKey", "AddressKey"],
  },
  "send-credentials-email": {
    table: ["GetItem", "PutItem", "UpdateItem"],
    secrets: ["CheckoutKey", "SealKey"],
  },
  "recover-access": { table: ["GetItem", "PutItem", "UpdateItem"], secrets: ["AddressKey"] },
  // Settles what looks unpaid, and mails what is paid.
  "find-payment": settles,
  "reset-password": { table: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"], argon2: true },
  // Writes a line into its log, and nothing anywhere else.
  "report-error": { table: [] },
  unsubscribe: { table: ["Query", "PutItem"], secrets: ["CheckoutKey", "PrivacyKey", "AddressKey"] },
  "privacy-ask": { table: ["PutItem", "UpdateItem"], secrets: ["SealKey", "PrivacyKey"] },
  "privacy-open": { table: ["UpdateItem", "DeleteItem"], secrets: ["CheckoutKey", "PrivacyKey"] },
  "privacy-read": {
    table: ["GetItem", "BatchGetItem", "Query"],
    indexes: ["gsi1", "gsi3"],
    secrets: ["CheckoutKey", "PrivacyKey", "AddressKey"],
  },
  "privacy-change": {
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    indexes: ["gsi3"],
    secrets: ["CheckoutKey", "SealKey", "PrivacyKey", "AddressKey"],
  },
  "get-invoice": {
    table: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    secrets: ["CheckoutKey", "PrivacyKey"],
    files: [
      { from: "packages/invoices-pdf/fonts", to: "fonts" },
      // Looked for beside the module that was bundled.
      { from: "node_modules/harfbuzzjs/dist/harfbuzz.wasm", to: "harfbuzz.wasm" },
    ],
    pdf: true,
  },
  "download-template": {
    table: ["GetItem", "UpdateItem"],
    files: [{ from: "packages/goods/library/templates", to: "templates" }],
  },
  "save-progress": { table: ["GetItem", "UpdateItem", "PutItem", "DeleteItem"] },
  "admin-orders": { ...manages, indexes: ["gsi1", "gsi3"] },
  "admin-users": { ...manages, indexes: ["gsi1", "gsi2", "gsi3"], argon2: true },
  "admin-coupons": { table: ["GetItem", "Query", "PutItem", "UpdateItem"], indexes: ["gsi1"] },
  "admin-content": {
    table: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    uploads: "keeps",
    pictures: "adds",
  },
  "admin-offer": {
    table: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    indexes: ["gsi1"],
    pages: true,
  },
  "admin-gst": {
    table: ["GetItem", "Query", "PutItem"],
    indexes: ["gsi1", "gsi2", "gsi3"],
    // Opens the sealed buyer of an erased order, for the return.
    secrets: ["CheckoutKey", "PrivacyKey"],
  },
  "admin-privacy": {
    table: ["GetItem", "PutItem", "UpdateItem"],
    indexes: ["gsi1"],
    secrets: ["CheckoutKey", "SealKey", "PrivacyKey"],
  },
  "admin-dashboard": { table: ["GetItem", "Query"] },
  "admin-people": {
    table: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    indexes: ["gsi1"],
    secrets: ["CheckoutKey", "SealKey"],
    pool: [...enrols, "AdminDisableUser", "AdminUserGlobalSignOut", "AdminDeleteUser"],
  },
  "admin-account": {
    table: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"],
    secrets: ["SealKey"],
  },
  "create-authorized-user": {
    table: ["GetItem", "Query", "PutItem", "UpdateItem", "ConditionCheckItem"],
    secrets: ["SealKey", "AddressKey"],
  },
  "send-test-email": { table: ["GetItem", "PutItem", "UpdateItem"], secrets: ["SealKey"] },
  "create-admin-user": {
    table: ["GetItem", "PutItem", "UpdateItem"],
    secrets: ["SetupCode"],
    pool: enrols,
  },
};

export const jobNames = [
  "mail-worker",
  "mail-sweep",
  "mail-events",
  "abandoned-carts",
  "stuck-buyers",
  "reconcile",
  "unmatched-payments",
  "number-invoices",
  "privacy-requests",
  "retention",
  "render-pages",
  "canary",
  "bootstrap",
  "smoke-purchase",
] as const;
export type JobName = (typeof jobNames)[number];

/** Signs the links of a reminder, makes those of a recovery, and looks up whether anything is kept of an address. */
const sendsMail = {
  table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
  indexes: ["gsi3"],
  secrets: ["CheckoutKey", "SealKey", "PrivacyKey", "AddressKey"],
  mail: true,
} as const satisfies Needs;

/** Takes people out of rows, and seals what the law wants of them. */
const scrubs = {
  table: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
  secrets: ["SealKey", "PrivacyKey", "AddressKey"],
} as const satisfies Needs;

export const jobNeeds: Record<JobName, Needs> = {
  "mail-worker": sendsMail,
  "mail-sweep": { ...sendsMail, indexes: ["gsi2", "gsi3"] },
  "mail-events": { table: ["PutItem", "UpdateItem"], secrets: ["AddressKey"] },
  "abandoned-carts": {
    table: ["GetItem", "PutItem", "UpdateItem", "ConditionCheckItem"],
    indexes: ["gsi2"],
    secrets: ["AddressKey"],
  },
  "stuck-buyers": {
    table: ["GetItem", "PutItem", "UpdateItem"],
    indexes: ["gsi2"],
    secrets: ["AddressKey"],
  },
  reconcile: { ...settles, indexes: ["gsi2"] },
  "unmatched-payments": { ...settles, indexes: ["gsi1"] },
  "number-invoices": {
    table: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    indexes: ["gsi2"],
  },
  "privacy-requests": {
    ...scrubs,
    table: [...scrubs.table, "BatchGetItem"],
    indexes: ["gsi1", "gsi3"],
    // Asks how late a provider may take money.
    secrets: [...scrubs.secrets, ...paymentSecrets],
    payments: true,
    findings: "removes",
  },
  retention: { ...scrubs, indexes: ["gsi1", "gsi3"], findings: "removes", pictures: "clears" },
  "render-pages": {
    // Publishes what waited for its second.
    table: ["GetItem", "PutItem", "UpdateItem"],
    pages: true,
  },
  canary: { table: [], visits: true },
  // Looks for lists that an older release has written.
  bootstrap: { table: ["GetItem", "PutItem", "UpdateItem"], indexes: ["gsi1"], pages: true },
  // Makes its coupon, and takes back what it bought.
  "smoke-purchase": {
    table: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    indexes: ["gsi1"],
    secrets: ["SealKey", "AddressKey"],
    visits: true,
  },
};

/** What a function may touch: a call's, a job's; nothing at all for any other. */
export function needsOf(name: string): Needs {
  return callNeeds[name as CallName] ?? jobNeeds[name as JobName] ?? { table: [] };
}
