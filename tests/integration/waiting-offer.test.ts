// An offer that waits for its second: who is charged what before and after, what the job switches, and how it is called off.
import { firstOffer } from "@store/contract/offer/first-offer";
import { offer } from "@store/contract/offer/offer";
import type { Offer } from "@store/contract/offer/offer-shape";
import { bootstrap } from "@store/core/bootstrap";
import { clearOffers, offerOf, useCurrentOffer } from "@store/core/offer/current-offer";
import { readCurrentOffer } from "@store/core/offer/current-offer.entity";
import { readOrder } from "@store/core/orders/order.entity";
import { days, hours, minutes, seconds } from "@store/core/platform/time";
import type { SitePages } from "@store/core/providers/site-pages";
import { adminOffer } from "@store/core/publishing/admin-offer";
import { renderPages } from "@store/core/publishing/render-pages";
import { beforeEach, describe, expect, test } from "vitest";
import { acting, newAdmin, type Person, setUp } from "../support/admin.ts";
import { alarms } from "../support/alarms.ts";
import { newBuyer, place } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { refused } from "../support/refused.ts";
import { configureShop } from "../support/settings.ts";
import { readTable } from "../support/table-rows.ts";

let admin: Person;
let other: Person;
/** The revision that the pages show, and how often pages were made. */
let site = { shown: 0, made: 0, build: "one", refuses: false };
const pages: SitePages = {
  build: async () => site.build,
  async render() {
    site.made++;
    return [{ path: "/", file: "index.html", html: "" }];
  },
  stage: async (rev) => `${rev} by ${site.build}`,
  async show(at) {
    if (site.refuses) throw new Error("No room");
    site.shown = Number(at.split(" ")[0]);
  },
};
beforeEach(async () => {
  admin = await setUp();
  other = await newAdmin();
  clearOffers();
  site = { shown: 0, made: 0, build: "one", refuses: false };
  configureShop({ sitePages: pages });
  await bootstrap();
  // What another test has left waiting.
  travel(days(29));
  await renderPages();
  await renderPages();
  site.made = 0;
});
const current = () => acting(admin, () => adminOffer.current({}));
const priced = (from: Offer, id: string, price: number): Offer => ({
  ...from,
  products: from.products.map((product) => (product.id === id ? { ...product, price } : product)),
});
const bundlePrice = (from: Offer = offer) => from.products.find(({ id }) => id === "bundle")?.price ?? 0;

/** Saves a draft of the offer that holds, changed, and publishes it: now, or in so many milliseconds. */
async function publish(change: (from: Offer) => Offer, wait?: number, more: { endsNow?: true } = {}) {
  const { rev, offer: now, draft } = await current();
  return acting(admin, async () => {
    const saved = { baseRev: rev, version: draft?.version ?? 0, offer: change(now) };
    const { version } = await adminOffer["save-draft"](saved);
    const at = wait === undefined ? undefined : Date.now() + wait;
    return adminOffer.publish({ baseRev: rev, version, note: "Diwali", at, ...more });
  });
}
const callOff = (rev: number, by = admin) => acting(by, () => adminOffer["call-off"]({ rev }));

/** An order as a page of that revision sends it. */
async function buy(rev: number, amount: number): Promise<number | undefined> {
  await useCurrentOffer();
  const { orderId } = await place(await newBuyer(), { rev, amount });
  return (await readOrder(orderId))?.finalAmount;
}

