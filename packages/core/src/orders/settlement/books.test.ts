import { expect, test } from "vitest";
import type { LedgerRow } from "../ledger.entity.ts";
import type { Order } from "../order.entity.ts";
import { paidOrder, recordOf } from "../testing.ts";
import { figureParts, figuresOf } from "./books.ts";
import { decidedOn, now } from "./lifecycle-testing.ts";

const counts: Partial<Order> = { status: "completed", paymentId: "p" };
const fees = { fee: 1998, feeTax: 360 };

test.each<[string, Partial<Order>, Partial<Order>, string, number]>([
  ["a sale", {}, { ...counts, ...fees }, "sale", 99_900],
  ["a sale taken back", counts, { status: "failed" }, "sale-undone", 99_900],
  ["money sent back", counts, { ...counts, refundedAmount: 400 }, "refund-done", 40_000],
  ["money that came back", { ...counts, refundedAmount: 400 }, counts, "refund-failed", 40_000],
  ["fees told later", counts, { ...counts, ...fees }, "fee", 2358],
])("a change without a cause of its own is written down as %s", (_name, from, to, kind, paise) => {
  const order = paidOrder(from);
  const ledger = [{ figures: figuresOf(order) } as LedgerRow];
  const decided = { ...decidedOn(order, { open: true }), ledger: [] };
  const parts = figureParts(recordOf(order, { ledger }), decided, paidOrder(to), now, {});
  expect(parts).toMatchObject({ ledger0: { Put: { Item: { kind, paise } } } });
});

test("a change with a cause of its own is written down as that, and only as that", () => {
  const own = { kind: "refund-asked", ref: "r", paise: 0, by: "admin" } as const;
  const decided = { ...decidedOn(paidOrder(), { open: true }), ledger: [own] };
  const parts = figureParts(recordOf(paidOrder()), decided, paidOrder({ ...counts, ...fees }), now, {});
  expect(parts).toMatchObject({ ledger0: { Put: { Item: { ...own, figures: { gross: 99_900 } } } } });
  expect(parts).not.toHaveProperty("ledger1");
});
