// That a buyer has asked for a product's money back under the guarantee: once for each person and product, also after an erasure.
// Access patterns: one product and buyer (byBuyer); all of a month, for what the owner learns of it (byMonth, sparse).
import { type GuaranteeReason, guaranteeReasons } from "@store/contract/guarantee";
import type { EntityItem } from "electrodb";
import { Entity } from "../platform/entity.ts";
import { numbered, type Parts, primaryIndex, put, secondaryIndex } from "../platform/table.ts";
import { monthOf } from "../platform/time.ts";

export const GuaranteeClaimEntity = new Entity({
  model: { entity: "guaranteeClaim", version: "1", service: "store" },
  attributes: {
    product: { type: "string", required: true, readOnly: true },
    buyerHash: { type: "string", required: true, readOnly: true },
    orderId: { type: "string", required: true, readOnly: true },
    reason: { type: guaranteeReasons, readOnly: true },
    at: { type: "number", required: true, readOnly: true },
    month: { type: "string", required: true, readOnly: true },
    /** One of a claim's rows is. */
    counted: { type: "boolean", required: true, readOnly: true },
  },
  indexes: {
    byBuyer: primaryIndex("GUARANTEE#${product}#${buyerHash}"),
    byMonth: {
      ...secondaryIndex(1, "GUARANTEES#${month}", "${at}#${orderId}#${product}"),
      condition: ({ counted }: { counted?: boolean | undefined }) => counted === true,
    },
  },
});

export type GuaranteeClaim = EntityItem<typeof GuaranteeClaimEntity>;

/** Which of these products the buyer has asked back before. */
export async function claimedBefore(
  products: readonly string[],
  hashes: readonly string[],
): Promise<string[]> {
  const rows = await Promise.all(
    products.flatMap((product) =>
      hashes.map((buyerHash) => GuaranteeClaimEntity.get({ product, buyerHash }).go({ consistent: true })),
    ),
  );
  return [...new Set(rows.flatMap(({ data }) => data?.product ?? []))];
}

/** The parts of a transaction that note a claim: refused for a product that the buyer has asked back. */
export function claimParts(
  products: readonly string[],
  hashes: readonly string[],
  { orderId, reason, at }: { orderId: string; reason: GuaranteeReason | undefined; at: number },
): Parts {
  const rows = products.flatMap((product) =>
    hashes.map((buyerHash, index) =>
      put(
        GuaranteeClaimEntity.create({
          ...{ product, buyerHash, orderId, at },
          ...(reason && { reason }),
          ...{ month: monthOf(at), counted: index === 0 },
        }),
      ),
    ),
  );
  return numbered("claim", rows);
}
