// A publisher is killed before and after each request it makes: what holds afterwards is one offer, whole, with its coupon.
import { firstOffer } from "@store/contract/offer/first-offer";
import { bootstrap } from "@store/core/bootstrap";
import { CouponEntity } from "@store/core/coupons/coupon.entity";
import { clearOffers } from "@store/core/offer/current-offer";
import { readCurrentOffer } from "@store/core/offer/current-offer.entity";
import { minutes } from "@store/core/platform/time";
import { publishOffer } from "@store/core/publishing/publish";
import { renderPages } from "@store/core/publishing/render-pages";
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

test("publishOffer reads its coupon again when an admin changes it meanwhile", async () => {
  await openShop();
  clearOffers();
  await bootstrap();
  const publication = { by: "asha", note: "", action: "offer.publish" as const };
  const offer = { ...firstOffer, quickCoupon: { ...firstOffer.quickCoupon, percentage: 30 } };
  const { code } = offer.quickCoupon;
  let commits = 0;
  const stop = tap({
    async before({ operation, keys }) {
      if (operation !== "TransactWriteItems" || !keys.some((key) => key.includes(code))) return;
      commits++;
      if (commits === 1) await CouponEntity.patch({ code }).set({ usageLimit: 7 }).add({ version: 1 }).go();
    },
  });
  await publishOffer({ ...publication, offer, baseRev: 1 });
  stop();
  expect(commits).toBe(2);
  const { data } = await CouponEntity.get({ code }).go();
  expect(data).toMatchObject({ percentage: 30, usageLimit: 7 });
});
