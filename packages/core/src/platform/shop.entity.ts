// What the shop knows of itself: since when it is open, so that no list looks for older months, and whether its mail leaves.
// Access patterns: the shop (byName).
import { ifUnchanged } from "./conditions.ts";
import { Entity } from "./entity.ts";
import { key, singletonSortKey, table } from "./table.ts";

export const ShopEntity = new Entity(
  {
    model: { entity: "shop", version: "1", service: "store" },
    attributes: {
      /** Always `this`. */
      name: { type: "string", required: true, readOnly: true },
      openSince: { type: "number", required: true },
      /** When the carrier first took a mail that an admin sent to try it. */
      mailTriedAt: { type: "number" },
    },
    indexes: { byName: { pk: key("pk", "SHOP#${name}", ["name"]), sk: singletonSortKey } },
  },
  table,
);

/** When it opened. Epoch milliseconds. */
export async function readOpenSince(): Promise<number> {
  return (await ShopEntity.get({ name: "this" }).go()).data?.openSince ?? 0;
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
  return ShopEntity.create({ name: "this", openSince: at });
}
