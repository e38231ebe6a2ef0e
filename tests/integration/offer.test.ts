// The offer as revisions: drafted and published by admins, charged by the checkout, gone back from.
import { formatRupees } from "@store/contract/format";
import { firstOffer } from "@store/contract/offer/first-offer";
import { offer } from "@store/contract/offer/offer";
import type { Offer } from "@store/contract/offer/offer-shape";
import { bootstrap } from "@store/core/bootstrap";
import { adminCoupons } from "@store/core/coupons/admin-coupons";
import { clearOffers, offerOf, useCurrentOffer } from "@store/core/offer/current-offer";
import { readOrder } from "@store/core/orders/order.entity";
import { days, minutes } from "@store/core/platform/time";
import { adminOffer } from "@store/core/publishing/admin-offer";
import { beforeEach, describe, expect, test } from "vitest";
import { acting, newAdmin, type Person, setUp } from "../support/admin.ts";
import { newBuyer, place } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { refused } from "../support/refused.ts";
import { configureShop } from "../support/settings.ts";
import { readTable } from "../support/table-rows.ts";

let admin: Person;
let other: Person;
beforeEach(async () => {
  admin = await setUp();
  other = await newAdmin();
  clearOffers();
  await bootstrap();
});
const current = () => acting(admin, () => adminOffer.current({}));
const priced = (from: Offer, id: string, price: number): Offer => ({
  ...from,
  products: from.products.map((product) => (product.id === id ? { ...product, price } : product)),
});

/** Saves a draft of the offer that holds, changed, and publishes it. */
async function publish(change: (from: Offer) => Offer, more: { endsNow?: true } = {}, by = admin) {
  const { rev, offer: now, draft } = await current();
  return acting(by, async () => {
    const saved = { baseRev: rev, version: draft?.version ?? 0, offer: change(now) };
    const { version } = await adminOffer["save-draft"](saved);
    return adminOffer.publish({ baseRev: rev, version, note: "Diwali", ...more });
  });
}

test("an empty shop publishes the offer of its code, once", async () => {
  await bootstrap();
  const { rev, offer: now } = await current();
  expect(now).toEqual(await offerOf(rev));
  const first = (await readTable()).offerRevision.find((row) => row.rev === 1);
  expect(first && JSON.parse(first.offer)).toEqual(JSON.parse(JSON.stringify(firstOffer)));
});

test("a draft is published as the next revision, and its functions work with it", async () => {
  const before = await current();
  const { rev } = await publish((from) => priced(from, "bundle", 1499));
  expect(rev).toBe(before.rev + 1);
  clearOffers();
  await useCurrentOffer();
  expect(offer.products[0]?.price).toBe(1499);
  const { revisions } = await acting(admin, () => adminOffer.history({}));
  expect(revisions[0]).toMatchObject({
    rev,
    note: "Diwali",
    changes: [expect.objectContaining({ path: "products.bundle.price", before: "999", after: "1499" })],
  });
  expect((await current()).draft).toBeUndefined();
  const { audit } = await readTable();
  expect(audit.filter(({ target }) => target === `OFFER_${rev}`)).toMatchObject([
    { action: "offer.publish" },
  ]);
});

test("the second of two admins who publish is refused, and finds both versions", async () => {
  const { rev, offer: now } = await current();
  const mine = priced(now, "seo-checklist", 349);
  const { version } = await acting(admin, () =>
    adminOffer["save-draft"]({ baseRev: rev, version: 0, offer: mine }),
  );
  const late = { baseRev: rev, version: 0, offer: priced(now, "seo-checklist", 399) };
  await expect(acting(other, () => adminOffer["save-draft"](late))).rejects.toEqual(refused("offer.changed"));
  const go = () => adminOffer.publish({ baseRev: rev, version, note: "" });
  const both = await Promise.allSettled([acting(admin, go), acting(other, go)]);
  expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(acting(other, () => adminOffer["save-draft"]({ ...late, version }))).rejects.toEqual(
    refused("offer.changed"),
  );
  expect((await current()).offer.products.find(({ id }) => id === "seo-checklist")?.price).toBe(349);
});

