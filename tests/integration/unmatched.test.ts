// Money at the payment company that no order has: found at night, and decided about by an admin, once.
import { bootstrap } from "@store/core/bootstrap";
import { findUnmatched } from "@store/core/orders/payments/find-unmatched";
import { reconcile } from "@store/core/orders/settlement/reconcile";
import { setting } from "@store/core/platform/settings";
import { days } from "@store/core/platform/time";
import { describe, expect, test, vi } from "vitest";
import { firstAdmin, orderActionsOf } from "../support/admin.ts";
import type { Alarm } from "../support/alarms.ts";
import { newBuyer, newMember, newOrderId, pay, place, theOrder } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { expectIdle } from "../support/idle.ts";
import { expectSound } from "../support/invariants.ts";
import { refused } from "../support/refused.ts";
import { configureShop } from "../support/settings.ts";
import { stripe } from "../support/shop.ts";
import { auditsOf, foundPayment, night, refundsOf, strayPayment } from "../support/unmatched.ts";

const admin = firstAdmin();

const act = orderActionsOf(() => admin);

const provider = "stripe";

/** The payment company answers so many reads more, and then no other: the process ends there. */
async function failReads(after: number): Promise<void> {
  const payments = await setting("payments")(provider);
  let reads = 0;
  const read = async (id: string) => {
    if (++reads > after) throw new Error("The process ends here");
    return payments.read(id);
  };
  const close = async (id: string) => read(id);
  configureShop({ payments: async () => ({ ...payments, read, close }) });
}

const listed = async () => (await act("unmatched", {})).payments;

const runAlarms = () =>
  vi
    .mocked(console.error)
    .mock.calls.map(([line]) => JSON.parse(String(line)) as Alarm & { count?: number })
    .filter(({ reason }) => reason === "money without an order");

describe("the nightly look", () => {
  test("finds nothing where every payment has its order", async () => {
    await newMember();
    const gone = await newMember();
    await act("refund", { orderId: gone.orderId });
    const mine = await place(await newBuyer());
    await act("delete", { orderId: mine.orderId });
    await pay(mine);
    expect(await night()).toMatchObject({ found: 0 });
    expect(await listed()).toEqual([]);
    expect(runAlarms()).toEqual([]);
  });

  test("makes one row and one alarm for each payment without an order", async () => {
    const others = await strayPayment(499);
    const claims = await strayPayment(999, newOrderId());
    expect(await night()).toMatchObject({ looked: 2, found: 2 });
    expect(await findUnmatched()).toMatchObject({ looked: 2, found: 0 });
    expect(await listed()).toHaveLength(2);
    expect((await listed()).find(({ paymentId }) => paymentId === others)).toMatchObject({
      amount: 49_900,
      currency: "inr",
      says: "One lamp, brass",
      refunding: false,
    });
    expect((await listed()).find(({ paymentId }) => paymentId === claims)?.saysOrder).toMatch(/^ORDER_/);
    expect(runAlarms()).toMatchObject([{ event: "payment.review", count: 2 }]);
  });

  test("reads every page of the books", async () => {
    await Promise.all(Array.from({ length: 101 }, (_, count) => strayPayment(10 + count)));
    expect(await night()).toMatchObject({ looked: 101, found: 101 });
    const { payments, more } = await act("unmatched", {});
    expect({ shown: payments.length, more }).toEqual({ shown: 50, more: true });
  });

  test("completes a paid order that nobody was told of", async () => {
    const placed = await place(await newBuyer());
    stripe.control.pay(placed.sessionId);
    await night();
    expect(await theOrder(placed.orderId)).toMatchObject({ status: "completed" });
    expect(await listed()).toEqual([]);
    await expectIdle();
  });

  test("leaves out refunded payments", async () => {
    const back = await strayPayment();
    stripe.control.refund(back);
    expect(await night()).toMatchObject({ found: 0 });
    expect(await listed()).toEqual([]);
  });

  test("fails and is repeated when a payment company does not answer", async () => {
    const paymentId = await strayPayment(999, (await place(await newBuyer())).orderId);
    travel(days(1));
    await failReads(0);
    await expect(findUnmatched()).rejects.toThrow("could not be looked at");
    expect(await listed()).toEqual([]);
    configureShop();
    await findUnmatched();
    expect(await listed()).toMatchObject([{ paymentId }]);
  });
});

