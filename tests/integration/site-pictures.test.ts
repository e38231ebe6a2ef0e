// Pictures of findings: whose they are, who sees them, what is refused, and what takes them away for good.
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { jpegOf, pngOf, webpOf } from "@store/contract/content/testing-pictures";
import { findingPictures, type PictureSide, type SitePicture } from "@store/contract/desk/site-picture";
import type { UpsellId } from "@store/contract/products";
import { keptTimings } from "@store/contract/timings";
import { deleteCustomer } from "@store/core/customers/delete-customer";
import { clientDesk as clientDeskOf } from "@store/core/desk/client-desk";
import { retirePictures } from "@store/core/desk/retire-pictures";
import { sharedPictures } from "@store/core/desk/shared-pictures";
import { sharedSite as sharedSiteOf } from "@store/core/desk/shared-site";
import { picturesOf, SitePictureEntity } from "@store/core/desk/site-picture.entity";
import { refundByHand } from "@store/core/orders/payments/refund-by-hand";
import { setting } from "@store/core/platform/settings";
import { days, minutes } from "@store/core/platform/time";
import { readContent } from "@store/goods/read-content";
import { beforeEach, describe, expect, test } from "vitest";
import { travel } from "../support/clock.ts";
import { deliver } from "../support/deliver.ts";
import { filesFolder, putPart, sha256Of } from "../support/files.ts";
import { logIn, memberWithPassword } from "../support/logins.ts";
import { erase, readCentre } from "../support/privacy.ts";
import "../support/shop.ts";
import { refused } from "../support/refused.ts";

const clientDesk = clientDeskOf(readContent);
const sharedSite = sharedSiteOf(readContent);
const fields = {
  name: "Kesar",
  address: "kesar.example",
  platform: "Shopify",
  note: "",
  summary: "",
} as const;

const within = (folder: string) => readdir(join(filesFolder, folder)).catch((): string[] => []);
/** Bytes that lie in the private store. */
const inStore = async () => (await within("objects")).filter((name) => !name.endsWith(".sum"));
beforeEach(async () => {
  for (const folder of ["objects", "uploads"]) {
    const empty = () => rm(join(filesFolder, folder), { recursive: true, force: true });
    // What a test has left under way may take a file away at the same moment.
    await empty().catch(empty);
  }
});

async function withSite(upsells: UpsellId[] = ["agency-license"]) {
  const member = await memberWithPassword({ upsells });
  const { sessionToken } = await logIn(member.order.email, member.password);
  const { site } = await clientDesk.add({ sessionToken, fields });
  return { ...member, ...deskOf(sessionToken, site.siteId) };
}
type Desk = ReturnType<typeof deskOf>;

function deskOf(sessionToken: string, siteId: string) {
  const asked = { sessionToken, siteId };
  const placed = (bytes: Buffer, pointId = "gen-1", side: PictureSide = "before") => ({
    ...asked,
    ...{ list: "checklist" as const, pointId, side, size: bytes.length, sha256: sha256Of(bytes) },
  });
  const begin = (bytes: Buffer, pointId?: string, side?: PictureSide) =>
    clientDesk["begin-picture"](placed(bytes, pointId, side));
  const finish = (bytes: Buffer, pointId?: string, side?: PictureSide) =>
    clientDesk["finish-picture"](placed(bytes, pointId, side));
  const put = async (bytes: Buffer, pointId?: string, side?: PictureSide) => {
    const { url = "" } = await begin(bytes, pointId, side);
    return putPart({ number: 1, url, sha256: sha256Of(bytes) }, bytes);
  };
  const send = async (bytes: Buffer, pointId?: string, side?: PictureSide) => {
    await put(bytes, pointId, side);
    return (await finish(bytes, pointId, side)).picture;
  };
  const show = async (picture: SitePicture) => {
    const { pictures } = await clientDesk["show-pictures"]({ ...asked, pictures: [picture] });
    return Buffer.from(pictures[0] ?? "", "base64");
  };
  return { asked, sessionToken, siteId, begin, put, finish, send, show };
}

const kesar = pngOf(120, 90);
const other = pngOf(140, 90);

