// The master password, sealed, for a day: the mail worker sends it and the thank-you page shows it.
// Access patterns: the password of an order (byOrder). In no index. Expires by TTL.
import { keptTimings } from "@store/contract/timings";
import { Entity } from "../platform/entity.ts";
import { seal, unseal } from "../platform/secrets.ts";
import { setting } from "../platform/settings.ts";
import { primaryIndex } from "../platform/table.ts";
import { ttlOf } from "../platform/time.ts";

export const SealedPasswordEntity = new Entity({
  model: { entity: "sealedPassword", version: "1", service: "store" },
  attributes: {
    orderId: { type: "string", required: true, readOnly: true },
    sealed: { type: "string", required: true },
    expiresAt: { type: "number", required: true },
    ttl: { type: "number", required: true },
  },
  indexes: {
    byOrder: primaryIndex("ORDER#${orderId}", "SECRET"),
  },
});

/** The item that keeps a password readable for a while from `now`. */
export function sealedPassword(orderId: string, password: string, now: number) {
  const expiresAt = now + keptTimings.sealed;
  return { orderId, sealed: seal(setting("sealKey"), orderId, password), expiresAt, ttl: ttlOf(expiresAt) };
}

/** The password, or undefined once its day is over. */
export async function readSealedPassword(orderId: string): Promise<string | undefined> {
  const { data } = await SealedPasswordEntity.get({ orderId }).go({ consistent: true });
  if (!data || data.expiresAt <= Date.now()) return undefined;
  return unseal(setting("sealKey"), orderId, data.sealed);
}
