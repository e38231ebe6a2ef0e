// Which revision holds. Access patterns: the pointer (byName).
import type { EntityItem } from "electrodb";
import { Entity } from "../platform/entity.ts";
import { key, singletonSortKey, table } from "../platform/table.ts";

export const CurrentOfferEntity = new Entity(
  {
    model: { entity: "currentOffer", version: "1", service: "store" },
    attributes: {
      /** Always `current`. */
      name: { type: "string", required: true, readOnly: true },
      rev: { type: "number", required: true },
      since: { type: "number", required: true },
      /**
       * Revisions that were replaced and are still charged to whom their page was shown, each until when. They stay in the list for as
       * long as a mail's prices hold.
       */
      honoured: {
        type: "list",
        items: {
          type: "map",
          properties: {
            rev: { type: "number", required: true },
            until: { type: "number", required: true },
          },
        },
        required: true,
      },
      /** The revision that the public pages show; 0 before the first. Behind `rev` only while they are written, or when that failed. */
      pagesRev: { type: "number", required: true },
      /** The build that they were made with. */
      pagesBuild: { type: "string" },
      /** Somebody is publishing, until then at the longest: pages of two revisions must not mix. */
      busyUntil: { type: "number" },
    },
    indexes: { byName: { pk: key("pk", "OFFER#${name}", ["name"]), sk: singletonSortKey } },
  },
  table,
);

export type CurrentOffer = EntityItem<typeof CurrentOfferEntity>;

/** The pointer; null in a shop that has published nothing. */
export async function readCurrentOffer(): Promise<CurrentOffer | null> {
  return (await CurrentOfferEntity.get({ name: "current" }).go({ consistent: true })).data;
}