describe("the second of a waiting offer", () => {
  test("changes prices by the clock of each function, with no job at all", async () => {
    await publish((from) => priced(from, "bundle", 1200));
    await useCurrentOffer();
    const { rev } = await publish((from) => priced(from, "bundle", 1500), hours(1));
    await useCurrentOffer();
    travel(hours(1) - 1);
    await useCurrentOffer();
    expect(bundlePrice()).toBe(1200);
    // The pointer that was just read is not asked for again, and yet.
    travel(1);
    await useCurrentOffer();
    expect(bundlePrice()).toBe(1500);
    expect(await current()).toMatchObject({ rev, pagesBehind: true });
    expect(bundlePrice((await current()).offer)).toBe(1500);
    expect(site.shown).toBe(rev - 1);
  });

  test("a page of before is charged the lower price at once, and its own for 35 minutes from the switch", async () => {
    await publish((from) => priced(from, "bundle", 1200));
    const { rev } = await publish((from) => priced(from, "bundle", 1500), minutes(5));
    expect(await buy(rev - 1, 1200)).toBe(1200);
    travel(minutes(5));
    expect(await buy(rev - 1, 1200)).toBe(1200);
    expect(await buy(rev, 1500)).toBe(1500);
    travel(seconds(40));
    await renderPages();
    travel(minutes(34));
    expect(await buy(rev - 1, 1200)).toBe(1200);
    travel(minutes(2));
    await expect(buy(rev - 1, 1200)).rejects.toEqual(refused("order.offer_changed"));

    const { rev: lower } = await publish((from) => priced(from, "bundle", 1100), minutes(5));
    travel(minutes(5));
    expect(await buy(lower - 1, 1500)).toBe(1100);
  });

  test("a higher price that holds at once waits for the pages that say so", async () => {
    await publish((from) => priced(from, "bundle", 1200));
    const { rev } = await publish((from) => priced(from, "bundle", 1500), minutes(5), { endsNow: true });
    travel(minutes(5) + seconds(30));
    // Its buyer reads the page of before, and a page that is loaded anew would say the same.
    expect(await buy(rev - 1, 1200)).toBe(1200);
    await renderPages();
    expect(site.shown).toBe(rev);
    clearOffers();
    await expect(buy(rev - 1, 1200)).rejects.toEqual(refused("order.offer_changed"));
  });

  test("a revision that a request names is not charged before its second", async () => {
    await publish((from) => priced(from, "bundle", 1500));
    const { rev } = await publish((from) => priced(from, "bundle", 900), minutes(5));
    await expect(buy(rev, 900)).rejects.toEqual(refused("order.price_changed"));
    expect(await offerOf(rev)).toBeUndefined();
  });
});

describe("the job", () => {
  test("switches to pages that were made before, and writes when each price began", async () => {
    const coupon = { ...firstOffer.quickCoupon, code: "DIWALI40", percentage: 40 };
    await publish((from) => priced(from, "bundle", 1200));
    travel(days(40));
    const { rev } = await publish(
      (from) => ({ ...priced(from, "bundle", 999), quickCoupon: coupon }),
      hours(3),
    );
    const at = Date.now() + hours(3);
    await renderPages();
    expect((await readCurrentOffer())?.rev).toBe(rev - 1);
    site.made = 0;
    travel(hours(3) + seconds(20));
    await renderPages();
    expect(site).toMatchObject({ shown: rev, made: 0 });
    expect(await readCurrentOffer()).toMatchObject({ rev, since: at, pagesRev: rev });
    const { askedPrice, coupon: coupons, audit, offerRevision } = await readTable();
    expect(askedPrice).toContainEqual(expect.objectContaining({ product: "bundle", price: 999, rev, at }));
    expect(coupons).toContainEqual(expect.objectContaining({ code: "DIWALI40", percentage: 40 }));
    expect(audit.filter(({ target }) => target === `OFFER_${rev}`).map(({ action }) => action)).toEqual(
      expect.arrayContaining(["offer.schedule", "offer.publish"]),
    );
    const kept = offerRevision.find((row) => row.rev === rev);
    expect(JSON.parse(kept?.offer ?? "{}").priceHistory).toContainEqual(
      expect.objectContaining({ of: "bundle", price: 1200 }),
    );
    expect(await current()).not.toHaveProperty("waiting");
  });

  test("makes the pages anew after a deploy, and where those aside are gone", async () => {
    const { rev } = await publish((from) => priced(from, "bundle", 1301), minutes(5));
    site.build = "two";
    travel(minutes(5));
    const made = site.made;
    await renderPages();
    expect(site).toMatchObject({ shown: rev, made: made + 1 });
    await publish((from) => priced(from, "bundle", 1302), minutes(5));
    site.refuses = true;
    travel(minutes(5));
    await expect(renderPages()).rejects.toThrow("No room");
    expect(alarms().at(-1)).toMatchObject({ event: "offer.pages_behind", rev: rev + 1 });
    site.refuses = false;
    await renderPages();
    expect(site.shown).toBe(rev + 1);
    expect(await readCurrentOffer()).toMatchObject({ rev: rev + 1, pagesRev: rev + 1 });
  });

  test("calls for a person when it comes more than three minutes late", async () => {
    const { rev } = await publish((from) => priced(from, "bundle", 1303), minutes(5));
    travel(minutes(9));
    await renderPages();
    expect(alarms().at(-1)).toMatchObject({ event: "offer.switch_late", rev });
    expect(site.shown).toBe(rev);
  });
});

