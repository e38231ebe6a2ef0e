// What is kept of a checklist's point for one site of a client.
// Access patterns: one point; all of a site, and all of a customer (byPoint).
import { deskLists, marks } from "@store/contract/desk/site-point";
import type { EntityItem } from "electrodb";
import { Entity } from "../platform/entity.ts";
import { primaryIndex } from "../platform/table.ts";

export const SitePointEntity = new Entity({
  model: { entity: "sitePoint", version: "1", service: "store" },
  attributes: {
    customerId: { type: "string", required: true, readOnly: true },
    siteId: { type: "string", required: true, readOnly: true },
    list: { type: deskLists, required: true, readOnly: true },
    pointId: { type: "string", required: true, readOnly: true },
    mark: { type: marks },
    who: { type: "string" },
    due: { type: "string" },
    before: { type: "string" },
    after: { type: "string" },
    note: { type: "string" },
    /** The day in India; absent while it is not done. */
    doneOn: { type: "string" },
  },
  indexes: {
    byPoint: primaryIndex("CUSTOMER#${customerId}", "WORK#${siteId}#${list}#${pointId}"),
  },
});

export type KeptPoint = EntityItem<typeof SitePointEntity>;

/** The points of a site as they are now; of all sites of a customer without `siteId`. */
export async function pointsOf(customerId: string, siteId?: string): Promise<KeptPoint[]> {
  const { data } = await SitePointEntity.query
    .byPoint(siteId === undefined ? { customerId } : { customerId, siteId })
    .go({ pages: "all", consistent: true });
  return data;
}
