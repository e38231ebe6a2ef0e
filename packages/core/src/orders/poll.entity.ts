// When the provider was last asked on behalf of a waiting page: beside the order, so that asking never meets its writes.
// Access patterns: the turn of an order (byOrder). Expires by TTL.

import { ifUnchanged } from "../platform/conditions.ts";
import { Entity } from "../platform/entity.ts";
import { primaryIndex } from "../platform/table.ts";
import { hours, seconds, ttlOf } from "../platform/time.ts";

export const PollEntity = new Entity({
  model: { entity: "poll", version: "1", service: "store" },
  attributes: {
    orderId: { type: "string", required: true, readOnly: true },
    askedAt: { type: "number", required: true },
    ttl: { type: "number", required: true },
  },
  indexes: {
    byOrder: primaryIndex("ORDER#${orderId}", "TURN"),
  },
});

/** True for one caller in three seconds. */
export async function mayPoll(orderId: string): Promise<boolean> {
  const now = Date.now();
  return ifUnchanged(
    PollEntity.update({ orderId })
      .set({ askedAt: now, ttl: ttlOf(now + hours(24)) })
      .where((a, o) => `${o.notExists(a.askedAt)} OR ${o.lte(a.askedAt, now - seconds(3))}`),
  );
}
