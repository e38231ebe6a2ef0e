// Marks, notes and links of a client's site: that nothing of two devices is lost, whose they are, and what ends them.
import type { UpsellId } from "@store/contract/products";
import { clientDesk as clientDeskOf } from "@store/core/desk/client-desk";
import { sharedSite as sharedSiteOf } from "@store/core/desk/shared-site";
import { pointsOf } from "@store/core/desk/site-point.entity";
import { sharesOf } from "@store/core/desk/site-share.entity";
import { refundByHand } from "@store/core/orders/payments/refund-by-hand";
import { runAs } from "@store/core/platform/request";
import { randomToken } from "@store/core/platform/secrets";
import { readContent } from "@store/goods/read-content";
import { describe, expect, test } from "vitest";
import "../support/shop.ts";
import type { PointChange } from "@store/contract/desk/site-point";
import { setCounters } from "../support/counted.ts";
import { deliver } from "../support/deliver.ts";
import { logIn, memberWithPassword } from "../support/logins.ts";
import { erase, readCentre, rowsThatTell } from "../support/privacy.ts";
import { refused } from "../support/refused.ts";

const clientDesk = clientDeskOf(readContent);
const sharedSite = sharedSiteOf(readContent);
const fields = {
  name: "Ratnagiri Mangoes",
  address: "ratnagiri.example",
  platform: "Shopify",
  note: "",
  summary: "The checkout asks too much.",
} as const;

async function withSite(upsells: UpsellId[] = ["agency-license", "seo-checklist"]) {
  const member = await memberWithPassword({ upsells });
  const { sessionToken } = await logIn(member.order.email, member.password);
  const { site } = await clientDesk.add({ sessionToken, fields });
  const asked = { sessionToken, siteId: site.siteId };
  const mark = (pointId: string, change: PointChange, list: "checklist" | "seo-checklist" = "checklist") =>
    clientDesk.mark({ ...asked, list, pointId, change });
  return { ...member, ...asked, asked, mark };
}
const done: PointChange = { mark: { from: "open", to: "done" } };

