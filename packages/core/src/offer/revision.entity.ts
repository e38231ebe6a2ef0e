// An offer as it was published: never changed afterwards, so that everybody may keep what they have read for good.
// Access patterns: one revision; all of them, the newest first (byRev).
import type { EntityItem } from "electrodb";
import { Entity } from "../platform/entity.ts";
import { primaryIndex } from "../platform/table.ts";

export const RevisionEntity = new Entity({
  model: { entity: "offerRevision", version: "1", service: "store" },
  attributes: {
    /** 1 is the shop's first. */
    rev: { type: "number", required: true, readOnly: true, padding: { length: 8, char: "0" } },
    /** The offer as JSON. */
    offer: { type: "string", required: true, readOnly: true },
    sha256: { type: "string", required: true, readOnly: true },
    /** What differs from the revision before, as JSON. */
    changes: { type: "string", required: true, readOnly: true },
    by: { type: "string", required: true, readOnly: true },
    at: { type: "number", required: true, readOnly: true },
    note: { type: "string", required: true, readOnly: true },
  },
  indexes: { byRev: primaryIndex("OFFERS", "REV#${rev}") },
});

export type Revision = EntityItem<typeof RevisionEntity>;
