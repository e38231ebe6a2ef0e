// What was really asked for a product, and from when: rows are only added. A price that may be struck out comes from here.
// Access patterns: the prices of one product, the newest first (byProduct).
import type { EntityItem } from "electrodb";
import { Entity } from "../platform/entity.ts";
import { primaryIndex } from "../platform/table.ts";

export const AskedPriceEntity = new Entity({
  model: { entity: "askedPrice", version: "1", service: "store" },
  attributes: {
    product: { type: "string", required: true, readOnly: true },
    at: { type: "number", required: true, readOnly: true },
    /** Whole rupees; absent from when it is sold no more. */
    price: { type: "number", readOnly: true },
    /** The revision that asked for it. */
    rev: { type: "number", required: true, readOnly: true },
  },
  indexes: {
    byProduct: primaryIndex("PRICE#${product}", "AT#${at}"),
  },
});

export type AskedPrice = EntityItem<typeof AskedPriceEntity>;
