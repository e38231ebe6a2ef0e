// Whatever is offered, chosen and published at whatever moment: the number in a page's HTML is what its script sends, what
// the company's page asks for, the sum of the order's lines, and the invoice's. The pages are those of the site's program.
import { dirname, join } from "node:path";
import { formatRupees } from "@store/contract/format";
import { offer } from "@store/contract/offer/offer";
import type { Offer, Product } from "@store/contract/offer/offer-shape";
import { type Discount, priceBasket } from "@store/contract/price-basket";
import { upsellIds } from "@store/contract/products";
import { numberInvoices } from "@store/core/invoices/number-invoices";
import { currentRev, useCurrentOffer } from "@store/core/offer/current-offer";
import { paidFor } from "@store/core/orders/lines";
import { minutes, seconds } from "@store/core/platform/time";
import { type SitePages, sitePages } from "@store/core/providers/site-pages";
import { renderPages } from "@store/core/publishing/render-pages";
import { buildSite } from "@store/dev/build-all";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { newBuyer, newCoupon, pay, paymentInput, send, theOrder } from "../support/buyers.ts";
import { type Chance, chanceOf } from "../support/chance.ts";
import { travel } from "../support/clock.ts";
import { seedsOf } from "../support/full.ts";
import { expectIdle } from "../support/idle.ts";
import { publish, publishLater } from "../support/offers.ts";
import { configureShop } from "../support/settings.ts";
import { stripe } from "../support/shop.ts";

/** The checkout and the landing page of each revision, as they were published. */
const pages = new Map<number, { checkout: string; landing: string }>();
let site: SitePages;

beforeAll(async () => {
  const { manifestFile } = await buildSite({});
  process.env.STORE_SITE_PROGRAM = join(dirname(manifestFile), "server");
  await import("@store/functions/lib/site-pages");
  const { build, render } = sitePages();
  site = {
    ...{ build, render },
    async stage(rev, made) {
      const html = (file: string) => made.find((page) => page.file === file)?.html ?? "";
      pages.set(rev, { checkout: html("checkout.html"), landing: html("index.html") });
      return `${rev}`;
    },
    show: async () => {},
  };
}, 180_000);
beforeEach(() =>
  configureShop({
    sitePages: site,
    gst: { ...offer.gst, mode: "regular", gstin: "27AAACF1234E1Z7", state: "27" },
  }),
);

const price = (chance: Chance) => 600 + chance.below(4400);

/** Prices and states of any kind that may be published. */
function anyOffer(chance: Chance, from: Offer, alone?: string): Offer {
  const products = from.products.map((product): Product => {
    const { originalPrice: _, ...rest } = product;
    const state =
      product.soldAs === "bundle" || chance.percent(75) ? "shown" : chance.pick(["hidden", "ended"] as const);
    const soldAs = product.soldAs === "bundle" ? "bundle" : product.id === alone ? "alone" : "extra";
    return { ...rest, price: price(chance), state, soldAs };
  });
  return { ...from, products };
}

function sample<T>(chance: Chance, all: readonly T[]): T[] {
  return all.filter(() => chance.percent(50));
}

/** What a buyer's browser has: the offer of the page's JSON, and the number that its markup shows for the bundle. */
function readPage(rev: number) {
  const { checkout, landing } = pages.get(rev) ?? { checkout: "", landing: "" };
  const [, json = "{}"] = /<script type="application\/json" id="offer">(.*?)<\/script>/s.exec(checkout) ?? [];
  const shown: Offer & { rev: number } = JSON.parse(json);
  const total = formatRupees(priceBasket([], undefined, [], shown).total);
  expect(shown.rev).toBe(rev);
  expect(checkout, "checkout.html").toContain(total);
  expect(landing, "index.html").toContain(total);
  return (upsells: readonly string[], discount: Discount | undefined) =>
    priceBasket(upsells, discount, [], shown).total;
}

/** What the company's page asked its payer for, in paise. */
function askedBy(sessionId: string): number | null | undefined {
  const events = stripe.control.events().map(({ data }) => data.object);
  return events.flatMap((one) =>
    one.object === "checkout.session" && one.id === sessionId ? [one.amount_total] : [],
  )[0];
}

const refused = { code: "order.offer_changed" };

