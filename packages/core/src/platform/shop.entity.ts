// What the shop knows of itself: since when it is open, so that no list looks for older months.
// Access patterns: the shop (byName).
import { Entity } from "./entity.ts";
import { key, singletonSortKey, table } from "./table.ts";

export const ShopEntity = new Entity(
  {
    model: { entity: "shop", version: "1", service: "store" },
    attributes: {
      /** Always `this`. */
      name: { type: "string", required: true, readOnly: true },
      openSince: { type: "number", required: true },
    },
    indexes: { byName: { pk: key("pk", "SHOP#${name}", ["name"]), sk: singletonSortKey } },
  },
  table,
);

/** When it opened. Epoch milliseconds. */
export async function readOpenSince(): Promise<number> {
  return (await ShopEntity.get({ name: "this" }).go()).data?.openSince ?? 0;
}

/** Put once; a later start changes nothing. */
export function openShopSince(at: number) {
  return ShopEntity.create({ name: "this", openSince: at });
}
