import { ClientSiteEntity, sitesOf } from "./client-site.entity.ts";
import { DeskBrandEntity } from "./desk-brand.entity.ts";
import { LicenceEntity, licencesOf } from "./licence.entity.ts";
import { PictureOwnerEntity } from "./picture-owner.entity.ts";
import { removePictures } from "./retire-pictures.ts";
import { pointsOf, SitePointEntity } from "./site-point.entity.ts";
import { SiteShareEntity, sharesOf } from "./site-share.entity.ts";

/** All that a customer keeps on the client desk. May be repeated. */
export async function removeDesk(customerId: string): Promise<void> {
  const [sites, licences] = await Promise.all([sitesOf(customerId), licencesOf(customerId)]);
  // Sites first: without its site no picture is begun any more.
  await Promise.all([
    ...sites.map(({ siteId }) => ClientSiteEntity.delete({ customerId, siteId }).go()),
    ...licences.map(({ code }) => LicenceEntity.delete({ customerId, code }).go()),
    DeskBrandEntity.delete({ customerId }).go(),
  ]);
  await removeWork(customerId);
  await PictureOwnerEntity.delete({ customerId }).go();
}

/** Marks, links and pictures of a site; of all sites of a customer without `siteId`. May be repeated. */
export async function removeWork(customerId: string, siteId?: string): Promise<void> {
  const shares = await sharesOf(customerId, siteId);
  await Promise.all(shares.map((share) => SiteShareEntity.delete(share).go()));
  await removePictures(customerId, siteId);
  const points = await pointsOf(customerId, siteId);
  for (let at = 0; at < points.length; at += atOnce)
    await Promise.all(points.slice(at, at + atOnce).map((point) => SitePointEntity.delete(point).go()));
}

/** How many rows are deleted at once: a site may have some 240. */
const atOnce = 40;
