import { expect, test } from "vitest";
import { newPage, newTaken, pageOf, paidOrder } from "../testing.ts";
import { judge, type SeenPage } from "./judge.ts";

const now = 1_760_000_000_000;
const order = paidOrder();
const judged = (pages: SeenPage[], more: Partial<typeof order> = {}) =>
  judge({ ...order, ...more }, pages, false, now);

test("nothing taken: open while a page is, under way while a slow method decides, over when neither", () => {
  const page = newPage(1, { state: "open", pageId: "p1", expiresAt: now + 1 });
  expect(judged([{ page, seen: pageOf(order, "p1", { open: true }) }])).toMatchObject({
    open: true,
    underWay: false,
    pages: [{ attempt: 1, state: "open" }],
  });
  expect(judged([{ page, seen: pageOf(order, "p1", { underWay: true }) }])).toMatchObject({
    open: false,
    underWay: true,
  });
  const over = judged([{ page, seen: pageOf(order, "p1") }]);
  expect([over.open, over.underWay, over.sale, over.pages[0]?.state]).toEqual([
    false,
    false,
    undefined,
    "closed",
  ]);
});

test("a page that was only asked for may be opened until its end, and by nobody after it", () => {
  const asked = newPage(1, { expiresAt: now + 1 });
  expect(judged([{ page: asked, seen: undefined }])).toMatchObject({
    open: true,
    pages: [{ state: "asked" }],
  });
  const late = newPage(1, { expiresAt: now });
  expect(judged([{ page: late, seen: undefined }])).toMatchObject({
    open: false,
    pages: [{ state: "closed" }],
  });
});

test("taken twice: the one that is in the books is the sale, else the first that came", () => {
  const early = newTaken("early", { at: now - 10 });
  const late = newTaken("late", { at: now });
  const pages = [
    { page: newPage(1, { pageId: "p1" }), seen: pageOf(order, "p1", { taken: [late] }) },
    { page: newPage(2, { pageId: "p2" }), seen: pageOf(order, "p2", { taken: [early] }) },
  ];
  expect(judged(pages)).toMatchObject({ sale: early, more: [late] });
  expect(judged(pages, { paymentId: "late" })).toMatchObject({ sale: late, more: [early] });
  const both = [{ page: newPage(1, { pageId: "p1" }), seen: pageOf(order, "p1", { taken: [late, early] }) }];
  expect(judged(both)).toMatchObject({ sale: early, more: [late] });
});

test.each([
  ["order id", { orderId: "ORDER_other" }, {}],
  ["currency", { currency: "usd" }, {}],
  ["amount", { amount: 99_800 }, {}],
  ["amount", {}, { amount: 99_800 }],
  ["live mode", { live: true }, {}],
  ["paid without a payment", {}, { paymentId: "" }],
])("another %s is no payment of this order", (reason, page, taken) => {
  const seen = pageOf(order, "p1", { taken: [newTaken("pay", taken)], ...page });
  const verdict = judged([{ page: newPage(1, { pageId: "p1" }), seen }]);
  expect([verdict.mismatch, verdict.sale]).toEqual([reason, undefined]);
});
