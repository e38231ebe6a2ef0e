// What a deploy and the clock try out: by the public calls, without a trace in figures, lists and papers.

import { offer } from "@store/contract/offer/offer";
import { CouponEntity } from "@store/core/coupons/coupon.entity";
import { canary } from "@store/core/orders/smoke/canary";
import { smokePurchase } from "@store/core/orders/smoke/smoke-purchase";
import { readCounts } from "@store/core/platform/counter.entity";
import { minutes } from "@store/core/platform/time";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { alarms } from "../support/alarms.ts";
import { newBuyer, newMember, place } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { gatewayUrl } from "../support/gateway.ts";
import { expectIdle } from "../support/idle.ts";
import { configureShop, siteUrl } from "../support/settings.ts";
import { ses } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

const real = globalThis.fetch;
/** By path: answered in place of the shop. */
let broken: Record<string, () => Response> = {};
const ok = () => Response.json({ success: true });
/** What is sold is packed by a build, which this suite has not. */
const opened = { "/api/verify-resource-token": ok };
const failing = () => Response.json({ success: false, code: "internal" }, { status: 500 });

beforeEach(() => {
  vi.mocked(console.error).mockClear();
  broken = { ...opened };
  vi.stubGlobal("fetch", async (input: string | URL | Request, init?: RequestInit) => {
    const address = String(input);
    if (!address.startsWith(siteUrl)) return real(input, init);
    const path = address.slice(siteUrl.length);
    const instead = broken[path];
    if (instead) return instead();
    return path.startsWith("/api/") ? real(`${gatewayUrl}${path}`, init) : new Response("<html></html>");
  });
});
afterEach(() => vi.unstubAllGlobals());

/** All that lists and figures are made of. */
async function shown() {
  const { order, customer, search, coupon } = await readTable();
  const deleted = new Set(
    order.filter(({ deletedAt }) => deletedAt !== undefined).map(({ orderId }) => orderId),
  );
  return {
    orders: order.filter(({ deletedAt }) => deletedAt === undefined).map(({ orderId }) => orderId),
    members: customer.filter(({ state }) => state === "member").map(({ customerId }) => customerId),
    // The words of an order that was deleted stay with its row, and are shown to nobody.
    searched: [...new Set(search.map(({ id }) => id).filter((id) => !deleted.has(id)))].sort(),
    coupons: coupon.map(({ code }) => code),
    totals: await readCounts("ALL"),
  };
}

test("a smoke purchase goes from the pages to an opened area", async () => {
  expect(await smokePurchase()).toEqual({
    bought: true,
    steps: [
      ...["pages", "start-checkout", "validate-discount", "sign-up", "create-payment-order"],
      ...["order-status", "validate-login", "verify-resource-token"],
    ],
  });
});

test.each(["off", "regular"] as const)(
  "a smoke purchase leaves lists, figures and tax papers as they were, with tax papers %s",
  async (mode) => {
    if (mode === "regular")
      configureShop({ gst: { ...offer.gst, mode, gstin: "27AAACF1234E1Z7" } as typeof offer.gst });
    await newMember(mode === "regular" ? { billing: { country: "IN", state: "29" } } : {});
    const before = { ...(await shown()), due: (await readTable()).dueInvoice.length };
    await smokePurchase();
    expect({ ...(await shown()), due: (await readTable()).dueInvoice.length }).toEqual(before);
    const own = (await readTable()).ledger.filter(({ paise }) => paise === 0);
    expect(own.map(({ kind }) => kind).sort()).toEqual(["sale", "sale-undone"]);
    await expectIdle();
  },
);

test("its mail goes to the carrier's own mailbox", async () => {
  await smokePurchase();
  await expectIdle();
  expect(ses.mails().map(({ to }) => to)).toEqual(["success@simulator.amazonses.com"]);
});

test.each([
  "/",
  "/api/start-checkout",
  "/api/validate-discount",
  "/api/sign-up",
  "/api/create-payment-order",
  "/api/order-status",
  "/api/validate-login",
  "/api/verify-resource-token",
])("a smoke purchase that fails at %s calls a person and leaves nothing", async (path) => {
  const before = await shown();
  broken[path] = failing;
  await expect(smokePurchase()).rejects.toThrow("500");
  expect(alarms().map(({ event }) => event)).toContain("smoke.failed");
  expect(await shown()).toEqual(before);
});

test("the next smoke purchase takes back what one that was killed has left", async () => {
  const before = await shown();
  const at = Date.now();
  const code = `SMOKE${at}0123456789`;
  const coupon = { code, percentage: 100, usageLimit: 1, active: true, redemptions: 0, createdAt: at };
  await CouponEntity.create(coupon).go();
  const orderId = `ORDER_${at}_0123456789`;
  await place(await newBuyer(), { orderId, discount: { code, percentage: 100 } });
  expect(await shown()).not.toEqual(before);
  travel(minutes(16));
  await smokePurchase();
  expect(await shown()).toEqual(before);
});

test("a fourth smoke purchase of a day says that it bought nothing", async () => {
  for (let bought = 0; bought < 3; bought++) expect(await smokePurchase()).toMatchObject({ bought: true });
  expect(await smokePurchase()).toMatchObject({ bought: false });
  expect(alarms()).toEqual([]);
});

test("the canary reports a shop that answers and writes nothing into it", async () => {
  const before = await readTable();
  await canary();
  expect(alarms()).toEqual([]);
  expect(await readTable()).toEqual(before);
});

test.each(["/checkout", "/api/start-checkout", "/api/recent-purchases", "/api/create-payment-order"])(
  "the canary calls a person once %s has failed twice",
  async (path) => {
    broken[path] = failing;
    await canary();
    expect(alarms().map(({ event }) => event)).toEqual(["canary.failed"]);
  },
);

test("one failure is none to the canary", async () => {
  broken["/checkout"] = () => {
    broken = {};
    return failing();
  };
  await canary();
  expect(alarms()).toEqual([]);
});
