// "I paid, let me in", where a person decides: another address, money without an order; and how long buyers waited.

import { dayInIndia } from "@store/contract/format";
import { readCustomer } from "@store/core/customers/customer.entity";
import { adminDashboard } from "@store/core/orders/admin/admin-dashboard";
import { findUnmatched } from "@store/core/orders/payments/find-unmatched";
import { settle } from "@store/core/orders/settlement/settle";
import { days, minutes } from "@store/core/platform/time";
import { beforeEach, describe, expect, test } from "vitest";
import { acting, orderActionsOf, type Person, setUp } from "../support/admin.ts";
import { alarms, alarmsAbout } from "../support/alarms.ts";
import { newMember } from "../support/buyers.ts";
import { abroad, claim, paid, paidInSilence, rrnOf } from "../support/claims.ts";
import { travel } from "../support/clock.ts";
import { expectSettled } from "../support/invariants.ts";
import { kindsTo, mailsAbout, mailsOf, sweep } from "../support/mail-worker.ts";
import { placeAtRazorpay, sellByRazorpay } from "../support/razorpay.ts";
import { login } from "../support/recovery.ts";
import { razorpay } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

beforeEach(sellByRazorpay);

let admin: Person;
const act = orderActionsOf(() => admin);

describe("another address than the order's", () => {
  beforeEach(async () => {
    admin = await setUp();
  });
  const asked = "asha.right@example.in";

  /** Paid, with a slip in the address; and asked for at the right one. */
  async function mistyped() {
    const one = await paid();
    const words = { reference: rrnOf(one.payment), email: asked };
    return { ...one, words };
  }

  test("changes nothing before a person decides", async () => {
    const { placed, words, email } = await mistyped();
    const before = await readCustomer(placed.buyer.customerId);
    expect(await claim(words)).toEqual({ state: "person", orderId: placed.orderId });
    expect(await claim(words)).toEqual({ state: "person", orderId: placed.orderId });
    await sweep();
    expect(await readCustomer(placed.buyer.customerId)).toEqual(before);
    expect(kindsTo(asked)).toEqual([]);
    expect(kindsTo(email)).toEqual(["credentials", "access-request"]);
    expect(JSON.stringify(mailsAbout(placed.orderId).at(-1))).not.toContain(asked);
    expect(alarmsAbout(placed.orderId)).toMatchObject([{ event: "access.request" }]);
    expect((await act("unmatched", {})).requests).toMatchObject([
      { orderId: placed.orderId, why: "address", email: asked, customerEmail: email, finalAmount: 999 },
    ]);
  });

  test("gets the mail at once if it is the order's own after all", async () => {
    const { payment, email } = await paid();
    expect(await claim({ reference: payment.id, email: email.toUpperCase() })).toMatchObject({
      state: "person",
    });
    expect(await claim({ reference: payment.id, email })).toMatchObject({ state: "mailed" });
  });

  test("takes over the account when an admin grants it", async () => {
    const { placed, words, email } = await mistyped();
    await claim(words);
    await sweep();
    await act("grant-request", { orderId: placed.orderId, email: asked });
    await sweep();
    expect(kindsTo(asked)).toEqual(["credentials"]);
    expect(kindsTo(email)).toEqual(["credentials", "access-request", "address-changed"]);
    const [mail] = mailsAbout(placed.orderId).filter(({ kind }) => kind === "credentials");
    const password = mail?.kind === "credentials" ? mail.password : "";
    expect(await login(asked, password)).toMatchObject({ sessionToken: expect.any(String) });
    expect((await act("unmatched", {})).requests).toEqual([]);
    await expect(act("grant-request", { orderId: placed.orderId, email: asked })).rejects.toMatchObject({
      code: "request.changed",
    });
    await expectSettled();
  });

  test("is not granted if it changed while the admin looked", async () => {
    const { placed, words } = await mistyped();
    await claim(words);
    await claim({ ...words, email: "mallory@example.in" });
    await expect(act("grant-request", { orderId: placed.orderId, email: asked })).rejects.toMatchObject({
      code: "request.changed",
    });
    expect((await act("unmatched", {})).requests).toMatchObject([{ email: "mallory@example.in" }]);
  });

  test("is asked for three times a week with one alarm", async () => {
    const { placed, words, email } = await mistyped();
    const other = (count: number) => claim({ ...words, email: `other.${count}@example.in` });
    const answers = await Promise.allSettled(Array.from({ length: 40 }, (_, count) => other(count)));
    for (let count = 40; count < 50; count++) answers.push(...(await Promise.allSettled([other(count)])));
    await sweep();
    const refused = answers.filter(({ status }) => status === "rejected");
    expect(refused.map((one) => (one as PromiseRejectedResult).reason.code)).toContain("throttled");
    expect(kindsTo(email).filter((kind) => kind === "access-request").length).toBeLessThanOrEqual(3);
    expect(alarmsAbout(placed.orderId)).toHaveLength(1);
    travel(days(7));
    expect(await other(99)).toMatchObject({ state: "person" });
    expect(alarmsAbout(placed.orderId)).toHaveLength(1);
  });

  test("is refused if it belongs to another account", async () => {
    const { placed, payment } = await paid();
    const capture = (await newMember({}, { phone: abroad })).buyer.email;
    await claim({ reference: payment.id, email: capture });
    await expect(act("grant-request", { orderId: placed.orderId, email: capture })).rejects.toMatchObject({
      code: "customer.email_taken",
    });
    expect((await act("unmatched", {})).requests).toHaveLength(1);
  });

  test("stays dismissed until another one is asked for", async () => {
    const { placed, words } = await mistyped();
    await claim(words);
    await act("dismiss-request", { orderId: placed.orderId, reason: "Called: it was not the buyer" });
    expect(await claim(words)).toMatchObject({ state: "person" });
    expect((await act("unmatched", {})).requests).toEqual([]);
    const { audit } = await readTable();
    expect(audit.filter(({ target }) => target === placed.orderId)).toMatchObject([
      { action: "access.dismiss", by: admin.email },
    ]);
    await claim({ ...words, email: "asha.other@example.in" });
    expect((await act("unmatched", {})).requests).toHaveLength(1);
  });
});

