// What each call and job may touch, and nothing else. Makes the IAM statements on AWS and docs/permissions.md, and
// is enforced by the stand-ins on the laptop, so that a handler that uses more fails there first.
import type { CallName } from "@store/contract/calls";

export type TableAction =
  | "GetItem"
  | "PutItem"
  | "UpdateItem"
  | "DeleteItem"
  | "ConditionCheckItem"
  | "Query";
export type IndexName = "gsi1" | "gsi2" | "gsi3";
export type SecretName = "CheckoutKey" | "SealKey" | "StripeSecretKey" | "StripeWebhookSecret";

export interface Needs {
  /** Actions on the table itself. */
  table: readonly TableAction[];
  /** Indexes it may query. */
  indexes?: readonly IndexName[];
  secrets?: readonly SecretName[];
  /** May send mail: the mail worker and its sweep, nobody else. */
  mail?: true;
  /** Hashes passwords, with a native module. */
  argon2?: true;
}

const settles = {
  table: ["GetItem", "PutItem", "UpdateItem"],
  secrets: ["SealKey", "StripeSecretKey"],
  argon2: true,
} as const satisfies Needs;

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
    table: ["GetItem", "PutItem", "UpdateItem", "ConditionCheckItem"],
    argon2: true,
  },
  "verify-resource-token": { table: ["GetItem", "UpdateItem"] },
  "get-resource": { table: ["GetItem", "UpdateItem"] },
};

export const jobNames = ["mail-worker", "mail-sweep", "mail-events", "reconcile", "bootstrap"] as const;
export type JobName = (typeof jobNames)[number];

export const jobNeeds: Record<JobName, Needs> = {
  "mail-worker": { table: ["GetItem", "UpdateItem"], secrets: ["SealKey"], mail: true },
  "mail-sweep": { table: ["GetItem", "UpdateItem"], indexes: ["gsi2"], secrets: ["SealKey"], mail: true },
  "mail-events": { table: ["UpdateItem"] },
  reconcile: { ...settles, indexes: ["gsi2"] },
  bootstrap: { table: ["PutItem"] },
};

/** What a function may touch: a call's, a job's; nothing at all for any other. */
export function needsOf(name: string): Needs {
  return callNeeds[name as CallName] ?? jobNeeds[name as JobName] ?? { table: [] };
}

/** How often each scheduled job runs, in minutes. */
export const schedules = { "mail-sweep": 1, reconcile: 5 } as const satisfies Partial<
  Record<JobName, number>
>;
