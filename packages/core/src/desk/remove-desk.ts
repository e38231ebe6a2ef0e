import { ClientSiteEntity, sitesOf } from "./client-site.entity.ts";
import { LicenceEntity, licencesOf } from "./licence.entity.ts";

/** All that a customer keeps on the client desk. May be repeated. */
export async function removeDesk(customerId: string): Promise<void> {
  const [sites, licences] = await Promise.all([sitesOf(customerId), licencesOf(customerId)]);
  await Promise.all([
    ...sites.map(({ siteId }) => ClientSiteEntity.delete({ customerId, siteId }).go()),
    ...licences.map(({ code }) => LicenceEntity.delete({ customerId, code }).go()),
  ]);
}
