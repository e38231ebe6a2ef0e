// Who keeps pictures of findings, for the nightly look at whether the licence that they came with still holds.
// Access patterns: all owners (all).
import { Entity } from "../platform/entity.ts";
import { primaryIndex, secondaryIndex } from "../platform/table.ts";

export const PictureOwnerEntity = new Entity({
  model: { entity: "pictureOwner", version: "1", service: "store" },
  attributes: {
    customerId: { type: "string", required: true, readOnly: true },
    /** When the nightly look first found the licence ended; absent while it holds. */
    closedSince: { type: "number" },
  },
  indexes: {
    byCustomer: primaryIndex("CUSTOMER#${customerId}", "PICTURES"),
    all: secondaryIndex(1, "PICTUREOWNERS", "CUSTOMER#${customerId}"),
  },
});
