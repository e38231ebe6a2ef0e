// What of a row an admin sees, field by field.
import { bundle } from "@store/contract/offer/catalogue";
import { expect, test } from "vitest";
import {
  type Customer,
  givingOrders,
  grantsBy,
  isUser,
  mayLogIn,
  ownedBy,
  owns,
} from "../../customers/customer.entity.ts";
import type { LedgerRow } from "../ledger.entity.ts";
import type { Unmatched } from "../payments/unmatched.entity.ts";
import { newSession, paidOrder } from "../testing.ts";
import { ledgerView, orderView, sessionView, unmatchedView, userView } from "./views.ts";

const secret = { passwordHash: "secret", fingerprint: "secret", billing: "secret", ttl: 1 };
const customer = (more: Partial<Customer> = {}) =>
  ({
    ...{ customerId: "CUST_1", name: "Asha", email: "a@shop.in", phone: "98", createdAt: 1, epoch: 0 },
    ...{ state: "member", hasPaid: true, banned: false, lastLoginAt: 5, ...more },
  }) as Customer;

test("orderView shows an order without its secrets", () => {
  const order = paidOrder({ override: { by: "admin@shop", at: 1, status: "failed" }, discountCode: "TEN" });
  const view = orderView({ ...order, ...(secret as object) });
  expect(view).toEqual({
    ...{
      orderId: "ORDER_1",
      customerId: "CUST_1",
      customerName: "Asha Rao",
      customerEmail: "asha@example.in",
    },
    ...{ customerPhone: "9820012345", amount: 999, discountCode: "TEN", discountAmount: 0, finalAmount: 999 },
    ...{
      refundedAmount: 0,
      paymentStatus: "pending",
      source: "paid",
      provider: "stripe",
      lines: [{ product: "bundle", name: bundle().name, price: 999, discount: 0 }],
      setBy: "admin@shop",
      createdAt: 1,
    },
  });
  expect(orderView(paidOrder()).setBy).toBeUndefined();
});

test("orderView says what is left of an order once its fee is known", () => {
  const kept = { fee: 2000, feeTax: 360 };
  const netOf = (more: Parameters<typeof paidOrder>[0]) => orderView(paidOrder(more)).net;
  expect(netOf({ status: "completed", refundedAmount: 300 })).toBeUndefined();
  expect(netOf({ status: "completed", refundedAmount: 300, ...kept })).toBe(67_540);
  expect(netOf({ status: "refunded", refundedAmount: 0, ...kept })).toBe(-2360);
});

test("userView shows a customer with the resources they own", () => {
  const view = userView({
    ...customer({ grants: ["fbads#o", "checklist#o"] }),
    ...(secret as object),
  });
  expect(view).toEqual({
    ...{ userId: "CUST_1", fullName: "Asha", email: "a@shop.in", phone: "98", hasPaid: true, banned: false },
    ...{ resources: ["checklist", "fbads"], createdAt: 1, lastLoginAt: 5 },
  });
});

test("mayLogIn and isUser follow the customer's state", () => {
  expect(mayLogIn(customer())).toBe(true);
  for (const more of [
    { state: "reserved" },
    { state: "merged" },
    { banned: true },
    { hasPaid: false },
  ] as const)
    expect(mayLogIn(customer(more))).toBe(false);
  expect([isUser({ ttl: 1 } as Customer), isUser(customer())]).toEqual([false, true]);
});

test("grants tell what a customer owns and by which orders", () => {
  const owner = customer({ grants: ["fbads#o2", "checklist#o1", "fbads#o1"] });
  expect(["checklist", "fbads", "check", "list"].map((one) => owns(owner, one))).toEqual([
    ...[true, true, false, false],
  ]);
  expect(ownedBy(owner)).toEqual(["checklist", "fbads"]);
  expect(givingOrders(owner)).toEqual(["o2", "o1"]);
  expect([owns(customer(), "fbads"), ownedBy(customer()), givingOrders(customer())]).toEqual([false, [], []]);
  expect(grantsBy("o1", ["checklist", "a-kit"])).toEqual({ grants: ["checklist#o1", "a-kit#o1"] });
  expect(grantsBy("o1", [])).toEqual({});
});

test("ledgerView shows a fee only for a row whose provider took one", () => {
  const view = (more: Partial<LedgerRow>) =>
    ledgerView({ at: 1, paise: 100, kind: "sale", provider: "stripe", paymentId: "p", ...more } as LedgerRow);
  expect(view({ fee: 2, feeTax: 1 })).toEqual({
    ...{ at: 1, kind: "sale", paise: 100, paymentId: "p", fee: 2, feeTax: 1, hasFee: true },
  });
  expect(view({ kind: "duplicate" }).hasFee).toBe(true);
  expect(view({ kind: "refund-done" }).hasFee).toBe(false);
  const { provider: _, ...own } = { at: 1, paise: 100, kind: "sale", provider: "stripe" };
  expect(ledgerView(own as LedgerRow).hasFee).toBe(false);
});

test("sessionView and unmatchedView show a payment session and a payment without an order", () => {
  expect(sessionView(newSession(1, { attachedBy: "a@shop", expiresAt: 9 }))).toEqual({
    ...{ at: 1, state: "asked", paise: 99_900, expiresAt: 9, attachedBy: "a@shop" },
  });
  const known = {
    ...{
      provider: "stripe",
      paymentId: "p",
      at: 1,
      amount: 100,
      currency: "inr",
      saysOrder: "O",
      says: "words",
    },
    ...{ note: "n", askedAt: 4, askedEmail: "a@shop" },
  };
  const view = (state: string) => unmatchedView({ ...known, state, ...secret } as unknown as Unmatched);
  expect(view("refunding")).toEqual({ ...known, refunding: true });
  expect(view("open").refunding).toBe(false);
});
