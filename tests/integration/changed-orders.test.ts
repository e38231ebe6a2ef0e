// An order, a page, a refund or a mail that changes between a look and the write that followed from it.
import { PaymentSessionEntity } from "@store/core/orders/payment-session.entity";
import { refundByHand } from "@store/core/orders/payments/refund-by-hand";
import { overrideOrder } from "@store/core/orders/settlement/override-order";
import { settle } from "@store/core/orders/settlement/settle";
import { settleSoon } from "@store/core/orders/settlement/settle-soon";
import { minutes } from "@store/core/platform/time";
import { expect, test, vi } from "vitest";
import { newBuyer, newMember, newOrderId, type Placed, pay, place, theOrder } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { interleave, interleaveSecond } from "../support/interleave.ts";
import { expectSound } from "../support/invariants.ts";
import { sweep, work } from "../support/mail-worker.ts";
import { adapters } from "../support/settings.ts";
import { ses, stripe } from "../support/shop.ts";
import { allItems, readTable } from "../support/table-rows.ts";

test("an order set to two statuses at once ends whole in one of them", async () => {
  const { orderId } = await place(await newBuyer());
  await overrideOrder(orderId, "failed", "admin");
  interleave("TransactWriteItems", `ORDER#${orderId}`, () => overrideOrder(orderId, "completed", "another"));
  await overrideOrder(orderId, "pending", "admin").catch(() => undefined);
  await sweep();
  await expectSound();
});

// No page is ever deleted. A change that meets none all the same makes no row that is half a page.
const changes: [string, (placed: Placed) => Promise<unknown>][] = [
  ["it is paid", (placed) => pay(placed)],
  ["it has ended", (placed) => settle(stripe.control.expire(placed.sessionId) && placed.orderId)],
  ["another basket takes its place", ({ buyer }) => place(buyer, { upsells: ["seo-checklist"] })],
  [
    "a message tells of it",
    ({ orderId }) => settleSoon(orderId, { attempt: 1, hints: { providerOrderId: "order_1" } }),
  ],
];

test.each(changes)("a payment page whose row has vanished is not half restored when %s", async (_, act) => {
  const placed = await place(await newBuyer());
  const vanish = () => PaymentSessionEntity.delete({ orderId: placed.orderId, attempt: 1 }).go();
  const operations = ["TransactWriteItems", "UpdateItem"];
  const races = operations.map((operation) => interleave(operation, `ORDER#${placed.orderId}`, vanish));
  await act(placed).catch(() => undefined);
  for (const race of races) race.remove();
  expect(races.some((race) => race.ran())).toBe(true);
  const rows = (await allItems()).filter(
    ({ pk, sk }) => pk?.S === `ORDER#${placed.orderId}` && sk?.S?.startsWith("PAYMENT_SESSION#"),
  );
  expect(rows.filter(({ provider }) => provider === undefined)).toEqual([]);
});

test("an order completed by an admin just as its refund is noticed stays completed", async () => {
  const { orderId, sessionId } = await place(await newBuyer());
  stripe.control.pay(sessionId);
  const [taken] = (await adapters.stripe.read(sessionId, undefined)).captures;
  stripe.control.refund(taken?.paymentId ?? "");
  interleave("TransactWriteItems", `ORDER#${orderId}`, () => overrideOrder(orderId, "completed", "admin"));
  await settle(orderId);
  expect(await theOrder(orderId)).toMatchObject({ status: "completed", override: expect.anything() });
  await sweep();
  await expectSound();
});

test("a page handed out during its closing has the same state here and at the provider", async () => {
  const buyer = await newBuyer();
  const orderId = newOrderId();
  const key = `ORDER#${orderId}`;
  let goOn = () => {};
  const slow = interleave(
    "PutItem",
    key,
    () =>
      new Promise<void>((resolve) => {
        goOn = resolve;
      }),
  );
  const first = place(buyer, { orderId });
  await vi.waitUntil(() => slow.ran(), 5_000);
  interleave("PutItem", key, async () => {
    goOn();
    await first;
  });
  const second = await place(buyer, { upsells: ["seo-checklist"] }).catch(() => undefined);
  const { sessionId } = await first;
  const page = (await readTable()).paymentSession.find((row) => row.orderId === orderId);
  const { open } = await adapters.stripe.read(sessionId, undefined);
  expect({ page: page?.state === "open", replaced: second !== undefined }).toEqual({
    page: open,
    replaced: !open,
  });
});

const ends: [string, () => void][] = [
  ["sends it as well", () => {}],
  ["is refused", () => ses.control.failNext(1, "MessageRejected")],
  ["meets an outage", () => ses.control.failNext(2, "ServiceUnavailable")],
];

test.each(ends)("a sent mail stays noted as sent when a slower worker %s", async (_, prepare) => {
  const { orderId } = await newMember();
  prepare();
  // After it has taken the mail, before it notes what became of it.
  interleaveSecond("UpdateItem", "OUTBOX#", async () => {
    travel(minutes(1) + 1);
    await work("credentials", orderId);
  });
  await work("credentials", orderId);
  const mails = ses.mails().filter(({ tags }) => tags.orderId === orderId);
  const row = (await readTable()).outbox.find((mail) => mail.orderId === orderId);
  expect(row).toMatchObject({ state: "sent", messageId: mails[0]?.id });
  expect(row).not.toHaveProperty("lastError");
});

test("a refund refused in one try and done by another ends as done", async () => {
  const { orderId, order } = await newMember();
  stripe.control.failNext(1, 400, { only: "POST /v1/refunds" });
  // After it was written down, before it is noted as refused.
  interleaveSecond("TransactWriteItems", `ORDER#${orderId}`, async () => {
    await settle(orderId);
    await settle(orderId);
  });
  await refundByHand(orderId, undefined, "admin").catch(() => undefined);
  expect(stripe.control.refunds(order.paymentId)).toHaveLength(1);
  const [refund] = (await readTable()).refund;
  expect(refund).toMatchObject({ state: "done" });
  expect(refund).not.toHaveProperty("why");
});
