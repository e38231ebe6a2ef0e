// Who bought an order that was erased, sealed for as long as tax law wants its facts kept. Opened by an admin who says why,
// and nobody else.
// Access patterns: one order's (byOrder). Expires by TTL on the day itself.
import type { BuyerDetails } from "@store/contract/buyer";
import type { Billing } from "@store/contract/gst/billing";
import { Entity } from "../platform/entity.ts";
import { seal, unseal } from "../platform/secrets.ts";
import { setting } from "../platform/settings.ts";
import { primaryIndex } from "../platform/table.ts";

export const RetainedBuyerEntity = new Entity({
  model: { entity: "held", version: "1", service: "store" },
  attributes: {
    orderId: { type: "string", required: true, readOnly: true },
    sealed: { type: "string", required: true, readOnly: true },
    /** `yyyy-mm-dd`, the last day. */
    keepUntil: { type: "string", required: true, readOnly: true },
    ttl: { type: "number", required: true, readOnly: true },
  },
  indexes: { byOrder: primaryIndex("HELD#${orderId}") },
});

/** What is kept of a buyer. */
export interface RetainedBuyer extends BuyerDetails {
  billing?: Billing;
}

export function sealBuyer(orderId: string, buyer: RetainedBuyer): string {
  return seal(setting("privacyKey"), `held ${orderId}`, JSON.stringify(buyer));
}

/** Who bought it and until when that is kept; undefined when nothing is. */
export async function readRetainedBuyer(
  orderId: string,
): Promise<(RetainedBuyer & { keepUntil: string }) | undefined> {
  const { data } = await RetainedBuyerEntity.get({ orderId }).go({ consistent: true });
  if (!data) return undefined;
  const buyer = JSON.parse(unseal(setting("privacyKey"), `held ${orderId}`, data.sealed)) as RetainedBuyer;
  return { ...buyer, keepUntil: data.keepUntil };
}