test("going back restores the earlier offer and writes when each price was asked", async () => {
  const { rev, offer: before } = await current();
  const { price } = before.products[1] as Offer["products"][number];
  travel(days(40));
  await publish((from) => priced(from, "ad-templates", price + 400));
  travel(days(2));
  await acting(admin, () => adminOffer.back({ baseRev: rev + 1, rev }));
  const { offer: now } = await current();
  expect({ ...now, priceHistory: [] }).toEqual({ ...before, priceHistory: [] });
  expect(now.priceHistory.slice(-2)).toMatchObject([
    { of: "ad-templates", price },
    { of: "ad-templates", price: price + 400 },
  ]);
  const rows = (await readTable()).askedPrice.filter(({ product }) => product === "ad-templates");
  expect(rows.map((row) => row.price).slice(-2)).toEqual([price + 400, price]);
});

describe("a checkout whose page names its revision", () => {
  const [lower, higher] = [899, 1499];
  const bundlePrice = () => offer.products.find(({ id }) => id === "bundle")?.price ?? 0;

  /** Publishes another price, and tells the functions. */
  async function reprice(price: number, more?: { endsNow?: true }) {
    await publish((from) => priced(from, "bundle", price), more);
    clearOffers();
    await useCurrentOffer();
  }
  /** Buys as a page of that revision does: at the amount that it shows. */
  async function buy(rev: number, amount: number) {
    const { input } = await place(await newBuyer(), { rev, amount });
    return (await readOrder(input.orderId))?.finalAmount;
  }
  async function open() {
    await useCurrentOffer();
    return { rev: (await current()).rev, price: bundlePrice() };
  }

  test("is charged what was published", async () => {
    const { rev } = await open();
    await reprice(higher);
    expect(await buy(rev + 1, higher)).toBe(higher);
  });

  test("is honoured for 35 minutes after a higher price, and then told both", async () => {
    const { rev, price } = await open();
    await reprice(higher);
    travel(minutes(34));
    expect(await buy(rev, price)).toBe(price);
    await expect(buy(rev, price - 1)).rejects.toEqual(refused("order.price_changed"));
    travel(minutes(2));
    await expect(buy(rev, price)).rejects.toMatchObject({
      code: "order.offer_changed",
      status: 409,
      message: expect.stringMatching(`${formatRupees(price)} and is ${formatRupees(higher)} now`),
    });
    expect(await buy(rev + 1, higher)).toBe(higher);
  });

  test("is not honoured where the price before ends now", async () => {
    const { rev, price } = await open();
    await reprice(higher, { endsNow: true });
    await expect(buy(rev, price)).rejects.toEqual(refused("order.offer_changed"));
  });

  test("is charged a lower price at once", async () => {
    const { rev, price } = await open();
    await reprice(lower);
    expect(await buy(rev, price)).toBe(lower);
    travel(minutes(40));
    expect(await buy(rev, price)).toBe(lower);
  });

  test("keeps what is sold no more as long as it is honoured", async () => {
    const { rev, price } = await open();
    const extra = offer.products.find(({ id }) => id === "seo-checklist")?.price ?? 0;
    await publish((from) => ({
      ...from,
      products: from.products.map((one) => (one.id === "seo-checklist" ? { ...one, state: "ended" } : one)),
    }));
    clearOffers();
    await useCurrentOffer();
    const input = { rev, upsells: ["seo-checklist" as const], amount: price + extra };
    const placed = await place(await newBuyer(), input);
    expect((await readOrder(placed.input.orderId))?.finalAmount).toBe(price + extra);
    travel(minutes(36));
    await expect(place(await newBuyer(), input)).rejects.toEqual(refused("order.offer_changed"));
  });

  test("is priced by a function that knows only the revision before", async () => {
    const { rev } = await open();
    await publish((from) => priced(from, "bundle", higher));
    expect(await buy(rev + 1, higher)).toBe(higher);
    await expect(buy(rev + 99, 1)).rejects.toEqual(refused("order.price_changed"));
  });
});

