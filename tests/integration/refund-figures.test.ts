// What refunds, disputes and fees make of the figures.

import { dayInIndia } from "@store/contract/format";
import { adminDashboard } from "@store/core/orders/admin/admin-dashboard";
import { syncPayments } from "@store/core/orders/payments/sync-payments";
import { overrideOrder } from "@store/core/orders/settlement/override-order";
import { reconcile } from "@store/core/orders/settlement/reconcile";
import { readCounts, salesOf } from "@store/core/platform/counter.entity";
import { hours } from "@store/core/platform/time";
import { afterEach, describe, expect, test } from "vitest";
import { newBuyer, newMember, place, theOrder } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { deliver } from "../support/deliver.ts";
import { expectIdle } from "../support/idle.ts";
import { mailsAbout } from "../support/mail-worker.ts";
import { stripe } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

afterEach(() => expectIdle());

const { control } = stripe;

describe("the figures", () => {
  async function today() {
    const day = dayInIndia(Date.now());
    const [figures] = (await adminDashboard.period({ from: day, to: day })).days;
    return figures;
  }

  test("are the same for the day and all time after an admin's slips on one sale", async () => {
    const { orderId } = await newMember();
    for (const status of ["failed", "completed", "failed", "completed"] as const)
      await overrideOrder(orderId, status, "admin");
    expect(await today()).toMatchObject({ completed: 1, gross: 999, revenue: 999, refundedAmount: 0 });
    expect(salesOf(await readCounts("ALL"))).toEqual({ completed: 1, revenue: 999 });
  });

  test("leave out a sale with a lost dispute and take it back when the dispute is won", async () => {
    const { orderId, order } = await newMember();
    control.dispute(order.paymentId ?? "");
    control.closeDispute(order.paymentId ?? "", "lost");
    await deliver(orderId);
    expect(await today()).toMatchObject({ completed: 1, gross: 999, refundedAmount: 999, revenue: 0 });
    expect(salesOf(await readCounts("ALL"))).toEqual({ completed: 0, revenue: 0 });
    const { ledger } = await readTable();
    expect(ledger.map(({ kind }) => kind).sort()).toEqual(["dispute-lost", "dispute-opened", "sale"]);
  });

  test("hold a fee that the provider tells later, as a row of its own", async () => {
    control.holdFees(true);
    const { orderId } = await newMember();
    const [sale] = (await readTable()).ledger;
    expect(sale).not.toHaveProperty("fee");
    expect(await today()).toMatchObject({ gross: 999, fees: 0 });
    travel(hours(1));
    await reconcile();
    control.holdFees(false);
    travel(hours(1));
    await reconcile();
    const { ledger } = await readTable();
    expect(ledger.map(({ kind, paise }) => [kind, paise]).sort()).toEqual([
      ["fee", 1998 + 360],
      ["sale", 99_900],
    ]);
    expect(await theOrder(orderId)).toMatchObject({ fee: 1998, feeTax: 360 });
    expect(await today()).toMatchObject({ gross: 999, fees: 1998, feeTax: 360 });
  });

  test("count only customers with a changed status in Sync Payment Status", async () => {
    const first = await newMember();
    const again = await place(await newBuyer({ email: first.buyer.email }), { upsells: ["seo-checklist"] });
    control.pay(again.sessionId);
    expect((await syncPayments()).updated).toBe(0);
    const outsider = await place(await newBuyer());
    control.pay(outsider.sessionId);
    expect((await syncPayments()).updated).toBe(1);
    expect(mailsAbout(outsider.orderId)).toEqual([]);
  });
});
