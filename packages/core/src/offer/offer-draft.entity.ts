// The one draft of the next offer. Access patterns: the draft (byName).
import type { EntityItem } from "electrodb";
import { Entity } from "../platform/entity.ts";
import { primaryIndex } from "../platform/table.ts";

export const OfferDraftEntity = new Entity({
  model: { entity: "offerDraft", version: "1", service: "store" },
  attributes: {
    /** Always `draft`. */
    name: { type: "string", required: true, readOnly: true },
    /** The revision that it began from. */
    baseRev: { type: "number", required: true },
    /** Raised by each save. */
    version: { type: "number", required: true },
    /** The offer as JSON. */
    offer: { type: "string", required: true },
    by: { type: "string", required: true },
    at: { type: "number", required: true },
  },
  indexes: { byName: primaryIndex("OFFER#${name}") },
});

export type OfferDraft = EntityItem<typeof OfferDraftEntity>;