test("an offer that breaks a rule is not published, whatever the draft holds", async () => {
  const { rev } = await current();
  await expect(publish((from) => ({ ...from, products: [] }))).rejects.toEqual(refused("offer.refused"));
  await expect(publish((from) => priced(from, "bundle", 0))).rejects.toEqual(refused("offer.refused"));
  expect((await current()).rev).toBe(rev);
});

test("pages that cannot be made leave the old offer, and the next try goes through", async () => {
  const { rev } = await current();
  const broken = {
    build: async () => "build",
    render: () => Promise.reject(new Error("No memory")),
    stage: async () => "",
    show: async () => {},
  };
  configureShop({ sitePages: broken });
  await expect(publish((from) => priced(from, "bundle", 1299))).rejects.toEqual(
    refused("offer.not_rendered"),
  );
  expect((await current()).rev).toBe(rev);
  configureShop();
  const { draft } = await current();
  expect(draft).toBeDefined();
  expect(await publish((from) => priced(from, "bundle", 1299))).toEqual({ rev: rev + 1 });
});

test("a receipt says what changes, what of it is charged, and which price may be struck out", async () => {
  const pageOf = (of: Offer) => `<script type="application/json" id="offer">${JSON.stringify(of)}</script>`;
  const render = async (of: Offer) => [
    { path: "/checkout", file: "checkout.html", html: `${of.products[0]?.price}${pageOf(of)}` },
    { path: "/account", file: "account.html", html: pageOf(of) },
  ];
  configureShop({
    sitePages: { build: async () => "build", render, stage: async () => "", show: async () => {} },
  });
  await publish((from) => priced(from, "bundle", 1799));
  await travel(days(31));
  const { rev, offer: now } = await current();
  const receipt = await acting(admin, async () => {
    await adminOffer["save-draft"]({ baseRev: rev, version: 0, offer: priced(now, "bundle", 1399) });
    return adminOffer.receipt({});
  });
  expect(receipt.changes).toMatchObject([{ path: "products.bundle.price", before: "1799", after: "1399" }]);
  expect(receipt.pages.map(({ path, changed }) => [path, changed])).toEqual([
    ["/checkout", true],
    ["/account", false],
  ]);
  expect(receipt.struck).toEqual([{ product: "bundle", price: 1799 }]);
  expect(receipt.openPages).toEqual({ count: 0 });
});

test("the coupon of the checkout takes off what is published, whatever it was before", async () => {
  const offered = (code: string, percentage: number) =>
    publish((from) => ({ ...from, quickCoupon: { ...from.quickCoupon, code, percentage } }));
  const coupon = async (code: string) => (await readTable()).coupon.find((row) => row.code === code);
  await offered("DIWALI30", 30);
  expect(await coupon("DIWALI30")).toMatchObject({ percentage: 30, active: true });
  await acting(admin, () => adminCoupons.toggle({ couponId: "DIWALI30", isActive: false }));
  await offered("DIWALI30", 35);
  expect(await coupon("DIWALI30")).toMatchObject({ percentage: 35, active: true });
});

test("an admin is told that pages are of an earlier revision", async () => {
  const stuck = { stage: async () => "", show: () => Promise.reject(new Error("No room")) };
  configureShop({ sitePages: { render: async () => [], build: async () => "one", ...stuck } });
  await publish((from) => priced(from, "bundle", 1899));
  expect(await current()).toMatchObject({ pagesBehind: true });
  configureShop();
  await travel(minutes(3));
  await publish((from) => priced(from, "bundle", 1899 + 100));
  expect(await current()).not.toHaveProperty("pagesBehind");
});
