// What is done on a site of a client: marks of both checklists, links to share it by, and under whose name its report stands.
import { randomBytes } from "node:crypto";
import { mostShares } from "@store/contract/desk/shared-site";
import {
  type DeskList,
  deskLists,
  openPoint,
  type PointChange,
  pointFields,
  type SitePoint,
} from "@store/contract/desk/site-point";
import { outlineOf } from "@store/contract/desk/site-report";
import { StoreError } from "@store/contract/errors";
import { dayInIndia } from "@store/contract/format";
import { type Customer, owns } from "../customers/customer.entity.ts";
import type { ReadContent } from "../customers/get-resource.ts";
import { notBought } from "../customers/session.ts";
import { ifUnchanged } from "../platform/conditions.ts";
import { sha256 } from "../platform/secrets.ts";
import { throttle } from "../platform/throttle.ts";
import type { UseActions } from "../platform/use-case.ts";
import { requireSite, siteView } from "./client-site.entity.ts";
import { brandOf, DeskBrandEntity } from "./desk-brand.entity.ts";
import { enterDesk, requireDesk } from "./require-desk.ts";
import { picturesOf, pictureView } from "./site-picture.entity.ts";
import { type KeptPoint, pointsOf, SitePointEntity } from "./site-point.entity.ts";
import { SiteShareEntity, sharesOf } from "./site-share.entity.ts";

type WorkActions = Pick<
  UseActions<"client-desk">,
  "open" | "mark" | "share" | "end-share" | "brand" | "keep-brand"
>;

/** Throws `desk.not_bought`, `site.not_found`, `throttled`. */
export const siteWork = (readContent: ReadContent): WorkActions => ({
  async open({ sessionToken, siteId }) {
    const { customer, customerId, licence } = await requireDesk(sessionToken);
    const [site, points, pictures, shares, brand] = await Promise.all([
      requireSite(customerId, siteId),
      pointsOf(customerId, siteId),
      picturesOf(customerId, siteId),
      sharesOf(customerId, siteId),
      brandOf(customerId, licence),
    ]);
    const lists = listsOf(customer);
    return {
      site: siteView(site),
      points: points.map(pointView).filter(({ list }) => lists.includes(list)),
      pictures: pictures.flatMap(pictureView).filter(({ list }) => lists.includes(list)),
      shares: shares.sort((one, other) => other.createdAt - one.createdAt).map(shareView),
      ...{ lists, licence, brand },
    };
  },
  /** Throws `point.not_found`, `point.changed` and, for a checklist that is not owned, `login.not_bought`. */
  async mark({ sessionToken, siteId, list, pointId, change }) {
    const { customer, customerId } = await requireDesk(sessionToken);
    if (!owns(customer, list)) throw notBought(list);
    await throttle("desk.marks", customerId);
    await Promise.all([requireSite(customerId, siteId), requirePoint(readContent, list, pointId)]);
    return { point: await changePoint({ customerId, siteId, list, pointId }, change) };
  },
  /** Throws `desk.licence_needed`, `share.too_many`. */
  async share({ sessionToken, siteId, label }) {
    const { customerId, licence } = await enterDesk(sessionToken);
    if (!licence) throw new StoreError("desk.licence_needed");
    await requireSite(customerId, siteId);
    await requireRoom(customerId, siteId, 1);
    const code = randomBytes(16).toString("base64url");
    const codeHash = sha256(code);
    const row = { customerId, siteId, codeHash, label, createdAt: Date.now() };
    // Its code is new: a condition would only refuse the second try after a lost answer.
    const { data } = await SiteShareEntity.put(row).go();
    // Links that were made at once have each seen room for one.
    await requireRoom(customerId, siteId, 0).catch(async (error: unknown) => {
      await SiteShareEntity.delete({ customerId, siteId, codeHash }).go();
      throw error;
    });
    return { share: shareView(data), code };
  },
  /** May be repeated. */
  async "end-share"({ sessionToken, siteId, shareId }) {
    const { customerId } = await enterDesk(sessionToken);
    await SiteShareEntity.delete({ customerId, siteId, codeHash: shareId }).go();
    return {};
  },
  async brand({ sessionToken }) {
    const { customerId, licence } = await requireDesk(sessionToken);
    return { brand: await brandOf(customerId, licence) };
  },
  /** The last one to keep it wins. Throws `desk.licence_needed`. */
  async "keep-brand"({ sessionToken, brand }) {
    const { customerId, licence } = await enterDesk(sessionToken);
    if (!licence) throw new StoreError("desk.licence_needed");
    await DeskBrandEntity.put({ customerId, ...brand }).go();
    return { brand };
  },
});

/** The checklists that a customer owns now. */
export function listsOf(customer: Customer): DeskList[] {
  return deskLists.filter((list) => owns(customer, list));
}

/** Only points that there are: so a site has a bounded number of rows. */
export async function requirePoint(readContent: ReadContent, list: DeskList, pointId: string): Promise<void> {
  const places = outlineOf(await readContent(list))?.places ?? [];
  const known = places.some(({ sections }) =>
    sections.some(({ items }) => items.some(({ id }) => id === pointId)),
  );
  if (!known) throw new StoreError("point.not_found");
}

type PointKey = Pick<KeptPoint, "customerId" | "siteId" | "list" | "pointId">;

/**
 * Writes the fields that were changed, each only if it still is what its screen showed. Of two devices that change different
 * fields of a point both are kept; of two that change the same one the second is told. A repeat changes nothing.
 */
async function changePoint(key: PointKey, change: PointChange): Promise<SitePoint> {
  const changed = pointFields.filter((field) => change[field] !== undefined);
  const to = Object.fromEntries(changed.map((field) => [field, change[field]?.to]));
  const done = change.mark?.to === "done";
  const write = SitePointEntity.update(key).set({
    ...to,
    ...(done && { doneOn: dayInIndia(Date.now()) }),
  });
  const whole = change.mark && !done ? write.remove(["doneOn"]) : write;
  const written = await ifUnchanged(
    whole.where((a, o) =>
      changed
        .map((field) => {
          const from = change[field]?.from ?? "";
          const same = o.eq(a[field] as typeof a.note, from);
          return from === openPoint[field] ? `(${o.notExists(a[field])} OR ${same})` : same;
        })
        .join(" AND "),
    ),
  );
  const { data } = await SitePointEntity.get(key).go({ consistent: true });
  const now = pointView(data ?? key);
  if (!written && changed.some((field) => now[field] !== change[field]?.to))
    throw new StoreError("point.changed");
  return now;
}

async function requireRoom(customerId: string, siteId: string, more: number): Promise<void> {
  const { length } = await sharesOf(customerId, siteId);
  if (length + more > mostShares) throw new StoreError("share.too_many", { most: mostShares });
}

/** The point with what was never kept of it as it is at first. */
export function pointView({
  list,
  pointId: id,
  doneOn = "",
  ...kept
}: PointKey & Partial<KeptPoint>): SitePoint {
  const { mark, who, due, before, after, note } = { ...openPoint, ...kept };
  return { list, id, mark, who, due, before, after, note, doneOn };
}

function shareView({ codeHash, label, createdAt }: { codeHash: string; label: string; createdAt: number }) {
  return { shareId: codeHash, label, createdAt };
}
