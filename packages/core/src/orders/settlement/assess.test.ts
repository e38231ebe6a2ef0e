import { expect, test } from "vitest";
import { newCapture, newSession, paidOrder, sessionOf } from "../testing.ts";
import { assess, type SeenSession } from "./assess.ts";

const now = 1_760_000_000_000;
const order = paidOrder();
const assessed = (sessions: SeenSession[], more: Partial<typeof order> = {}) =>
  assess({ ...order, ...more }, sessions, false, now);

test("an unpaid order is open, under way or over as its payment sessions are", () => {
  const session = newSession(1, { state: "open", sessionId: "p1", expiresAt: now + 1 });
  expect(assessed([{ session, seen: sessionOf(order, "p1", { open: true }) }])).toMatchObject({
    open: true,
    underWay: false,
    sessions: [{ attempt: 1, state: "open" }],
  });
  expect(assessed([{ session, seen: sessionOf(order, "p1", { underWay: true }) }])).toMatchObject({
    open: false,
    underWay: true,
  });
  const over = assessed([{ session, seen: sessionOf(order, "p1") }]);
  expect([over.open, over.underWay, over.sale, over.sessions[0]?.state]).toEqual([
    false,
    false,
    undefined,
    "closed",
  ]);
});

test("a payment session that was only asked for may be opened until its end", () => {
  const asked = newSession(1, { expiresAt: now + 1 });
  expect(assessed([{ session: asked, seen: undefined }])).toMatchObject({
    open: true,
    sessions: [{ state: "asked" }],
  });
  const late = newSession(1, { expiresAt: now });
  expect(assessed([{ session: late, seen: undefined }])).toMatchObject({
    open: false,
    sessions: [{ state: "closed" }],
  });
});

test("the first capture, or the one already in the books, is the order's sale", () => {
  const early = newCapture("early", { at: now - 10 });
  const late = newCapture("late", { at: now });
  const sessions = [
    { session: newSession(1, { sessionId: "p1" }), seen: sessionOf(order, "p1", { captures: [late] }) },
    { session: newSession(2, { sessionId: "p2" }), seen: sessionOf(order, "p2", { captures: [early] }) },
  ];
  expect(assessed(sessions)).toMatchObject({ sale: early, more: [late] });
  expect(assessed(sessions, { paymentId: "late" })).toMatchObject({ sale: late, more: [early] });
  const both = [
    {
      session: newSession(1, { sessionId: "p1" }),
      seen: sessionOf(order, "p1", { captures: [late, early] }),
    },
  ];
  expect(assessed(both)).toMatchObject({ sale: early, more: [late] });
});

test.each([
  ["order id", { orderId: "ORDER_other" }, {}],
  ["currency", { currency: "usd" }, {}],
  ["amount", { amount: 99_800 }, {}],
  ["amount", {}, { amount: 99_800 }],
  ["live mode", { live: true }, {}],
  ["paid without a payment", {}, { paymentId: "" }],
])("a capture with another %s is no payment of this order", (reason, session, capture) => {
  const seen = sessionOf(order, "p1", { captures: [newCapture("pay", capture)], ...session });
  const assessment = assessed([{ session: newSession(1, { sessionId: "p1" }), seen }]);
  expect([assessment.mismatch, assessment.sale]).toEqual([reason, undefined]);
});

test.each([
  ["order id", { orderId: "ORDER_other" }],
  ["amount", { amount: 99_800 }],
])("an open page with another %s is no page of this order", (reason, page) => {
  const seen = sessionOf(order, "p1", { open: true, ...page });
  const session = newSession(1, { sessionId: "p1" });
  expect(assessed([{ session, seen }]).mismatch).toBe(reason);
});
