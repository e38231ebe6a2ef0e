// Pictures of findings: put into the private store by the browser, looked at whole by the shop, and shown by calls alone, so that
// who may see them is asked each time (docs/decisions/0181).
import { findingPictures, type SitePicture } from "@store/contract/desk/site-picture";
import { StoreError } from "@store/contract/errors";
import { beginPart, lookAt, putTogether } from "../content/picture-upload.ts";
import { owns } from "../customers/customer.entity.ts";
import type { ReadContent } from "../customers/get-resource.ts";
import { notBought } from "../customers/session.ts";
import { ifUnchanged } from "../platform/conditions.ts";
import { randomToken, sha256 } from "../platform/secrets.ts";
import { setting } from "../platform/settings.ts";
import { check, put, transact, update } from "../platform/table.ts";
import { throttle } from "../platform/throttle.ts";
import { minutes } from "../platform/time.ts";
import type { UseActions } from "../platform/use-case.ts";
import { ClientSiteEntity, requireSite } from "./client-site.entity.ts";
import { PictureOwnerEntity } from "./picture-owner.entity.ts";
import { enterDesk, requireDesk } from "./require-desk.ts";
import {
  findPicture,
  type KeptPicture,
  picturesOf,
  pictureView,
  removeBytes,
  removePicture,
  SitePictureEntity,
} from "./site-picture.entity.ts";
import { requirePoint } from "./site-work.ts";

type PictureActions = Pick<
  UseActions<"client-desk">,
  "begin-picture" | "finish-picture" | "remove-picture" | "show-pictures"
>;

/** Throws `desk.not_bought`, `site.not_found`, `picture.changed`, `throttled`. */
export const sitePictures = (readContent: ReadContent): PictureActions => ({
  /** Safe to repeat. Throws `desk.licence_needed`, `point.not_found`, `picture.too_many`. */
  async "begin-picture"({ sessionToken, size, sha256, ...place }) {
    const { customer, customerId, licence } = await enterDesk(sessionToken);
    if (!licence) throw new StoreError("desk.licence_needed");
    if (!owns(customer, place.list)) throw notBought(place.list);
    await throttle("desk.pictures", customerId);
    const key = { customerId, ...place };
    const [there] = await Promise.all([findPicture(key), requireSite(customerId, place.siteId)]);
    await requirePoint(readContent, place.list, place.pointId);
    if (there?.file !== undefined) {
      if (there.sha256 === sha256) return {};
      throw new StoreError("picture.changed");
    }
    await requireRoom(customerId, place.siteId, there ? 0 : 1);
    const objectKey = newObjectKey();
    const { uploadId, url } = await beginPart(objectKey, { size, sha256 });
    const row = { ...key, objectKey, uploadId, size, sha256, sentAt: Date.now() };
    if (!(await isWritten(row, there))) {
      await removeBytes(row);
      // A site that was removed meanwhile is the reason that can be told.
      await requireSite(customerId, place.siteId);
      throw new StoreError("picture.changed");
    }
    if (there) await removeBytes(there);
    // Of two that were begun at once each has seen room for one.
    await requireRoom(customerId, place.siteId, 0).catch(async (error: unknown) => {
      await removePicture(row);
      throw error;
    });
    return { url };
  },
  /** Safe to repeat. Throws `content.parts_missing`, `content.upload_over`, and of what is no picture `content.refused`. */
  async "finish-picture"({ sessionToken, size: _, sha256, ...place }) {
    const { customerId } = await enterDesk(sessionToken);
    const key = { customerId, ...place };
    const row = await findPicture(key);
    if (row?.sha256 !== sha256) throw new StoreError("picture.changed");
    const [arrived] = pictureView(row);
    if (arrived) return { picture: arrived };
    const file = await look(row);
    const isKept = await ifUnchanged(
      SitePictureEntity.patch(key)
        .set({ file })
        .remove(["uploadId"])
        .where((a, o) => o.eq(a.objectKey, row.objectKey)),
    );
    if (isKept) return { picture: { list: row.list, pointId: row.pointId, side: row.side, file } };
    // It was removed while it came: with its row went what had arrived by then.
    await removeBytes(row);
    throw new StoreError("picture.changed");
  },
  /** Safe to repeat. */
  async "remove-picture"({ sessionToken, file, ...place }) {
    const { customerId } = await enterDesk(sessionToken);
    const row = await findPicture({ customerId, ...place });
    if (row?.file === undefined) return {};
    if (row.file !== file) throw new StoreError("picture.changed");
    await removePicture(row);
    return {};
  },
  async "show-pictures"({ sessionToken, siteId, pictures }) {
    const { customerId } = await requireDesk(sessionToken);
    await throttle("desk.views", customerId);
    return { pictures: await bytesOf(customerId, siteId, pictures) };
  },
});

/** The bytes of pictures in base64; empty for one that is not there, or is another one by now. */
export async function bytesOf(
  customerId: string,
  siteId: string,
  pictures: readonly SitePicture[],
): Promise<string[]> {
  return Promise.all(
    pictures.map(async ({ file, ...place }) => {
      const row = await findPicture({ customerId, siteId, ...place });
      if (row?.file !== file) return "";
      const store = setting("fileStore");
      // A table that was restored may name one that was taken away since.
      if (!(await store.stat(row.objectKey))) return "";
      const bytes = await store.head(row.objectKey, row.size);
      return Buffer.from(bytes).toString("base64");
    }),
  );
}

function newObjectKey(): string {
  const random = randomToken();
  return `${findingPictures.folder}/${sha256(random).slice(0, 16)}/${random}`;
}

/** Writes the row of a picture that is on its way, while its site is there, and its place is as it was seen. */
async function isWritten(row: KeptPicture, there: KeptPicture | undefined): Promise<boolean> {
  const { customerId, siteId, list, pointId, side, ...more } = row;
  const place = { customerId, siteId, list, pointId, side };
  const refused = await transact({
    site: check(ClientSiteEntity.delete({ customerId, siteId }).where((a, o) => o.exists(a.siteId))),
    picture: there
      ? update(
          SitePictureEntity.patch(place)
            .set(more)
            .where((a, o) => `${o.eq(a.objectKey, there.objectKey)} AND ${o.notExists(a.file)}`),
        )
      : put(SitePictureEntity.create(row)),
    owner: put(PictureOwnerEntity.put({ customerId })),
  });
  return Object.keys(refused).length === 0;
}

/** The name of a picture that has arrived. Of one that is refused nothing stays. */
async function look(row: KeptPicture): Promise<string> {
  try {
    await putTogether(row.objectKey, row.uploadId ?? "", row);
    return (await lookAt(row.objectKey, row, "finding")).file;
  } catch (error) {
    if (error instanceof StoreError && error.code === "content.refused") await removePicture(row);
    // Its bytes are gone where it was removed meanwhile.
    else if ((await findPicture(row))?.objectKey !== row.objectKey) throw new StoreError("picture.changed");
    throw error;
  }
}

/** An upload that broke off takes no room after a quarter of an hour: its address has ended by then. */
async function requireRoom(customerId: string, siteId: string, more: number): Promise<void> {
  const since = Date.now() - minutes(15);
  const all = (await picturesOf(customerId)).filter(({ file, sentAt }) => file ?? sentAt > since);
  const ofSite = all.filter((one) => one.siteId === siteId).length;
  if (ofSite + more > findingPictures.ofSite)
    throw new StoreError("picture.too_many", { most: findingPictures.ofSite, where: "on a site" });
  if (all.length + more > findingPictures.ofCustomer)
    throw new StoreError("picture.too_many", { most: findingPictures.ofCustomer, where: "on your desk" });
}