describe("a picture of a finding", () => {
  test.each([
    ["png", pngOf(120, 90)],
    ["jpg", jpegOf(120, 90)],
    ["webp", webpOf(120, 90)],
  ])("a %s is kept and shown byte by byte", async (ending, bytes) => {
    const { asked, send, show } = await withSite();
    const picture = await send(bytes);
    expect(picture).toEqual({
      ...{ list: "checklist", pointId: "gen-1", side: "before" },
      file: expect.stringMatching(new RegExp(`^[0-9a-f]{32}-120x90\\.${ending}$`)),
    });
    expect((await clientDesk.open(asked)).pictures).toEqual([picture]);
    expect((await show(picture)).equals(bytes)).toBe(true);
  });

  test("is sent once, also where each answer on the way was lost", async () => {
    const { asked, begin, put, send } = await withSite();
    await begin(kesar);
    await put(kesar);
    const picture = await send(kesar);
    expect(await begin(kesar)).toEqual({});
    expect(await deskOf(asked.sessionToken, asked.siteId).finish(kesar)).toEqual({ picture });
    expect((await clientDesk.open(asked)).pictures).toEqual([picture]);
    expect(await inStore()).toHaveLength(1);
  });

  test("is one, when the same one is finished many times at once", async () => {
    const { put, finish } = await withSite();
    await put(kesar);
    await Promise.allSettled(Array.from({ length: 5 }, () => finish(kesar)));
    expect((await finish(kesar)).picture.file).toContain("120x90");
    expect(await inStore()).toHaveLength(1);
  });

  test("is not written over by another one, and gives its place back when it is taken away", async () => {
    const { asked, begin, send } = await withSite();
    const picture = await send(kesar);
    await expect(begin(other)).rejects.toEqual(refused("picture.changed"));
    await clientDesk["remove-picture"]({ ...asked, ...picture });
    expect(await inStore()).toEqual([]);
    const next = await send(other);
    // A screen that shows the first one takes away no other.
    await expect(clientDesk["remove-picture"]({ ...asked, ...picture })).rejects.toEqual(
      refused("picture.changed"),
    );
    expect((await clientDesk.open(asked)).pictures).toEqual([next]);
  });

  test("is not shown by the name of one that stood there before", async () => {
    const { asked, send, show } = await withSite();
    const picture = await send(kesar);
    await clientDesk["remove-picture"]({ ...asked, ...picture });
    const next = await send(other);
    expect(await show(picture)).toHaveLength(0);
    expect((await show(next)).equals(other)).toBe(true);
  });

  test("leaves nothing behind where it is taken away while it comes", async () => {
    const { asked, put, finish, order } = await withSite();
    await put(kesar);
    await Promise.allSettled([finish(kesar), clientDesk.remove(asked)]);
    expect(await picturesOf(order.customerId)).toEqual([]);
    expect(await inStore()).toEqual([]);
    await expect(finish(kesar)).rejects.toEqual(refused("picture.changed"));
  });

  test("answers each of many who end its upload while its bytes come", async () => {
    const store = setting("fileStore");
    const key = `desk/${"0".repeat(16)}/ended`;
    const sha256 = sha256Of(kesar);
    for (let round = 0; round < 20; round++) {
      const uploadId = await store.begin(key);
      const url = await store.partAddress(key, uploadId, { number: 1, size: kesar.length, sha256 });
      const ends = Array.from({ length: 4 }, () => store.abort(key, uploadId));
      const [sent] = await Promise.all([putPart({ number: 1, url, sha256 }, kesar), ...ends]);
      expect([200, 404]).toContain(sent);
      expect(await store.parts(key, uploadId)).toBeUndefined();
    }
  });

  test("takes the place of one that broke off", async () => {
    const { begin, send, order } = await withSite();
    await begin(other);
    await send(kesar);
    expect(await picturesOf(order.customerId)).toHaveLength(1);
    expect(await openUploads()).toEqual([]);
  });

  test("is refused without the agency licence, and where the checklist has no such point", async () => {
    const { begin } = await withSite([]);
    await expect(begin(kesar)).rejects.toEqual(refused("desk.licence_needed"));
    const agency = await withSite();
    await expect(agency.begin(kesar, "gen-9999")).rejects.toEqual(refused("point.not_found"));
    await expect(
      clientDesk["begin-picture"]({
        ...{ ...agency.asked, list: "seo-checklist", pointId: "tech-1", side: "after" },
        ...{ size: kesar.length, sha256: sha256Of(kesar) },
      }),
    ).rejects.toEqual(refused("login.not_bought"));
  });

  test("is one of 60 of a site, also when many are begun at once", async () => {
    const { order, siteId, begin } = await withSite();
    const { customerId } = order;
    const row = { customerId, siteId, list: "checklist", side: "before" } as const;
    await Promise.all(
      Array.from({ length: findingPictures.ofSite - 2 }, (_, index) =>
        SitePictureEntity.put({
          ...{ ...row, pointId: `x-${index}`, objectKey: "k", size: 1, sha256: "s", sentAt: 1 },
          file: `${"0".repeat(32)}-80x80.png`,
        }).go(),
      ),
    );
    const begun = await Promise.allSettled(
      ["gen-1", "gen-2", "gen-3", "gen-4", "gen-5"].map((pointId) => begin(kesar, pointId)),
    );
    expect(begun.filter(({ status }) => status === "fulfilled").length).toBeLessThanOrEqual(2);
    // However many of those were turned away, one after the other fills the site.
    for (const pointId of ["gen-6", "gen-7"]) await begin(kesar, pointId).catch(() => undefined);
    await expect(begin(kesar, "gen-8")).rejects.toEqual(refused("picture.too_many"));
    expect((await picturesOf(customerId)).length).toBeLessThanOrEqual(findingPictures.ofSite);
    // Of uploads that broke off the room comes back by itself.
    travel(minutes(16));
    await SitePictureEntity.delete({ ...row, pointId: "x-0" }).go();
    await begin(kesar, "gen-9");
  });
});