describe("money without an order", () => {
  beforeEach(async () => {
    admin = await setUp();
  });

  /** A payment that names no order, and that its link does not name. */
  async function strayed() {
    const placed = await placeAtRazorpay();
    const { payment } = razorpay.control.pay(placed.sessionId);
    razorpay.control.tamper(payment.id, { notes: [] });
    razorpay.control.tamper(placed.sessionId, { payments: null, status: "cancelled" });
    return { placed, payment };
  }

  test("is shown to the admins with the payer who asks for it", async () => {
    const { placed, payment } = await strayed();
    await settle(placed.orderId);
    travel(days(1));
    await findUnmatched();
    const email = "payer@example.in";
    expect(await claim({ reference: rrnOf(payment), email })).toEqual({ state: "person" });
    const { payments } = await act("unmatched", {});
    expect(payments.find(({ paymentId }) => paymentId === payment.id)).toMatchObject({
      askedAt: Date.now(),
      askedEmail: email,
    });
    const asked = () => alarms().filter((alarm) => alarm.paymentId === payment.id);
    expect(asked()).toMatchObject([{ event: "access.request", why: "no-order", provider: "razorpay" }]);
    // The same again is no further question; another address is, even after it was put aside.
    await claim({ reference: rrnOf(payment), email });
    expect(asked()).toHaveLength(1);
    await act("dismiss-payment", { provider: "razorpay", paymentId: payment.id, reason: "Nobody answered" });
    const row = async () =>
      (await act("unmatched", {})).payments.find(({ paymentId }) => paymentId === payment.id);
    expect(await row()).toBeUndefined();
    await claim({ reference: rrnOf(payment), email: "payer.again@example.in" });
    expect(asked()).toHaveLength(1);
    expect(await row()).toMatchObject({ askedEmail: "payer.again@example.in" });
    await act("refund-payment", { provider: "razorpay", paymentId: payment.id });
    expect(await claim({ reference: payment.id })).toEqual({ state: "refunded" });
  });

  test("opens the order that an admin attaches it to", async () => {
    const { payment } = await strayed();
    travel(days(1));
    await findUnmatched();
    const { orderId } = await placeAtRazorpay();
    await act("attach-payment", { provider: "razorpay", paymentId: payment.id, orderId });
    expect(await claim({ reference: payment.id })).toMatchObject({ state: "mailed", orderId });
  });
});

test("the dashboard names each order whose buyer waited longer than ten minutes", async () => {
  admin = await setUp();
  await paid();
  await newMember({}, { phone: abroad });
  const { placed, payment } = await paidInSilence();
  travel(minutes(11));
  await claim({ reference: payment.id });
  const day = dayInIndia(Date.now());
  const { waits, longWaits } = await acting(admin, () => adminDashboard.period({ from: day, to: day }));
  expect(waits).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0]);
  expect(longWaits).toMatchObject([{ orderId: placed.orderId }]);
  expect(mailsOf("credentials", placed.orderId)).toEqual([]);
  await sweep();
  await expectSettled();
});
