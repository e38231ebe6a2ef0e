// A picture of a finding on a site of a client. Its bytes lie in the private store, under a key that only this row knows; the row is
// there before the bytes are, so that none can be left behind.
// Access patterns: one picture; all of a site, and all of a customer (byPlace).
import { pictureSides, type SitePicture } from "@store/contract/desk/site-picture";
import { deskLists } from "@store/contract/desk/site-point";
import type { EntityItem } from "electrodb";
import { ifUnchanged } from "../platform/conditions.ts";
import { Entity } from "../platform/entity.ts";
import { setting } from "../platform/settings.ts";
import { primaryIndex } from "../platform/table.ts";

export const SitePictureEntity = new Entity({
  model: { entity: "sitePicture", version: "1", service: "store" },
  attributes: {
    customerId: { type: "string", required: true, readOnly: true },
    siteId: { type: "string", required: true, readOnly: true },
    list: { type: deskLists, required: true, readOnly: true },
    pointId: { type: "string", required: true, readOnly: true },
    side: { type: pictureSides, required: true, readOnly: true },
    objectKey: { type: "string", required: true },
    size: { type: "number", required: true },
    /** In base64. */
    sha256: { type: "string", required: true },
    sentAt: { type: "number", required: true },
    /** Absent once it has arrived. */
    uploadId: { type: "string" },
    /** Its name as a picture: absent until the shop has looked at it. */
    file: { type: "string" },
  },
  indexes: {
    byPlace: primaryIndex("CUSTOMER#${customerId}", "PICTURE#${siteId}#${list}#${pointId}#${side}"),
  },
});

export type KeptPicture = EntityItem<typeof SitePictureEntity>;
export type PictureKey = Pick<KeptPicture, "customerId" | "siteId" | "list" | "pointId" | "side">;

/** The pictures of a site as they are now, also those that have not arrived; of all sites of a customer without `siteId`. */
export async function picturesOf(customerId: string, siteId?: string): Promise<KeptPicture[]> {
  const { data } = await SitePictureEntity.query
    .byPlace(siteId === undefined ? { customerId } : { customerId, siteId })
    .go({ pages: "all", consistent: true });
  return data;
}

/** A picture as it is now; undefined when there is none. */
export async function findPicture(place: PictureKey): Promise<KeptPicture | undefined> {
  const { data } = await SitePictureEntity.get(place).go({ consistent: true });
  return data ?? undefined;
}

/** As its owner sees it; nothing for one that has not arrived. */
export function pictureView({ list, pointId, side, file }: KeptPicture): SitePicture[] {
  return file === undefined ? [] : [{ list, pointId, side, file }];
}

/** Bytes first: a row whose bytes have gone is deleted the next time, bytes without a row would be found by nobody. */
export async function removePicture(picture: KeptPicture): Promise<void> {
  await removeBytes(picture);
  await ifUnchanged(SitePictureEntity.delete(picture).where((a, o) => o.eq(a.objectKey, picture.objectKey)));
}

/** May be repeated. */
export async function removeBytes({
  objectKey,
  uploadId,
}: Pick<KeptPicture, "objectKey" | "uploadId">): Promise<void> {
  const store = setting("fileStore");
  if (uploadId !== undefined) await store.abort(objectKey, uploadId);
  await store.remove(objectKey);
}
