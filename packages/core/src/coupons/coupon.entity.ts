// A discount code. Access patterns: one coupon (byCode); all of them (all).
import type { EntityItem } from "electrodb";
import { Entity } from "../platform/entity.ts";
import { primaryIndex, secondaryIndex } from "../platform/table.ts";

export const CouponEntity = new Entity({
  model: { entity: "coupon", version: "1", service: "store" },
  attributes: {
    code: { type: "string", required: true, readOnly: true },
    /** What it takes off: whole percent from 1 to 100, or else a sum in whole rupees. */
    percentage: { type: "number" },
    amountOff: { type: "number" },
    /** The products that it is for; absent for all. */
    products: { type: "list", items: { type: "string" } },
    /** Who may use it: owners of one of these products; absent for everybody. */
    owners: { type: "list", items: { type: "string" } },
    /** Each buyer may use it once: redemption.entity.ts. */
    oncePerBuyer: { type: "boolean" },
    description: { type: "string" },
    active: { type: "boolean", required: true },
    /** Without one, uses are only counted in the shards: no hot item. */
    usageLimit: { type: "number" },
    /** Uses reserved or redeemed, when there is a limit. Never above it: `redeemUse` in coupon-uses.ts. */
    redemptions: { type: "number", required: true },
    /** Uses from before there was a limit: they count against it. */
    uncounted: { type: "number" },
    /** Raised by every change an admin makes. */
    version: { type: "number" },
    /** Deleted: in no list, and nobody's discount. What it was used for stays counted. */
    deletedAt: { type: "number" },
    /** Beginning of the first day in Asia/Kolkata, epoch milliseconds. */
    startsAt: { type: "number" },
    /** End of the last day in Asia/Kolkata, epoch milliseconds. */
    expiresAt: { type: "number" },
    createdAt: { type: "number", required: true, readOnly: true },
  },
  indexes: {
    byCode: primaryIndex("COUPON#${code}"),
    all: secondaryIndex(1, "COUPONS", "COUPON#${code}"),
  },
});

export type Coupon = EntityItem<typeof CouponEntity>;
