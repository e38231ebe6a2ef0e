// What of a row an admin sees, field by field.
import { expect, onTestFinished, test, vi } from "vitest";
import type { Admin } from "../../admins/admin.entity.ts";
import { requireRecentCode } from "../../admins/recent-code.ts";
import type { Coupon } from "../../coupons/coupon.entity.ts";
import { isUsable, describe as wordsOf } from "../../coupons/coupon-uses.ts";
import { mostHeld } from "../../coupons/hold.entity.ts";
import {
  type Customer,
  grantSets,
  isUser,
  mayLogIn,
  owns,
  ownsWithout,
} from "../../customers/customer.entity.ts";
import { runAs } from "../../platform/request.ts";
import type { LedgerRow } from "../ledger.entity.ts";
import type { Unmatched } from "../payments/unmatched.entity.ts";
import { newSession, paidOrder } from "../testing.ts";
import {
  couponView,
  ledgerView,
  orderView,
  personView,
  sessionView,
  unmatchedView,
  userView,
} from "./views.ts";

const secret = { passwordHash: "secret", fingerprint: "secret", billing: "secret", ttl: 1 };
const coupon = (more: Partial<Coupon> = {}) =>
  ({ code: "TEN", percentage: 10, active: true, redemptions: 0, createdAt: 1, ...more }) as Coupon;
const customer = (more: Partial<Customer> = {}) =>
  ({
    ...{ customerId: "CUST_1", name: "Asha", email: "a@shop.in", phone: "98", createdAt: 1, epoch: 0 },
    ...{ state: "member", hasPaid: true, banned: false, lastLoginAt: 5, ...more },
  }) as Customer;

test("an order", () => {
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
      upsells: [],
      setBy: "admin@shop",
      createdAt: 1,
    },
  });
  expect(orderView(paidOrder()).setBy).toBeUndefined();
});

test("a customer with what they own", () => {
  const view = userView({
    ...customer({ grant_checklist: ["o"], grant_fbads: [] }),
    ...(secret as object),
  });
  expect(view).toEqual({
    ...{ userId: "CUST_1", fullName: "Asha", email: "a@shop.in", phone: "98", hasPaid: true, banned: false },
    ...{ resources: ["checklist"], createdAt: 1, lastLoginAt: 5 },
  });
});

test("a coupon: what it brought, what is held, its last day", () => {
  const counted = { uses: 3, gross: 299_700, returned: 99_900 };
  expect(couponView(coupon(), counted as never)).toEqual({
    ...{ couponId: "TEN", code: "TEN", percentage: 10, description: "", usageLimit: null, timesUsed: 3 },
    ...{ revenue: 1998, reserved: 0, expiresAt: null, isActive: true, version: 0 },
  });
  const expiresAt = Date.parse("2026-12-01T00:00:00+05:30");
  const limited = coupon({
    usageLimit: 10,
    redemptions: 5,
    expiresAt,
    version: 7,
    description: "Diwali",
  });
  expect(couponView(limited, counted as never)).toMatchObject({
    ...{ usageLimit: 10, reserved: 2, expiresAt: "2026-11-30", version: 7, description: "Diwali" },
  });
  expect(couponView(coupon({ usageLimit: 10, redemptions: 1 }), counted as never).reserved).toBe(0);
  expect(couponView(coupon({ redemptions: 9 }), counted as never).reserved).toBe(0);
});

test("a coupon may be used while it is active, has not ended and has uses left", () => {
  const now = 1000;
  for (const [more, usable] of [
    [{}, true],
    [{ active: false }, false],
    [{ deletedAt: 1 }, false],
    [{ expiresAt: now }, false],
    [{ expiresAt: now + 1 }, true],
    [{ usageLimit: 5, redemptions: 4 }, true],
    [{ usageLimit: 5, redemptions: 5 }, false],
    [{ redemptions: 999 }, true],
  ] as const)
    expect(isUsable(coupon(more), now), JSON.stringify(more)).toBe(usable);
  expect([wordsOf(coupon()), wordsOf(coupon({ description: "Diwali" }))]).toEqual(["10% off", "Diwali"]);
  expect([0, 1, 4, 5, 100].map((usageLimit) => mostHeld({ usageLimit }))).toEqual([1, 1, 1, 2, 40]);
});

test("who may log in, is a user, and owns what", () => {
  expect(mayLogIn(customer())).toBe(true);
  for (const more of [
    { state: "reserved" },
    { state: "merged" },
    { banned: true },
    { hasPaid: false },
  ] as const)
    expect(mayLogIn(customer(more))).toBe(false);
  expect([isUser({ ttl: 1 } as Customer), isUser(customer())]).toEqual([false, true]);
  const owner = customer({
    grant_checklist: ["o1"],
    grant_fbads: ["o1", "o2"],
    grant_ad_templates: [],
  });
  expect(
    (["checklist", "fbads", "ad-templates", "agency-license"] as const).map((one) => owns(owner, one)),
  ).toEqual([...[true, true, false, false]]);
  expect([ownsWithout(owner, "o1"), ownsWithout(owner, "o2"), ownsWithout(customer(), "o1")]).toEqual([
    ...[true, true, false],
  ]);
  expect(ownsWithout(customer({ grant_checklist: ["o1"] }), "o1")).toBe(false);
  expect(grantSets(["checklist", "agency-license"], "o1")).toEqual({
    ...{ grant_checklist: ["o1"], grant_agency_license: ["o1"] },
  });
});

test("an admin, and whether that is who looks", async () => {
  const person = {
    adminId: "one",
    email: "a@shop",
    fullName: "A",
    createdAt: 1,
    createdBy: "b@shop",
    ...secret,
  };
  const seenBy = (adminId: string, more: Partial<Admin> = {}) =>
    runAs({ viewerIp: "", requestId: "", admin: { adminId, email: "" } }, async () =>
      personView({ ...person, ...more } as unknown as Admin),
    );
  expect(await seenBy("one", { factorId: "f" })).toEqual({
    ...{
      adminId: "one",
      email: "a@shop",
      fullName: "A",
      createdAt: 1,
      createdBy: "b@shop",
      code: true,
      me: true,
    },
  });
  expect(await seenBy("two")).toMatchObject({ code: false, me: false });
});

test("a row of the ledger has a fee where a provider took one", () => {
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

test("a page, and a payment that has no order", () => {
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

test("a code is recent for five minutes, and asked only of who has a factor", async () => {
  const now = 1_760_000_000_000;
  vi.useFakeTimers({ toFake: ["Date"], now });
  onTestFinished(() => void vi.useRealTimers());
  const asks = (signIn: object | undefined) =>
    runAs(
      {
        viewerIp: "",
        requestId: "",
        admin: { adminId: "one", email: "", ...(signIn && { signIn }) } as never,
      },
      async () => requireRecentCode(),
    );
  await expect(asks({ signInId: "s", factorId: "f", provenAt: now - 299_999 })).resolves.toBeUndefined();
  await expect(asks({ signInId: "s", factorId: "f", provenAt: now - 300_000 })).rejects.toMatchObject({
    code: "admin.code_needed",
  });
  await expect(asks({ signInId: "s", factorId: "f" })).rejects.toMatchObject({ code: "admin.code_needed" });
  await expect(asks({ signInId: "s" })).resolves.toBeUndefined();
  await expect(asks(undefined)).rejects.toThrow("without a sign-in");
});