describe("a point of a site", () => {
  test("keeps mark, note, owner, day and findings, for this site alone", async () => {
    const { asked, mark, sessionToken } = await withSite();
    await mark("gen-1", {
      ...done,
      note: { from: "", to: "Ask Ravi\nfor the theme" },
      who: { from: "", to: "Meera" },
      due: { from: "", to: "2026-12-24" },
      before: { from: "", to: "६ सेकंड" },
      after: { from: "", to: "2.1 seconds" },
    });
    const { points } = await clientDesk.open(asked);
    expect(points).toEqual([
      {
        ...{ list: "checklist", id: "gen-1", mark: "done", who: "Meera", due: "2026-12-24" },
        ...{ before: "६ सेकंड", after: "2.1 seconds", note: "Ask Ravi\nfor the theme" },
        doneOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      },
    ]);
    const { site: other } = await clientDesk.add({ sessionToken, fields: { ...fields, name: "Other" } });
    expect((await clientDesk.open({ sessionToken, siteId: other.siteId })).points).toEqual([]);
  });

  test("keeps what two devices change of its different fields at once", async () => {
    const { asked, mark } = await withSite();
    await Promise.all([
      mark("gen-1", done),
      mark("gen-1", { note: { from: "", to: "From the phone" } }),
      mark("gen-1", { who: { from: "", to: "Meera" } }),
      mark("gen-2", done),
    ]);
    const { points } = await clientDesk.open(asked);
    expect(points).toMatchObject([
      { id: "gen-1", mark: "done", note: "From the phone", who: "Meera" },
      { id: "gen-2", mark: "done" },
    ]);
  });

  test("tells the second of two devices that change the same field", async () => {
    const { asked, mark } = await withSite();
    const both = await Promise.allSettled([
      mark("gen-1", { note: { from: "", to: "One" } }),
      mark("gen-1", { note: { from: "", to: "Other" } }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const [{ note } = { note: "" }] = (await clientDesk.open(asked)).points;
    await expect(mark("gen-1", { note: { from: "", to: "Third" } })).rejects.toEqual(
      refused("point.changed"),
    );
    await mark("gen-1", { note: { from: note, to: "Third" } });
    expect((await clientDesk.open(asked)).points[0]?.note).toBe("Third");
  });

  test("takes the same change twice for one", async () => {
    const { mark } = await withSite();
    const first = await mark("gen-1", done);
    expect(await mark("gen-1", done)).toEqual(first);
  });

  test("has no day of its end once it is open again", async () => {
    const { mark } = await withSite();
    await mark("gen-1", done);
    const { point } = await mark("gen-1", { mark: { from: "done", to: "open" } });
    expect(point).toMatchObject({ mark: "open", doneOn: "" });
  });

  test("is refused where the checklist has none such", async () => {
    const { mark } = await withSite();
    await expect(mark("gen-9999", done)).rejects.toEqual(refused("point.not_found"));
    await expect(mark("cart-1", done, "seo-checklist")).rejects.toEqual(refused("point.not_found"));
  });

  test("is refused of a checklist that was not bought", async () => {
    const { mark, asked } = await withSite([]);
    await expect(mark("tech-1", done, "seo-checklist")).rejects.toEqual(refused("login.not_bought"));
    expect((await clientDesk.open(asked)).lists).toEqual(["checklist"]);
  });

  test("belongs to its site's owner, for reading and for writing", async () => {
    const { siteId } = await withSite();
    const { sessionToken } = await withSite();
    await expect(clientDesk.open({ sessionToken, siteId })).rejects.toEqual(refused("site.not_found"));
    await expect(
      clientDesk.mark({ sessionToken, siteId, list: "checklist", pointId: "gen-1", change: done }),
    ).rejects.toEqual(refused("site.not_found"));
  });

  test("goes with its site, and so do links", async () => {
    const { asked, mark, order } = await withSite();
    await mark("gen-1", done);
    const { code } = await clientDesk.share({ ...asked, label: "" });
    await clientDesk.remove(asked);
    expect(await pointsOf(order.customerId)).toEqual([]);
    expect(await sharesOf(order.customerId)).toEqual([]);
    await expect(sharedSite({ code })).rejects.toEqual(refused("share.not_found"));
  });
});

describe("a link to a site", () => {
  test("shows the report without note and label, and says nothing of its owner", async () => {
    const { asked, mark, order } = await withSite();
    await mark("gen-1", { ...done, note: { from: "", to: "The client is slow to pay" } });
    const { code } = await clientDesk.share({ ...asked, label: "Accounts office" });
    const shown = await sharedSite({ code });
    expect(shown.site).toEqual({ name: fields.name, address: fields.address, summary: fields.summary });
    expect(shown.report.lists.map(({ list }) => list)).toEqual(["checklist", "seo-checklist"]);
    expect(shown.report.points).toMatchObject([{ id: "gen-1", mark: "done" }]);
    const told = JSON.stringify(shown);
    for (const secret of ["slow to pay", "Accounts office", order.email, order.customerId, asked.siteId])
      expect(told).not.toContain(secret);
  });

  test("leads nowhere once it is ended, and others of its site still do", async () => {
    const { asked } = await withSite();
    const ended = await clientDesk.share({ ...asked, label: "Old" });
    const kept = await clientDesk.share({ ...asked, label: "New" });
    await clientDesk["end-share"]({ ...asked, shareId: ended.share.shareId });
    await expect(sharedSite({ code: ended.code })).rejects.toEqual(refused("share.not_found"));
    expect(await sharedSite({ code: kept.code })).toMatchObject({ site: { name: fields.name } });
    expect((await clientDesk.open(asked)).shares.map(({ label }) => label)).toEqual(["New"]);
  });

  test("is not ended by somebody else", async () => {
    const { asked, siteId } = await withSite();
    const { share, code } = await clientDesk.share({ ...asked, label: "" });
    const { sessionToken } = await withSite();
    await clientDesk["end-share"]({ sessionToken, siteId, shareId: share.shareId });
    expect(await sharedSite({ code })).toMatchObject({ site: { name: fields.name } });
  });

  test("is kept as a hash", async () => {
    const { asked, order } = await withSite();
    const { code } = await clientDesk.share({ ...asked, label: "" });
    expect(JSON.stringify(await sharesOf(order.customerId))).not.toContain(code);
    expect(code).toMatch(/^[\w-]{22}$/);
  });

  test("is refused without the agency licence, as a name on the report is", async () => {
    const { asked, sessionToken } = await withSite([]);
    await expect(clientDesk.share({ ...asked, label: "" })).rejects.toEqual(refused("desk.licence_needed"));
    const brand = { name: "Konkan Studio", contact: "", colour: "#12473a", logo: "" };
    await expect(clientDesk["keep-brand"]({ sessionToken, brand })).rejects.toEqual(
      refused("desk.licence_needed"),
    );
  });

  test("is one of ten at most, also when many are made at once", async () => {
    const { asked, order } = await withSite();
    await Promise.allSettled(
      Array.from({ length: 14 }, (_, index) => clientDesk.share({ ...asked, label: `${index}` })),
    );
    expect((await sharesOf(order.customerId)).length).toBeLessThanOrEqual(10);
  });

  test.each([
    ["the whole order", undefined],
    ["the agency licence alone", ["agency-license" as const]],
  ])("leads nowhere once %s is refunded", async (_, items) => {
    const { asked, orderId } = await withSite();
    const { code } = await clientDesk.share({ ...asked, label: "" });
    await refundByHand(orderId, items, "admin");
    await deliver(orderId);
    await expect(sharedSite({ code })).rejects.toEqual(refused("share.not_found"));
  });

  test("is read by one network 120 times in ten minutes", async () => {
    const { asked } = await withSite();
    const { code } = await clientDesk.share({ ...asked, label: "" });
    const read = (viewerIp: string) => runAs({ requestId: "read", viewerIp }, () => sharedSite({ code }));
    await read("203.0.113.8");
    await setCounters("share.read", 120);
    await expect(read("203.0.113.8")).rejects.toEqual(refused("throttled"));
    expect(await read("203.0.113.9")).toMatchObject({ site: { name: fields.name } });
  });

  test("costs a network that guesses its tries", async () => {
    const { asked } = await withSite();
    const { code } = await clientDesk.share({ ...asked, label: "" });
    const ask = (guess: string) =>
      runAs({ requestId: "guess", viewerIp: "203.0.113.7" }, () =>
        sharedSite({ code: guess }).catch((error: { code: string }) => error.code),
      );
    const answers: unknown[] = [];
    for (let tries = 0; tries < 61; tries++) answers.push(await ask(randomToken().slice(0, 22)));
    expect(answers.slice(0, 60)).toEqual(Array(60).fill("share.not_found"));
    expect(answers[60]).toBe("throttled");
    expect(await ask(code)).toBe("throttled");
  });
});

test("what is kept of sites is in the copy of a person's data, and is erased with it", async () => {
  const { asked, mark, order, sessionToken } = await withSite();
  await mark("gen-1", { note: { from: "", to: "Quince Traders pay late" } });
  await clientDesk.share({ ...asked, label: "Quince office" });
  const brand = { name: "Quince Studio", contact: "", colour: "#12473a", logo: "" };
  await clientDesk["keep-brand"]({ sessionToken, brand });
  const copy = JSON.stringify(await readCentre(order));
  for (const told of ["Quince Traders pay late", "Quince office", "Quince Studio"])
    expect(copy).toContain(told);
  await erase(order);
  expect(await rowsThatTell(order, ["Quince"])).toEqual([]);
});
