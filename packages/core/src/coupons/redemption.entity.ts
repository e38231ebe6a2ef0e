// Which order has a buyer's one use of a coupon that each buyer may use once. Taken in the transaction that places an order, free
// again with an order that nobody can pay; kept under keyed hashes, so that an erased buyer has still used it.
// Access patterns: a coupon's use by one buyer (byBuyer). A use that is free again expires by TTL.
import type { EntityItem } from "electrodb";
import { Entity } from "../platform/entity.ts";
import { type Parts, primaryIndex, update } from "../platform/table.ts";
import { days, ttlOf } from "../platform/time.ts";

export const RedemptionEntity = new Entity({
  model: { entity: "redemption", version: "1", service: "store" },
  attributes: {
    code: { type: "string", required: true, readOnly: true },
    buyerHash: { type: "string", required: true, readOnly: true },
    /** The order that has the use; absent once it is free again. */
    orderId: { type: "string" },
    ttl: { type: "number" },
  },
  indexes: {
    byBuyer: primaryIndex("REDEMPTION#${code}#${buyerHash}"),
  },
});

export type Redemption = EntityItem<typeof RedemptionEntity>;

/** The orders that have a buyer's use of a coupon: none, one, or two of a mailbox and an account that were apart. */
export async function ordersOfUse(code: string, hashes: readonly string[]): Promise<string[]> {
  const rows = await Promise.all(
    hashes.map((buyerHash) => RedemptionEntity.get({ code, buyerHash }).go({ consistent: true })),
  );
  return [...new Set(rows.flatMap(({ data }) => data?.orderId ?? []))];
}

/** One order's uses of one coupon. */
export interface BuyerUse {
  code: string;
  orderId: string;
  hashes: readonly string[];
}

/**
 * The parts of a transaction that take a buyer's use, `buyer0` and `buyer1`: refused while another order has it. The use of the
 * order `before` moves when it is of the same coupon and buyer, and is free otherwise.
 */
export function buyerUseParts(use: BuyerUse | undefined, before: BuyerUse | undefined, now: number): Parts {
  const isTaken = (hash: string) => use?.code === before?.code && use?.hashes.includes(hash);
  const taken = use?.hashes.map((buyerHash) =>
    RedemptionEntity.update({ code: use.code, buyerHash })
      .set({ orderId: use.orderId })
      .remove(["ttl"])
      .where((a, o) =>
        [o.notExists(a.orderId), ...(before ? [o.eq(a.orderId, before.orderId)] : [])].join(" OR "),
      ),
  );
  const given = before?.hashes
    .filter((hash) => !isTaken(hash))
    .map((buyerHash) =>
      RedemptionEntity.update({ code: before.code, buyerHash })
        .set({ ttl: ttlOf(now + days(1)) })
        .remove(["orderId"]),
    );
  const named = (name: string, updates: Parameters<typeof update>[0][] = []) =>
    updates.map((one, index) => [`${name}${index}`, update(one)] as const);
  return Object.fromEntries([...named("buyer", taken), ...named("freed", given)]);
}
