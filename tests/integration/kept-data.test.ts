// The data of each release since 1.0.0, opened by this program: logged in to, sold from, refunded and invoiced.
// `KEEP_AS=1.1.0 npx vitest run --project integration tests/integration/kept-data.test.ts` keeps today's as another release.
import { offer } from "@store/contract/offer/offer";
import type { GstSettings } from "@store/contract/offer/settings";
import { numberInvoices } from "@store/core/invoices/number-invoices";
import { refundByHand } from "@store/core/orders/payments/refund-by-hand";
import { isSale } from "@store/core/orders/settlement/invoice-facts";
import { beforeEach, expect, test, vi } from "vitest";
import { askStatus, newBuyer, newMember, place, refundStates, theOrder } from "../support/buyers.ts";
import { expectIdle } from "../support/idle.ts";
import { expectSound } from "../support/invariants.ts";
import { keepData, keptReleases, openKept } from "../support/kept-data.ts";
import { logIn } from "../support/logins.ts";
import { configureShop } from "../support/settings.ts";
import "../support/shop.ts";

const regular: GstSettings = { ...offer.gst, mode: "regular", gstin: "27AAACF1234E1Z7", state: "27" };
const billing = { country: "IN", state: "29" };
const release = process.env.KEEP_AS;

beforeEach(() => configureShop({ gst: regular }));

test.runIf(release)("the data of today is kept", async () => {
  const paid = await newMember({ upsells: ["seo-checklist"], billing }, { email: "asha@example.in" });
  const { password = "" } = (await askStatus(paid)).credentials ?? {};
  const partly = await newMember({ upsells: ["seo-checklist"], billing });
  await refundByHand(partly.orderId, ["seo-checklist"], "admin");
  for (const { orderId } of [paid, partly]) await numberInvoices(orderId);
  await place(await newBuyer(), { billing });
  await expectIdle();
  await keepData(release ?? "", {
    paidOrder: paid.orderId,
    partlyRefundedOrder: partly.orderId,
    customerId: paid.order.customerId,
    password,
    email: paid.buyer.email,
    at: Date.now(),
  });
});

test.each(keptReleases())(
  "the data of release %s is opened, sold from, refunded and invoiced",
  async (kept) => {
    const known = await openKept(kept, { gst: regular });
    vi.setSystemTime(known.at + 60_000);
    await expectSound();
    expect(await logIn(known.customerId, known.password)).toHaveProperty("sessionToken");
    expect(await logIn(known.email, known.password)).toHaveProperty("sessionToken");

    const sold = await newMember({ billing });
    expect(sold.order.status).toBe("completed");
    const [sale] = await numberInvoices(sold.orderId);
    const [older] = await numberInvoices(known.paidOrder);
    expect(Number(sale?.count)).toBeGreaterThan(Number(older?.count));

    for (const orderId of [known.paidOrder, known.partlyRefundedOrder]) {
      expect(await refundByHand(orderId, undefined, "admin")).toBeGreaterThan(0);
      expect((await theOrder(orderId)).status).toBe("refunded");
      expect(await refundStates(orderId)).not.toContain("asked");
      expect((await numberInvoices(orderId)).some(({ facts }) => !isSale(facts))).toBe(true);
    }
    await expectSound();
  },
);
