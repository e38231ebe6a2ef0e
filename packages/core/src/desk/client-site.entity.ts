// A site of a buyer's client, on the client desk.
// Access patterns: one site, and all of a customer (bySite).
import { type ClientSite, platforms, type SiteFields } from "@store/contract/desk/client-site";
import { StoreError } from "@store/contract/errors";
import type { EntityItem } from "electrodb";
import { Entity } from "../platform/entity.ts";
import { primaryIndex } from "../platform/table.ts";

export const ClientSiteEntity = new Entity({
  model: { entity: "clientSite", version: "1", service: "store" },
  attributes: {
    customerId: { type: "string", required: true, readOnly: true },
    siteId: { type: "string", required: true, readOnly: true },
    version: { type: "number", required: true },
    name: { type: "string", required: true },
    address: { type: "string", required: true },
    platform: { type: platforms, required: true },
    note: { type: "string", required: true },
    summary: { type: "string" },
    createdAt: { type: "number", required: true, readOnly: true },
    /** The certificate that holds for this name and address. */
    licenceCode: { type: "string" },
    licensedAt: { type: "number" },
  },
  indexes: {
    bySite: primaryIndex("CUSTOMER#${customerId}", "SITE#${siteId}"),
  },
});

export type Site = EntityItem<typeof ClientSiteEntity>;

/** All sites of a customer as they are now. */
export async function sitesOf(customerId: string): Promise<Site[]> {
  const { data } = await ClientSiteEntity.query.bySite({ customerId }).go({ pages: "all", consistent: true });
  return data;
}

/** A site as it is now; undefined when there is none. */
export async function findSite(customerId: string, siteId: string): Promise<Site | undefined> {
  const { data } = await ClientSiteEntity.get({ customerId, siteId }).go({ consistent: true });
  return data ?? undefined;
}

/** Throws `site.not_found`. */
export async function requireSite(customerId: string, siteId: string): Promise<Site> {
  const site = await findSite(customerId, siteId);
  if (!site) throw new StoreError("site.not_found");
  return site;
}

/** A site as its owner sees it. */
export function siteView(site: Site): ClientSite {
  const { siteId, version, createdAt, licenceCode: code, licensedAt: since } = site;
  const fields: SiteFields = {
    ...{ name: site.name, address: site.address },
    ...{ platform: site.platform, note: site.note, summary: site.summary ?? "" },
  };
  const licence = code !== undefined && since !== undefined ? { licence: { code, since } } : {};
  return { ...fields, siteId, version, createdAt, ...licence };
}
