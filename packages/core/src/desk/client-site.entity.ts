// A site of a buyer's client, on the client desk.
// Access patterns: one site, and all of a customer (bySite).
import { platforms } from "@store/contract/desk/client-site";
import type { EntityItem } from "electrodb";
import { Entity } from "../platform/entity.ts";
import { key, table } from "../platform/table.ts";

export const ClientSiteEntity = new Entity(
  {
    model: { entity: "clientSite", version: "1", service: "store" },
    attributes: {
      customerId: { type: "string", required: true, readOnly: true },
      siteId: { type: "string", required: true, readOnly: true },
      version: { type: "number", required: true },
      name: { type: "string", required: true },
      address: { type: "string", required: true },
      platform: { type: platforms, required: true },
      note: { type: "string", required: true },
      createdAt: { type: "number", required: true, readOnly: true },
      /** The certificate that holds for this name and address. */
      licenceCode: { type: "string" },
      licensedAt: { type: "number" },
    },
    indexes: {
      bySite: {
        pk: key("pk", "CUSTOMER#${customerId}", ["customerId"]),
        sk: key("sk", "SITE#${siteId}", ["siteId"]),
      },
    },
  },
  table,
);

export type Site = EntityItem<typeof ClientSiteEntity>;

/** All sites of a customer as they are now. */
export async function sitesOf(customerId: string): Promise<Site[]> {
  const { data } = await ClientSiteEntity.query.bySite({ customerId }).go({ pages: "all", consistent: true });
  return data;
}
