// Orders, pages and payments for the tests of pure functions.

import type { KeptLine } from "@store/contract/order-line";
import { priceBasket } from "@store/contract/price-basket";
import type { ProductId } from "@store/contract/products";
import type { Capture, ProviderSession } from "../providers/payments.ts";
import { linesOf } from "./lines.ts";
import type { Order } from "./order.entity.ts";
import type { PaymentSession } from "./payment-session.entity.ts";
import type { OrderRecord } from "./record.ts";

/** The lines of the bundle with these extras, at list prices. */
export function linesWith(...upsells: ProductId[]): KeptLine[] {
  return linesOf(priceBasket(upsells), undefined);
}

/** An order of ₹999 that waits for its payment. */
export function paidOrder(more: Partial<Order> = {}): Order {
  return {
    orderId: "ORDER_1",
    version: 1,
    status: "pending",
    source: "paid",
    provider: "stripe",
    customerId: "CUST_1",
    name: "Asha Rao",
    email: "asha@example.in",
    phone: "9820012345",
    lines: linesWith(),
    subtotal: 999,
    discountAmount: 0,
    finalAmount: 999,
    refundedAmount: 0,
    couponUse: "none",
    fingerprint: "f",
    sessions: 1,
    createdAt: 1,
    month: "2026-01",
    shard: "0",
    updatedAt: 1,
    ...more,
  };
}

export function recordOf(order: Order, more: Partial<OrderRecord> = {}): OrderRecord {
  return { order, sessions: [], refunds: [], ledger: [], ...more };
}

export function newSession(attempt: number, more: Partial<PaymentSession> = {}): PaymentSession {
  return {
    orderId: "ORDER_1",
    attempt,
    provider: "stripe",
    state: "asked",
    amount: 99_900,
    expiresAt: Number.MAX_SAFE_INTEGER,
    createdAt: 1,
    ...more,
  };
}

/** A page as the provider sees it: closed, and nothing taken. */
export function sessionOf(order: Order, id: string, more: Partial<ProviderSession> = {}): ProviderSession {
  return {
    id,
    url: null,
    orderId: order.orderId,
    amount: order.finalAmount * 100,
    currency: "inr",
    live: false,
    open: false,
    underWay: false,
    captures: [],
    ...more,
  };
}

export function newCapture(paymentId: string, more: Partial<Capture> = {}): Capture {
  return { paymentId, amount: 99_900, at: 1, refunds: [], ...more };
}
