// What the shop knows of itself: since when it is open, so that no list looks for older months; whether its mail leaves; and
// which months' lists lie in several shards.
// Access patterns: the shop (byName).
import { ifUnchanged } from "./conditions.ts";
import { Entity } from "./entity.ts";
import { primaryIndex } from "./table.ts";
import { days, monthOf, nextMonth } from "./time.ts";

export const ShopEntity = new Entity({
  model: { entity: "shop", version: "1", service: "store" },
  attributes: {
    /** Always `this`. */
    name: { type: "string", required: true, readOnly: true },
    openSince: { type: "number", required: true },
    /** When the carrier first took a mail that an admin sent to try it. */
    mailTriedAt: { type: "number" },
    /** From this month on (`yyyy-mm`) a list lies in one shard unless its month is spread; each one before lies in all. */
    oneShardFrom: { type: "string" },
    /** Months that were too busy for one shard. A month that is spread stays so. */
    spread: { type: "set", items: "string" },
  },
  indexes: { byName: primaryIndex("SHOP#${name}") },
});

export interface Shop {
  /** Epoch milliseconds. */
  openSince: number;
  oneShardFrom?: string | undefined;
  spread?: readonly string[] | undefined;
}

/** When it opened, and where its lists lie. One read. */
export async function readShop(): Promise<Shop> {
  return (await ShopEntity.get({ name: "this" }).go()).data ?? { openSince: 0 };
}

/** When it opened. Epoch milliseconds. */
export async function readOpenSince(): Promise<number> {
  return (await readShop()).openSince;
}

/** Whether the carrier has taken a mail that was sent to try it. */
export async function isMailTried(): Promise<boolean> {
  return (await ShopEntity.get({ name: "this" }).go()).data?.mailTriedAt !== undefined;
}

/** The carrier has taken such a mail. The first time stands. */
export async function noteMailTried(at: number): Promise<void> {
  await ifUnchanged(
    ShopEntity.patch({ name: "this" })
      .set({ mailTriedAt: at })
      .where((a, o) => o.notExists(a.mailTriedAt)),
  );
}

/** Put once; a later start changes nothing. */
export function openShopSince(at: number) {
  return ShopEntity.create({ name: "this", openSince: at, oneShardFrom: monthOf(at) });
}

/** For a shop that opened with a release whose lists lie in all shards: those of later months need not. */
export function oneShardAfter(at: number) {
  return (
    ShopEntity.patch({ name: "this" })
      // On a month's last day the clock of another process may be in the next one.
      .set({ oneShardFrom: nextMonth(monthOf(at + days(1))) })
      .where((a, o) => o.notExists(a.oneShardFrom))
  );
}

/** From now on the lists of a month (`yyyy-mm`) lie in all shards. Safe to repeat. */
export function spreadMonth(month: string) {
  return ShopEntity.patch({ name: "this" }).add({ spread: [month] });
}