describe("attaching a payment", () => {
  test("completes the order as a sale that can be refunded like any other", async () => {
    const paymentId = await foundPayment();
    const placed = await place(await newBuyer());
    const { order } = await act("attach-payment", { provider, paymentId, orderId: placed.orderId });
    expect(order).toMatchObject({ paymentStatus: "completed", orderId: placed.orderId });
    expect(await listed()).toEqual([]);
    expect(await auditsOf(placed.orderId)).toEqual([`payment.attach ${admin.email}`]);
    await expectIdle();
    const { ledger, sessions } = await act("story", { orderId: placed.orderId });
    expect(ledger).toMatchObject([{ kind: "sale", paise: 99_900, paymentId }]);
    expect(sessions.at(-1)).toMatchObject({ state: "paid", attachedBy: admin.email });
    await act("refund", { orderId: placed.orderId });
    expect(refundsOf(paymentId)).toEqual([99_900]);
    expect(await theOrder(placed.orderId)).toMatchObject({ status: "refunded" });
    await expectIdle();
    expect(await night()).toMatchObject({ found: 0 });
  });

  test("completes an order that had failed", async () => {
    const paymentId = await foundPayment();
    const placed = await place(await newBuyer());
    await act("update-status", { orderId: placed.orderId, paymentStatus: "failed" });
    await act("attach-payment", { provider, paymentId, orderId: placed.orderId });
    const after = await theOrder(placed.orderId);
    expect(after).toMatchObject({ status: "completed", paymentId });
    expect(after.review).toBeUndefined();
    await expectIdle();
  });

  test("is refused for another amount, a paid or unknown order and an unknown payment", async () => {
    const paymentId = await foundPayment(998);
    const placed = await place(await newBuyer());
    const member = await newMember();
    const attach = (orderId: string, of = paymentId) =>
      act("attach-payment", { provider, paymentId: of, orderId });
    await expect(attach(placed.orderId)).rejects.toThrow(
      "This payment is of ₹998, but the order is of ₹999. Choose another order, or refund the payment.",
    );
    await expect(attach(member.orderId)).rejects.toEqual(refused("unmatched.order_paid"));
    await expect(attach(newOrderId())).rejects.toEqual(refused("order.not_found"));
    await expect(attach(placed.orderId, "pi_nobody")).rejects.toEqual(refused("unmatched.not_found"));
    expect(await theOrder(placed.orderId)).toMatchObject({ status: "pending" });
    expect(await listed()).toMatchObject([{ paymentId }]);
    expect(await auditsOf(placed.orderId)).toEqual([]);
    await expectSound();
  });

  test("is refused for the same figure in another currency", async () => {
    const paymentId = await foundPayment(999, "usd");
    const { orderId } = await place(await newBuyer());
    await expect(act("attach-payment", { provider, paymentId, orderId })).rejects.toEqual(
      refused("unmatched.amount"),
    );
    expect(await theOrder(orderId)).toMatchObject({ status: "pending" });
  });

  test("has one effect when it is pressed twenty times at once", async () => {
    const paymentId = await foundPayment();
    const placed = await place(await newBuyer());
    const attach = () => act("attach-payment", { provider, paymentId, orderId: placed.orderId });
    const answers = await Promise.allSettled(Array.from({ length: 20 }, attach));
    expect(answers.some(({ status }) => status === "fulfilled")).toBe(true);
    await attach();
    expect(await auditsOf(placed.orderId)).toHaveLength(1);
    const { ledger } = await act("story", { orderId: placed.orderId });
    expect(ledger).toHaveLength(1);
    await expectIdle();
  });

  test("gives the payment to one of two orders at once", async () => {
    const paymentId = await foundPayment();
    const orders = [await place(await newBuyer()), await place(await newBuyer())];
    const answers = await Promise.allSettled(
      orders.map(({ orderId }) => act("attach-payment", { provider, paymentId, orderId })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const statuses = await Promise.all(orders.map(async ({ orderId }) => (await theOrder(orderId)).status));
    expect(statuses.sort()).toEqual(["completed", "pending"]);
    await expectIdle();
  });

  test("is finished by the schedule after an interruption", async () => {
    const paymentId = await foundPayment();
    const placed = await place(await newBuyer());
    // The payment is read once before it is attached, and again when the order is settled.
    await failReads(1);
    await expect(act("attach-payment", { provider, paymentId, orderId: placed.orderId })).rejects.toThrow(
      "ends here",
    );
    configureShop();
    expect(await theOrder(placed.orderId)).toMatchObject({ status: "pending" });
    travel(1);
    await reconcile();
    expect(await theOrder(placed.orderId)).toMatchObject({ status: "completed", paymentId });
    await expectIdle();
  });
});

test("findUnmatched catches up on nights that failed", async () => {
  await night();
  const paymentId = await strayPayment();
  travel(days(5));
  expect(await findUnmatched()).toMatchObject({ found: 1 });
  expect((await listed()).map((payment) => payment.paymentId)).toContain(paymentId);
});

test("the first night that reads the books looks back to the shop's opening", async () => {
  await bootstrap();
  const paymentId = await strayPayment();
  travel(days(3));
  await findUnmatched();
  expect(await listed()).toContainEqual(expect.objectContaining({ paymentId }));
});
