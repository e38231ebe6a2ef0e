import { ledgerKinds } from "@store/contract/money-rows";
import { expect, test } from "vitest";
import type { LedgerRow } from "../ledger.entity.ts";
import type { Order } from "../order.entity.ts";
import { moneyLines } from "./money-story.ts";

const orderId = "ORDER_1700000000000_abcdef123";
const row = (kind: LedgerRow["kind"], more: Partial<LedgerRow> = {}): LedgerRow => ({
  orderId,
  kind,
  ref: "re_1",
  paise: 29_900,
  at: 1,
  day: "2026-11-22",
  shard: "0",
  figures: {},
  ...more,
});
const lines = (ledger: LedgerRow[]) => moneyLines({ order: {} as Order, sessions: [], refunds: [], ledger });
const story = (ledger: LedgerRow[]) => lines(ledger).map(({ what }) => what);

test("every kind of ledger row reads as a sentence in rupees with its ids apart", () => {
  for (const kind of ledgerKinds) {
    const [line] = lines([row(kind, { paymentId: "pi_1" })]);
    expect(line?.what).toContain("₹299");
    expect(line?.what).not.toMatch(/pi_|re_|ORDER_/);
    expect(line?.ids).toBe("pi_1, re_1");
  }
});

test("a sale without a payment names the admin who entered it", () => {
  expect(story([row("sale", { ref: "v3", by: "asha@shop.example" })])).toEqual([
    "Sale of ₹299 entered by asha@shop.example",
  ]);
  expect(story([row("sale", { ref: "v1", paise: 0 })])).toEqual(["Nothing was to pay"]);
});

test("an order's version is not listed among the ids", () => {
  const [line] = lines([row("sale", { ref: "v3", paymentId: "pi_v" })]);
  expect(line?.ids).toBe("pi_v");
});

test("payment sessions and refused refunds say what became of them", () => {
  const session = {
    orderId,
    attempt: 1,
    provider: "stripe" as const,
    sessionId: "cs_1",
    amount: 99_900,
    expiresAt: 3,
    createdAt: 2,
  };
  const refund = {
    orderId,
    refundKey: "refund:1",
    paymentId: "pi_1",
    amount: 99_900,
    state: "refused" as const,
    reason: "asked" as const,
    by: "asha@shop.example",
    why: "Insufficient balance.",
    createdAt: 4,
  };
  const lines = moneyLines({
    order: {} as Order,
    sessions: [
      { ...session, state: "closed" },
      { ...session, state: "paid", attachedBy: "asha@shop.example", sessionId: "pi_9" },
    ],
    refunds: [refund, { ...refund, state: "done" }],
    ledger: [],
  });
  expect(lines.map(({ what }) => what)).toEqual([
    "Payment page for ₹999: nobody paid on it",
    "A payment of ₹999 was attached by asha@shop.example",
    "The payment company refused to send ₹999 back: Insufficient balance.",
  ]);
});
