// Somebody has shown that they paid for an order, and cannot get in without a person of the shop. One row for each order.
// Access patterns: the request of an order (byOrder); those that wait, newest first (open, sparse).
import { requestReasons } from "@store/contract/money-rows";
import type { EntityItem } from "electrodb";
import { Entity } from "../../platform/entity.ts";
import { primaryIndex, secondaryIndex } from "../../platform/table.ts";

export const AccessRequestEntity = new Entity({
  model: { entity: "accessRequest", version: "1", service: "store" },
  attributes: {
    orderId: { type: "string", required: true, readOnly: true },
    state: { type: ["open", "granted", "dismissed"] as const, required: true },
    /** Every write raises it, on the condition that it was the one read. */
    version: { type: "number", required: true },
    why: { type: requestReasons, required: true },
    /** Where the login should go. Whose address it is nobody has proven. */
    email: { type: "string" },
    askedAt: { type: "number", required: true },
  },
  indexes: {
    byOrder: primaryIndex("ACCESSREQUEST#${orderId}"),
    open: {
      ...secondaryIndex(1, "ACCESSREQUESTS", "${askedAt}#${orderId}"),
      condition: ({ state }: { state?: string }) => state === "open",
    },
  },
});

export type AccessRequest = EntityItem<typeof AccessRequestEntity>;

export async function readAccessRequest(orderId: string): Promise<AccessRequest | null> {
  return (await AccessRequestEntity.get({ orderId }).go({ consistent: true })).data;
}

/** Those that a person has to decide about, newest first. */
export async function openAccessRequests(limit: number): Promise<AccessRequest[]> {
  return (await AccessRequestEntity.query.open({}).go({ order: "desc", limit })).data;
}

/** The put of a request as it is after `changes`, on the condition that it is the one that was read; or that there is none. */
export function changeAccessRequest(before: AccessRequest | null, after: Omit<AccessRequest, "version">) {
  return AccessRequestEntity.put({ ...after, version: (before?.version ?? 0) + 1 }).where((a, o) =>
    before ? o.eq(a.version, before.version) : o.notExists(a.version),
  );
}