describe("an offer that waits", () => {
  test("refuses another in words, and both versions are there to look at", async () => {
    const { rev } = await publish((from) => priced(from, "bundle", 1400), hours(1));
    await expect(publish((from) => priced(from, "seo-checklist", 350))).rejects.toEqual(
      refused("offer.waiting"),
    );
    await expect(publish((from) => priced(from, "seo-checklist", 350), hours(2))).rejects.toEqual(
      refused("offer.waiting"),
    );
    const { rev: now } = await current();
    await expect(acting(other, () => adminOffer.back({ baseRev: now, rev: 1 }))).rejects.toEqual(
      refused("offer.waiting"),
    );
    const { waiting, draft } = await current();
    expect(waiting).toMatchObject({
      ...{ rev, note: "Diwali", by: admin.email, endsNow: false },
      changes: [expect.objectContaining({ path: "products.bundle.price", after: "1400" })],
    });
    expect(draft?.offer.products.find(({ id }) => id === "seo-checklist")?.price).toBe(350);
  });

  test("two admins who set a time at once get one that waits", async () => {
    const { rev, offer: now } = await current();
    const { version } = await acting(admin, () =>
      adminOffer["save-draft"]({ baseRev: rev, version: 0, offer: priced(now, "bundle", 1450) }),
    );
    const go = () => adminOffer.publish({ baseRev: rev, version, note: "", at: Date.now() + hours(1) });
    const both = await Promise.allSettled([acting(admin, go), acting(other, go)]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await current()).waiting?.rev).toBe(rev + 1);
  });

  test("a time that is too near or too far is refused", async () => {
    for (const wait of [minutes(1), -minutes(1), days(29)])
      await expect(publish((from) => priced(from, "bundle", 1460), wait)).rejects.toEqual(
        refused("offer.time"),
      );
    expect(await current()).not.toHaveProperty("waiting");
  });

  test("a publisher who comes in its second meets it as published", async () => {
    await publish((from) => priced(from, "bundle", 1470), minutes(5));
    const { rev: before } = await current();
    travel(minutes(5));
    await expect(acting(other, () => adminOffer.back({ baseRev: before, rev: 1 }))).rejects.toEqual(
      refused("offer.changed"),
    );
    expect(await readCurrentOffer()).toMatchObject({ rev: before + 1, pagesRev: before + 1 });
    await publish((from) => priced(from, "bundle", 1480));
    expect((await current()).rev).toBe(before + 2);
  });
});

describe("calling off", () => {
  test("leaves what holds, and what waited is the draft again", async () => {
    const { rev, offer: now } = await current();
    await publish((from) => priced(from, "bundle", 1510), hours(1));
    const answer = await callOff(rev + 1, other);
    expect(answer.restored).toBe(true);
    const after = await current();
    expect(after).not.toHaveProperty("waiting");
    expect(after.draft).toMatchObject({ baseRev: rev, by: other.email });
    expect(bundlePrice(after.draft?.offer)).toBe(1510);
    expect(after.draft?.offer.priceHistory).toEqual(now.priceHistory);
    travel(hours(2));
    await renderPages();
    await useCurrentOffer();
    expect((await current()).rev).toBe(rev);
    const { audit } = await readTable();
    expect(audit).toContainEqual(
      expect.objectContaining({ action: "offer.call_off", target: `OFFER_${rev + 1}`, by: other.email }),
    );
    await expect(callOff(rev + 1)).rejects.toEqual(refused("offer.changed"));
  });

  test("keeps a draft that was begun since, and answers the other", async () => {
    const { rev } = await current();
    await publish((from) => priced(from, "bundle", 1520), hours(1));
    const { offer: now } = await current();
    await acting(other, () =>
      adminOffer["save-draft"]({ baseRev: rev, version: 0, offer: priced(now, "seo-checklist", 360) }),
    );
    const answer = await callOff(rev + 1);
    expect(answer.restored).toBe(false);
    expect(bundlePrice(answer.offer)).toBe(1520);
    expect((await current()).draft?.by).toBe(other.email);
  });

  test("is refused from half a minute before its second on", async () => {
    const { rev } = await publish((from) => priced(from, "bundle", 1530), minutes(5));
    travel(minutes(5) - seconds(29));
    await expect(callOff(rev)).rejects.toEqual(refused("offer.too_late"));
    travel(seconds(29));
    await expect(callOff(rev)).rejects.toEqual(refused("offer.too_late"));
    await useCurrentOffer();
    expect(bundlePrice()).toBe(1530);
  });

  test("gives its number to the next offer, and nobody is charged by the one that was called off", async () => {
    await publish((from) => priced(from, "bundle", 1600));
    const { rev } = await publish((from) => priced(from, "bundle", 700), minutes(5));
    await callOff(rev);
    travel(minutes(6));
    await useCurrentOffer();
    expect(await offerOf(rev)).toBeUndefined();
    expect(await publish((from) => priced(from, "bundle", 1700))).toEqual({ rev });
    clearOffers();
    await expect(buy(rev, 700)).rejects.toEqual(refused("order.price_changed"));
    expect(await buy(rev, 1700)).toBe(1700);
  });
});