const page = "<!doctype html><script>alert(1)</script>";
const text = (letters: string) => Buffer.from(letters, "latin1");
const hostile: Record<string, [Buffer, RegExp]> = {
  "an SVG drawing": [text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), /an SVG drawing/],
  "a page behind a whole PNG": [Buffer.concat([pngOf(100, 100), text(page)]), /after its end/],
  "an archive behind a whole WebP": [
    Buffer.concat([webpOf(100, 100), text("PK\u0003\u0004")]),
    /after its end/,
  ],
  "a page behind the first letters of a JPEG": [
    text(`\u00ff\u00d8\u00ff${page}\u00ff\u00d9`),
    /is not whole/,
  ],
  "a picture of a hundred million pixels": [jpegOf(10_000, 10_000), /10000 by 10000 pixels/],
  "a GIF": [text("GIF89a"), /GIF picture/],
};

test.each(Object.keys(hostile))("%s is refused in words, and stays nowhere", async (what) => {
  const [bytes, words] = hostile[what] as [Buffer, RegExp];
  const { asked, send, order } = await withSite();
  await expect(send(bytes)).rejects.toMatchObject({
    code: "content.refused",
    message: expect.stringMatching(words),
  });
  expect((await clientDesk.open(asked)).pictures).toEqual([]);
  expect([await inStore(), await picturesOf(order.customerId)]).toEqual([[], []]);
});

test("other bytes than those that were announced never get in", async () => {
  const { begin, finish } = await withSite();
  const { url = "" } = await begin(kesar);
  await putPart({ number: 1, url, sha256: sha256Of(kesar) }, other);
  await expect(finish(kesar)).rejects.toEqual(refused("content.parts_missing"));
  expect(await inStore()).toEqual([]);
});

describe("somebody else", () => {
  const asTheirs = (mine: Desk, theirs: Desk) => deskOf(mine.sessionToken, theirs.siteId);

  test("sends nothing to a site that is not theirs, and takes nothing away", async () => {
    const [mine, theirs] = [await withSite(), await withSite()];
    const picture = await theirs.send(kesar);
    const strange = asTheirs(mine, theirs);
    await expect(strange.begin(other, "gen-2")).rejects.toEqual(refused("site.not_found"));
    await expect(strange.finish(kesar)).rejects.toEqual(refused("picture.changed"));
    expect(await clientDesk["remove-picture"]({ ...strange.asked, ...picture })).toEqual({});
    expect((await theirs.show(picture)).equals(kesar)).toBe(true);
  });

  test("is shown nothing by the name of a picture, nor by that of a site", async () => {
    const [mine, theirs] = [await withSite(), await withSite()];
    const picture = await theirs.send(kesar);
    expect(await mine.show(picture)).toHaveLength(0);
    expect(await asTheirs(mine, theirs).show(picture)).toHaveLength(0);
    const { code } = await clientDesk.share({ ...mine.asked, label: "" });
    expect(await sharedPictures({ code, pictures: [picture] })).toEqual({ pictures: [""] });
  });
});

