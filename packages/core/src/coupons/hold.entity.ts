// Which unpaid orders of one network hold uses of a capped coupon. A use is held for as long as its payment page may be
// paid, so that without a bound one visitor could hold them all.
// Access patterns: a coupon's holds by one network (byNetwork). Expires by TTL.
import { Entity } from "../platform/entity.ts";
import { networksOf } from "../platform/networks.ts";
import { request } from "../platform/request.ts";
import { hmac } from "../platform/secrets.ts";
import { setting } from "../platform/settings.ts";
import { type Part, type Parts, primaryIndex, update } from "../platform/table.ts";
import { hours, ttlOf } from "../platform/time.ts";
import type { Coupon } from "./coupon.entity.ts";

export const HoldEntity = new Entity({
  model: { entity: "hold", version: "1", service: "store" },
  attributes: {
    code: { type: "string", required: true, readOnly: true },
    networkHash: { type: "string", required: true, readOnly: true },
    /** Orders that took a use. Those that are paid or over are taken out when there is no room. */
    orderIds: { type: "set", items: "string" },
    ttl: { type: "number" },
  },
  indexes: {
    byNetwork: primaryIndex("HOLDS#${code}#${networkHash}"),
  },
});

/** What one network may hold unpaid: two fifths of a coupon's uses, and always one. */
export function mostHeld({ usageLimit = 0 }: Pick<Coupon, "usageLimit">): number {
  return Math.max(1, Math.floor(usageLimit * 0.4));
}

/** The parts of a transaction that note a hold, `hold0` and `hold1`. With `instead` the use of that order moves to this one. */
export function holdParts(coupon: Coupon, orderId: string, instead: string | undefined, now: number): Parts {
  const entries = holders(coupon.code).map((holder, index): [string, Part] => [
    `hold${index}`,
    update(
      HoldEntity.update(holder)
        .add({ orderIds: [orderId] })
        .set({ ttl: ttlOf(now + hours(2)) })
        .where((a, o) =>
          [
            o.notExists(a.orderIds),
            `${o.size(a.orderIds)} < ${o.escape(mostHeld(coupon))}`,
            ...(instead === undefined ? [] : [o.contains(a.orderIds, instead)]),
          ].join(" OR "),
        ),
    ),
  ]);
  return Object.fromEntries(entries);
}

/** Whether this network may hold one more; a use that `instead` holds moves. */
export async function hasRoom(coupon: Coupon, instead: string | undefined): Promise<boolean> {
  const rows = await Promise.all(
    holders(coupon.code).map((holder) => HoldEntity.get(holder).go({ consistent: true })),
  );
  return rows.every(({ data }) => {
    const held = data?.orderIds ?? [];
    return held.length < mostHeld(coupon) || (instead !== undefined && held.includes(instead));
  });
}

/** The rows of this request's network, and of the wider one it lies in. */
export function holders(code: string) {
  // Keyed: an address of the internet is found in a list of all hashes within minutes.
  return networksOf(request().viewerIp).map((network) => ({
    code,
    networkHash: hmac(setting("checkoutKey"), `network\n${network}`),
  }));
}
