// A publisher is killed before and after each request it makes: what holds afterwards is one offer, whole, with its coupon.
import { firstOffer } from "@store/contract/offer/first-offer";
import { offer } from "@store/contract/offer/offer";
import { bootstrap } from "@store/core/bootstrap";
import { CouponEntity } from "@store/core/coupons/coupon.entity";
import { clearOffers, useCurrentOffer } from "@store/core/offer/current-offer";
import { readCurrentOffer } from "@store/core/offer/current-offer.entity";
import { minutes } from "@store/core/platform/time";
import { publishOffer } from "@store/core/publishing/publish";
import { renderPages } from "@store/core/publishing/render-pages";
import { scheduleOffer } from "@store/core/publishing/schedule";
import { expect, test } from "vitest";
import { travel } from "../support/clock.ts";
import { dieEverywhere, killed, limit } from "../support/crash.ts";
import { tap } from "../support/sdk-tap.ts";
import { openShop } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

const quickCoupon = { ...firstOffer.quickCoupon, code: "DIWALI30", percentage: 30 };
const [bundle, ...extras] = firstOffer.products;
const products = bundle ? [{ ...bundle, price: 1499 }, ...extras] : [];

test.each(["new", "known"])(
  "a publisher that is killed leaves the offer and its %s coupon both old or both new",
  { timeout: limit },
  async (kind) => {
    const points = await dieEverywhere(async (dieAt, when) => {
      await openShop();
      clearOffers();
      await bootstrap();
      let baseRev = 1;
      const publication = { by: "asha", note: "", action: "offer.publish" as const };
      if (kind === "known") {
        const lower = { ...firstOffer, quickCoupon: { ...quickCoupon, percentage: 10 } };
        baseRev = await publishOffer({ ...publication, offer: lower, baseRev });
        baseRev = await publishOffer({ ...publication, offer: firstOffer, baseRev });
      }
      const input = { ...publication, offer: { ...firstOffer, quickCoupon, products }, baseRev };
      const outcome = await killed({ action: "publish", input, dieAt, when });
      const { rev } = (await readCurrentOffer()) ?? { rev: 0 };
      const { coupon, audit, askedPrice, offerRevision } = await readTable();
      const isNew = rev === baseRev + 1;
      expect(offerRevision.at(-1)?.rev).toBe(rev);
      expect(coupon.find(({ code }) => code === quickCoupon.code)?.percentage).toBe(
        isNew ? 30 : kind === "known" ? 10 : undefined,
      );
      const audited = audit.filter(
        ({ target, after = "" }) => target === "DIWALI30" && after.includes("30,"),
      );
      expect(audited.map(({ by }) => by)).toEqual(isNew ? ["asha"] : []);
      expect(askedPrice.some(({ price }) => price === 1499)).toBe(isNew);
      // Afterwards the job shows the pages, or another press publishes.
      travel(minutes(3));
      clearOffers();
      if (isNew) await renderPages();
      else await publishOffer(input);
      expect(await readCurrentOffer()).toMatchObject({ rev: baseRev + 1, pagesRev: baseRev + 1 });
      return outcome;
    });
    expect(points).toBeGreaterThanOrEqual(5);
  },
);

/** A shop of its own with an offer that waits for its second, with another price and a coupon of its own. */
async function openWaiting() {
  await openShop();
  clearOffers();
  await bootstrap();
  await renderPages();
  const at = Date.now() + minutes(5);
  const publication = { by: "asha", note: "", action: "offer.publish" as const, baseRev: 1 };
  const input = [{ ...publication, offer: { ...firstOffer, quickCoupon, products } }, at] as const;
  return { at, input };
}