describe("a link", () => {
  test("shows the pictures of its report, and none once it is ended", async () => {
    const { asked, send } = await withSite();
    const pictures = [await send(kesar), await send(other, "gen-1", "after")];
    const { code, share } = await clientDesk.share({ ...asked, label: "" });
    const { report } = await sharedSite({ code });
    expect(report.points.flatMap((point) => point.pictures)).toEqual(pictures);
    const shown = await sharedPictures({ code, pictures });
    expect(shown.pictures).toEqual([kesar, other].map((bytes) => bytes.toString("base64")));
    await clientDesk["end-share"]({ ...asked, shareId: share.shareId });
    await expect(sharedPictures({ code, pictures })).rejects.toEqual(refused("share.not_found"));
  });

  test("shows no picture of a checklist that was given back", async () => {
    const { asked, orderId } = await withSite(["agency-license", "seo-checklist"]);
    const bytes = { size: kesar.length, sha256: sha256Of(kesar) };
    const place = { ...asked, list: "seo-checklist", pointId: "onpage-1", side: "before" } as const;
    const { url = "" } = await clientDesk["begin-picture"]({ ...place, ...bytes });
    await putPart({ number: 1, url, sha256: bytes.sha256 }, kesar);
    const { picture } = await clientDesk["finish-picture"]({ ...place, ...bytes });
    const { code } = await clientDesk.share({ ...asked, label: "" });
    await refundByHand(orderId, ["seo-checklist"], "admin");
    await deliver(orderId);
    expect(await sharedPictures({ code, pictures: [picture] })).toEqual({ pictures: [""] });
  });

  test("shows six hundred times an hour at most", async () => {
    const { asked, send } = await withSite();
    const picture = await send(kesar);
    const { code } = await clientDesk.share({ ...asked, label: "" });
    const shown = await Promise.allSettled(
      Array.from({ length: 620 }, () => sharedPictures({ code, pictures: [{ ...picture, side: "after" }] })),
    );
    expect(shown.filter(({ status }) => status === "rejected").length).toBe(20);
  });
});

describe("the end of pictures", () => {
  test("a site that is removed takes its pictures with it", async () => {
    const { asked, send, order } = await withSite();
    await send(kesar);
    await clientDesk.remove(asked);
    expect([await inStore(), await picturesOf(order.customerId)]).toEqual([[], []]);
  });

  test("an erasure takes pictures of all sites, also those that have not arrived", async () => {
    const { order, send, put, sessionToken } = await withSite();
    await send(kesar);
    await put(other, "gen-2");
    const { site } = await clientDesk.add({ sessionToken, fields });
    await deskOf(sessionToken, site.siteId).send(other);
    await erase(order);
    expect([await inStore(), await openUploads()]).toEqual([[], []]);
    expect(await picturesOf(order.customerId)).toEqual([]);
  });

  test("the night after an admin has deleted their owner, pictures go", async () => {
    const { order, send } = await withSite();
    await send(kesar);
    await deleteCustomer(order.customerId, "admin");
    expect(await retirePictures()).toBe(1);
    expect([await inStore(), await picturesOf(order.customerId)]).toEqual([[], []]);
    expect(await retirePictures()).toBe(0);
  });

  test("pictures go ninety days after the licence has ended, and not before", async () => {
    const { order, orderId, password, siteId, send } = await withSite();
    const picture = await send(kesar);
    await refundByHand(orderId, ["agency-license"], "admin");
    await deliver(orderId);
    expect(await retirePictures()).toBe(0);
    const { sessionToken } = await logIn(order.email, password);
    expect((await deskOf(sessionToken, siteId).show(picture)).equals(kesar)).toBe(true);
    travel(keptTimings.findingPictures - days(1));
    expect(await retirePictures()).toBe(0);
    travel(days(1));
    expect(await retirePictures()).toBe(1);
    expect(await inStore()).toEqual([]);
  });

  test("pictures stay while the licence holds", async () => {
    const { send } = await withSite();
    await send(kesar);
    travel(days(400));
    expect(await retirePictures()).toBe(0);
    expect(await inStore()).toHaveLength(1);
  });
});

/** Uploads that were neither finished nor ended. */
async function openUploads(): Promise<string[]> {
  const names = await within("uploads");
  const open = await Promise.all(names.map((name) => within(join("uploads", name))));
  return open.flat().filter((name) => /^[0-9a-f]{32}$/.test(name));
}

test("a copy of one's data lists the pictures, without their keys in the store", async () => {
  const { order, send } = await withSite();
  const { file } = await send(kesar);
  const { rows } = await readCentre(order);
  const [picture] = rows.filter(({ kind }) => kind === "picture of a client site");
  expect(picture?.fields).toMatchObject({ file, pointId: "gen-1", size: kesar.length });
  expect(JSON.stringify(rows)).not.toContain("_desk/");
});
