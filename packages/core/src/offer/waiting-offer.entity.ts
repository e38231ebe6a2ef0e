// The revision that waits for its second: made, with its pages aside. It stays when it holds, until another one waits, and is
// gone when it is called off.
// Access patterns: the one that waits (byName).
import type { EntityItem } from "electrodb";
import { Entity } from "../platform/entity.ts";
import { primaryIndex } from "../platform/table.ts";

export const WaitingOfferEntity = new Entity({
  model: { entity: "waitingOffer", version: "1", service: "store" },
  attributes: {
    /** Always `next`. */
    name: { type: "string", required: true, readOnly: true },
    rev: { type: "number", required: true },
    /** From when it holds. */
    at: { type: "number", required: true },
    /** The offer as JSON, with the prices of before as they are by then. */
    offer: { type: "string", required: true },
    /** What differs from the revision before, as JSON. */
    changes: { type: "string", required: true },
    by: { type: "string", required: true },
    note: { type: "string", required: true },
    endsNow: { type: "boolean", required: true },
    /** Where its pages lie, which they are, and the build that they were made with. */
    place: { type: "string", required: true },
    files: { type: "list", items: { type: "string" }, required: true },
    build: { type: "string", required: true },
    setAt: { type: "number", required: true },
  },
  indexes: { byName: primaryIndex("OFFER#${name}") },
});

export type WaitingOffer = EntityItem<typeof WaitingOfferEntity>;

export async function readWaitingOffer(): Promise<WaitingOffer | null> {
  return (await WaitingOfferEntity.get({ name: "next" }).go({ consistent: true })).data;
}