test("scheduleOffer that is killed leaves an offer that waits whole, or none", {
  timeout: limit,
}, async () => {
  const points = await dieEverywhere(async (dieAt, when) => {
    const { at, input } = await openWaiting();
    const outcome = await killed({ action: "schedule", input, dieAt, when });
    const { waitingOffer, audit } = await readTable();
    const waits = (await readCurrentOffer())?.nextRev === 2;
    expect(waitingOffer.map(({ rev }) => rev)).toEqual(waits ? [2] : []);
    expect(audit.filter(({ action }) => action === "offer.schedule")).toHaveLength(waits ? 1 : 0);
    // Afterwards it waits, or another press sets the time.
    travel(minutes(3));
    clearOffers();
    if (!waits) await scheduleOffer(input[0], at + minutes(3));
    travel(minutes(5));
    await renderPages();
    expect(await readCurrentOffer()).toMatchObject({ rev: 2, pagesRev: 2 });
    return outcome;
  });
  expect(points).toBeGreaterThanOrEqual(4);
});

test("a switch that is killed is made good by the next, and the offer holds from its second on", {
  timeout: limit,
}, async () => {
  const points = await dieEverywhere(async (dieAt, when) => {
    const { at, input } = await openWaiting();
    await scheduleOffer(...input);
    travel(minutes(5));
    const outcome = await killed({ action: "switch", input: undefined, dieAt, when });
    clearOffers();
    await useCurrentOffer();
    expect(offer.products[0]?.price).toBe(1499);
    // Of one that died the lease is over by then.
    travel(minutes(3));
    await renderPages();
    await renderPages();
    const current = await readCurrentOffer();
    expect(current).toMatchObject({ rev: 2, since: at, pagesRev: 2 });
    expect(current).not.toHaveProperty("nextRev");
    const { askedPrice, coupon, audit, offerRevision } = await readTable();
    expect(askedPrice.filter(({ price }) => price === 1499)).toMatchObject([{ rev: 2, at }]);
    expect(coupon.find(({ code }) => code === quickCoupon.code)?.percentage).toBe(30);
    expect(audit.filter(({ action }) => action === "offer.publish")).toHaveLength(1);
    expect(offerRevision.map(({ rev }) => rev)).toEqual([1, 2]);
    return outcome;
  });
  expect(points).toBeGreaterThanOrEqual(5);
});

test("callOff that is killed leaves the offer waiting, or the draft again", {
  timeout: limit,
}, async () => {
  const points = await dieEverywhere(async (dieAt, when) => {
    const { input } = await openWaiting();
    await scheduleOffer(...input);
    const outcome = await killed({ action: "call off", input: 2, dieAt, when });
    const { waitingOffer, offerDraft } = await readTable();
    const waits = (await readCurrentOffer())?.nextRev === 2;
    expect([waitingOffer.length, offerDraft.length]).toEqual(waits ? [1, 0] : [0, 1]);
    travel(minutes(6));
    clearOffers();
    await useCurrentOffer();
    expect(offer.products[0]?.price).toBe(waits ? 1499 : bundle?.price);
    return outcome;
  });
  expect(points).toBeGreaterThanOrEqual(3);
});

test("publishOffer reads its coupon again when an admin changes it meanwhile", async () => {
  await openShop();
  clearOffers();
  await bootstrap();
  const publication = { by: "asha", note: "", action: "offer.publish" as const };
  const next = { ...firstOffer, quickCoupon: { ...firstOffer.quickCoupon, percentage: 30 } };
  const { code } = next.quickCoupon;
  let commits = 0;
  const stop = tap({
    async before({ operation, keys }) {
      if (operation !== "TransactWriteItems" || !keys.some((key) => key.includes(code))) return;
      commits++;
      if (commits === 1) await CouponEntity.patch({ code }).set({ usageLimit: 7 }).add({ version: 1 }).go();
    },
  });
  await publishOffer({ ...publication, offer: next, baseRev: 1 });
  stop();
  expect(commits).toBe(2);
  const { data } = await CouponEntity.get({ code }).go();
  expect(data).toMatchObject({ percentage: 30, usageLimit: 7 });
});
