// A customer: reserved at sign-up, a member once paid.
// Access patterns: one customer (byCustomerId); newest first, a month at a time (byMonth); who has paid and has not been
// seen since (unseen, sparse).
import type { ResourceType } from "@store/contract/catalogue";
import { Entity } from "electrodb";
import { alone, key, table } from "../lib/table.ts";

/** What an order can give: a gated resource, or the licence to resell. */
export type Entitlement = ResourceType | "agency-license";

/** Ids of the completed orders that give an entitlement. It holds while there is one. */
const orderIds = { type: "set", items: "string" } as const;

export const CustomerEntity = new Entity(
  {
    model: { entity: "customer", version: "1", service: "store" },
    attributes: {
      customerId: { type: "string", required: true, readOnly: true },
      /** `merged`: its order joined another account, named in mergedInto. */
      state: { type: ["reserved", "member", "merged", "deleted"] as const, required: true },
      banned: { type: "boolean", required: true },
      hasPaid: { type: "boolean", required: true },
      /** Counts what ends sessions: block, reset, refund. Its logins and sessions carry the same number. */
      epoch: { type: "number", required: true },
      email: { type: "string", required: true },
      name: { type: "string", required: true },
      phone: { type: "string", required: true },
      createdAt: { type: "number", required: true, readOnly: true },
      month: { type: "string", required: true, readOnly: true },
      mergedInto: { type: "string" },
      /** When an admin last changed email, name or phone. */
      profileAt: { type: "number" },
      lastLoginAt: { type: "number" },
      /** Since then the password that was mailed is not the one that logs in. */
      passwordChangedAt: { type: "number" },
      /** From the first payment to the first login: whether help is to be offered at `helpAt`, or was then. */
      help: { type: ["due", "sent"] as const },
      helpAt: { type: "number" },
      grantFunnelTemplates: orderIds,
      grantChecklist: orderIds,
      grantFbads: orderIds,
      grantAdTemplates: orderIds,
      grantSeoChecklist: orderIds,
      grantAgencyLicense: orderIds,
    },
    indexes: {
      byCustomerId: { pk: key("pk", "CUSTOMER#${customerId}", ["customerId"]), sk: alone },
      byMonth: {
        index: "gsi1",
        pk: key("g1pk", "CUSTOMERS#${month}", ["month"]),
        sk: key("g1sk", "${createdAt}#${customerId}", ["createdAt", "customerId"]),
      },
      unseen: {
        index: "gsi2",
        pk: key("g2pk", "DUE#help#${help}", ["help"]),
        sk: key("g2sk", "AT#${helpAt}", ["helpAt"]),
      },
    },
  },
  table,
);

export type Customer = NonNullable<Awaited<ReturnType<typeof readCustomer>>>;

/** Top-level attributes, because DynamoDB's ADD and DELETE work on sets only there. */
export const grantAttribute = {
  funnel_templates: "grantFunnelTemplates",
  checklist: "grantChecklist",
  fbads: "grantFbads",
  "ad-templates": "grantAdTemplates",
  "seo-checklist": "grantSeoChecklist",
  "agency-license": "grantAgencyLicense",
} as const satisfies Record<Entitlement, string>;

/** The customer as it is now, or null. */
export async function readCustomer(customerId: string) {
  return (await CustomerEntity.get({ customerId }).go({ consistent: true })).data;
}

/** True while a completed order gives this to the customer. */
export function owns(customer: Customer, entitlement: Entitlement): boolean {
  return (customer[grantAttribute[entitlement]]?.length ?? 0) > 0;
}

/** True when something else than `orderId` still gives the customer anything. */
export function ownsWithout(customer: Customer, orderId: string): boolean {
  return Object.values(grantAttribute).some((name) => customer[name]?.some((id) => id !== orderId));
}

/** `{grantChecklist: [orderId], ...}` for an ADD or DELETE of sets. */
export function grantSets(entitlements: readonly Entitlement[], orderId: string): Record<string, string[]> {
  return Object.fromEntries(entitlements.map((entitlement) => [grantAttribute[entitlement], [orderId]]));
}