async function proveOne(seed: number): Promise<void> {
  const chance = chanceOf(seed);
  // One product in some seeds is sold by itself, and stays so.
  const alone = chance.oneIn(2) ? chance.pick(upsellIds) : undefined;
  const rev = await publish((from) => anyOffer(chance, from, alone));
  const extras = offer.products.filter(({ soldAs, state }) => soldAs !== "bundle" && state === "shown");
  const upsells = sample(chance, extras).map(({ id }) => id);
  const discount = await anyCoupon(chance, upsells, alone);
  const seen = readPage(rev)(upsells, discount);
  // Published between the page and the press, or not at all.
  const endsNow = chance.oneIn(3);
  // At once, or at a time that has come: with the job that switches to it, or before that.
  const way = chance.pick(["at once", "switched", "by the clock"] as const);
  const change = (from: Offer) => anyOffer(chance, from, alone);
  const other = chance.oneIn(4)
    ? rev
    : await (way === "at once" ? publish(change, { endsNow }) : publishLater(change, { endsNow }, way));
  const waited = chance.pick([0, seconds(9), minutes(34), minutes(36)]);
  travel(waited);
  const buyer = await newBuyer();
  const press = async (page: number, amount: number) => {
    // As the function does: what it knows of the pointer is not of before the wait.
    await useCurrentOffer();
    return send(
      buyer,
      paymentInput(buyer, { rev: page, amount, upsells, discount, billing: { country: "IN", state: "29" } }),
    );
  };
  // Pages that nobody has switched yet are honoured.
  const honoured = rev === other || way === "by the clock" || (!endsNow && waited < minutes(35));
  const placed = await press(rev, seen).catch(async (error: unknown) => {
    // Refused only where nothing is honoured any more; the page loads the new prices, and a second press agrees.
    expect(error).toMatchObject(refused);
    expect(honoured).toBe(false);
    return press(other, readPage(other)(upsells, discount));
  });
  const placedOrder = await theOrder(placed.orderId);
  const { offerRev = 0, lines, finalAmount } = placedOrder;
  expect(await currentRev()).toBe(other);
  expect(readPage(offerRev)(upsells, discount)).toBe(finalAmount);
  if (offerRev === rev || placed.input.rev === other) expect(placed.input.amount).toBe(finalAmount);
  else expect(finalAmount).toBeLessThanOrEqual(seen);
  expect(lines.reduce((sum, line) => sum + paidFor(line), 0)).toBe(finalAmount);
  const order = await pay(placed);
  expect(order).toMatchObject({ status: "completed", finalAmount });
  expect(askedBy(placed.sessionId)).toBe(finalAmount * 100);
  const [invoice] = await numberInvoices(placed.orderId);
  expect(invoice?.facts.total).toBe(finalAmount * 100);
  expect(invoice?.facts.lines.map(({ net }) => net)).toEqual(lines.map((line) => paidFor(line) * 100));
  await renderPages();
}

async function anyCoupon(
  chance: Chance,
  upsells: readonly string[],
  alone = "bundle",
): Promise<Discount | undefined> {
  if (chance.oneIn(3)) return undefined;
  const products = chance.percent(50) ? undefined : ["bundle", alone, ...sample(chance, upsells)];
  return newCoupon(1 + chance.below(90), { ...(products && { products }) });
}

test("going back makes the pages of the earlier offer again, but for the revision that they name", async () => {
  const { products } = offer;
  const first = await publish((from) => anyOffer(chanceOf(1), from));
  const other = await publish((from) => anyOffer(chanceOf(2), from));
  expect(pages.get(other)?.landing).not.toBe(pages.get(first)?.landing);
  const back = await publish(() => anyOffer(chanceOf(1), { ...offer, products }));
  expect(pages.get(back)?.landing).toBe(pages.get(first)?.landing);
  const named = (rev: number) => pages.get(rev)?.checkout.replace(`"rev":${rev}`, '"rev":0');
  expect(named(back)).toBe(named(first));
});

const seeds = seedsOf(500, 12);
test(`the number in the HTML is paid and invoiced: ${seeds.length} offers, baskets, coupons and moments of publishing`, async () => {
  for (const [index, seed] of seeds.entries()) {
    await proveOne(seed).catch((error: unknown) => {
      throw new Error(`Seed ${seed}: ${String(error)}`, { cause: error });
    });
    // Half an hour goes by in each, and a mail that has waited for days is not sent.
    if (index % 20 === 19) await expectIdle();
  }
  await expectIdle();
}, 1_200_000);
