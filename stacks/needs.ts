// What each call and job may touch, and nothing else. Makes the IAM statements on AWS and docs/permissions.md, and
// is enforced by the stand-ins on the laptop, so that a handler that uses more fails there first.
import type { CallName } from "@store/contract/calls";

export type TableAction =
  | "GetItem"
  | "BatchGetItem"
  | "PutItem"
  | "UpdateItem"
  | "DeleteItem"
  | "ConditionCheckItem"
  | "Query";
export type IndexName = "gsi1" | "gsi2" | "gsi3";
export type SecretName = "CheckoutKey" | "SealKey" | "StripeSecretKey" | "StripeWebhookSecret" | "SetupCode";
/** What may be done with the admins' pool. */
export type PoolAction =
  | "AdminCreateUser"
  | "AdminGetUser"
  | "AdminSetUserPassword"
  | "AdminAddUserToGroup"
  | "AdminDisableUser"
  | "AdminUserGlobalSignOut"
  | "AdminDeleteUser";

export interface Needs {
  /** Actions on the table itself. */
  table: readonly TableAction[];
  /** Indexes it may query. */
  indexes?: readonly IndexName[];
  secrets?: readonly SecretName[];
  /** May send mail: the mail worker and its sweep, nobody else. */
  mail?: true;
  /** A folder of the project that travels beside the bundle, and in no other. */
  files?: { from: string; to: string };
  /** May sign addresses of films. */
  films?: true;
  /** Actions on the admins' pool. */
  pool?: readonly PoolAction[];
  /** Hashes passwords, with a native module. */
  argon2?: true;
}

const settles = {
  table: ["GetItem", "PutItem", "UpdateItem"],
  secrets: ["SealKey", "StripeSecretKey"],
  argon2: true,
} as const satisfies Needs;

/** Lists, searches and changes orders or customers. */
const manages = {
  ...settles,
  table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
  // For cursors.
  secrets: ["CheckoutKey", ...settles.secrets],
} as const satisfies Needs;

const enrols = ["AdminCreateUser", "AdminGetUser", "AdminSetUserPassword", "AdminAddUserToGroup"] as const;

export const callNeeds: Record<CallName, Needs> = {
  "sign-up": { table: ["PutItem", "UpdateItem"], secrets: ["CheckoutKey"] },
  "create-payment-order": {
    ...settles,
    table: ["GetItem", "PutItem", "UpdateItem", "ConditionCheckItem"],
    secrets: ["CheckoutKey", ...settles.secrets],
  },
  "stripe-webhook": { ...settles, secrets: [...settles.secrets, "StripeWebhookSecret"] },
  "order-status": { ...settles, secrets: ["CheckoutKey", ...settles.secrets] },
  "validate-discount": { table: ["GetItem", "UpdateItem"] },
  "validate-login": {
    table: ["GetItem", "PutItem", "UpdateItem"],
    argon2: true,
  },
  "verify-resource-token": { table: ["GetItem", "UpdateItem"] },
  "get-resource": { table: ["GetItem", "UpdateItem"], films: true },
  "send-abandoned-cart-email": { table: ["GetItem", "UpdateItem"] },
  "send-credentials-email": {
    table: ["GetItem", "PutItem", "UpdateItem"],
    secrets: ["CheckoutKey", "SealKey"],
  },
  "recover-access": { table: ["GetItem", "PutItem", "UpdateItem"] },
  "reset-password": { table: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"], argon2: true },
  unsubscribe: { table: ["PutItem"], secrets: ["CheckoutKey"] },
  "download-template": {
    table: ["GetItem", "UpdateItem"],
    files: { from: "packages/funnels/library", to: "templates" },
  },
  "save-progress": { table: ["GetItem", "UpdateItem", "PutItem", "DeleteItem"] },
  "admin-orders": { ...manages, indexes: ["gsi1", "gsi3"] },
  "admin-users": { ...manages, indexes: ["gsi1", "gsi2", "gsi3"] },
  "admin-coupons": { table: ["GetItem", "Query", "PutItem", "UpdateItem"], indexes: ["gsi1"] },
  "admin-dashboard": { table: ["GetItem", "Query"] },
  "admin-people": {
    table: ["GetItem", "Query", "PutItem", "UpdateItem"],
    indexes: ["gsi1"],
    secrets: ["CheckoutKey", "SealKey"],
    pool: [...enrols, "AdminDisableUser", "AdminUserGlobalSignOut", "AdminDeleteUser"],
  },
  "create-authorized-user": {
    table: ["GetItem", "PutItem", "UpdateItem"],
    secrets: ["SealKey"],
    argon2: true,
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
  "bootstrap",
] as const;
export type JobName = (typeof jobNames)[number];

/** Signs the links of a reminder, and makes those of a recovery. */
const sendsMail = {
  table: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"],
  secrets: ["CheckoutKey", "SealKey"],
  mail: true,
} as const satisfies Needs;

export const jobNeeds: Record<JobName, Needs> = {
  "mail-worker": sendsMail,
  "mail-sweep": { ...sendsMail, indexes: ["gsi2"] },
  "mail-events": { table: ["PutItem", "UpdateItem"] },
  "abandoned-carts": {
    table: ["GetItem", "PutItem", "UpdateItem", "ConditionCheckItem"],
    indexes: ["gsi2"],
  },
  "stuck-buyers": { table: ["GetItem", "PutItem", "UpdateItem"], indexes: ["gsi2"] },
  reconcile: { ...settles, indexes: ["gsi2"] },
  bootstrap: { table: ["PutItem"] },
};

/** What a function may touch: a call's, a job's; nothing at all for any other. */
export function needsOf(name: string): Needs {
  return callNeeds[name as CallName] ?? jobNeeds[name as JobName] ?? { table: [] };
}

/** How often each scheduled job runs, in minutes. */
export const schedules = {
  "mail-sweep": 1,
  "abandoned-carts": 1,
  reconcile: 5,
  "stuck-buyers": 60,
} as const satisfies Partial<Record<JobName, number>>;
