// "I paid, let me in": three things a payer knows, and what they open: never more than a mail to the order's own address.
import { findPayment } from "@store/core/access/find-payment";
import { adminDashboard } from "@store/core/admin/admin-dashboard";
import { adminOrders } from "@store/core/admin/admin-orders";
import { setBlocked } from "@store/core/customer/block-customer";
import { readCustomer } from "@store/core/customer/customer.entity";
import { findUnmatched } from "@store/core/payment/find-unmatched";
import { refundByHand } from "@store/core/payment/refund-by-hand";
import { setting } from "@store/core/platform/settings";
import { dayOf, days, hours, minutes } from "@store/core/platform/time";
import { reconcile } from "@store/core/settlement/reconcile";
import { settle } from "@store/core/settlement/settle";
import type { Payment } from "@store/local/razorpay/rows";
import { beforeEach, describe, expect, test } from "vitest";
import { acting, type Person, setUp } from "../support/admin.ts";
import { alarmsAbout } from "../support/alarms.ts";
import { as, newBuyer, newMember, type Placed, theOrder, unique } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { expectSettled } from "../support/invariants.ts";
import { mailsAbout, mailsOf, sweep } from "../support/mail-worker.ts";
import { payAtRazorpay, placeAtRazorpay, sellByRazorpay } from "../support/razorpay.ts";
import { login } from "../support/recovery.ts";
import { adapters, configureShop } from "../support/settings.ts";
import { razorpay, ses, stripe } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

const { control } = razorpay;
beforeEach(sellByRazorpay);

interface Words {
  reference: string;
  paise?: number;
  phoneLast4?: string;
  email?: string;
}

/** Asks, each time from another network. The number of every test's buyer ends in 2345. */
function claim(words: Words, ip = `claims-${unique()}`) {
  return as({ ip }, () => findPayment({ paise: 99_900, phoneLast4: "2345", ...words }));
}

/** What a failed try answers. */
async function refusal(words: Words, ip?: string): Promise<unknown> {
  return claim(words, ip).then(
    (found) => found,
    ({ code, message, status }) => ({ code, message, status }),
  );
}

/** Whose money Stripe takes. */
const abroad = "+44 20 7946 2345";
const rrnOf = ({ acquirer_data }: Payment) => acquirer_data.rrn ?? "";
const kindsTo = (address: string) =>
  ses
    .mails()
    .filter(({ to }) => to === address)
    .map(({ tags }) => tags.kind)
    .reverse();

/** Somebody who has paid by UPI, of which nobody has told the shop. */
async function paidInSilence(): Promise<{ placed: Placed; payment: Payment }> {
  const placed = await placeAtRazorpay();
  const { payment } = control.pay(placed.sessionId);
  travel(4000);
  return { placed, payment };
}

/** Somebody who has paid by UPI and is let in. */
async function paid() {
  const placed = await placeAtRazorpay();
  const { payment } = await payAtRazorpay(placed);
  await sweep();
  return { placed, payment, email: placed.buyer.email };
}

let admin: Person;
type Actions = typeof adminOrders;
const act = <Name extends keyof Actions>(name: Name, input: Parameters<Actions[Name]>[0]) =>
  acting(admin, () =>
    (adminOrders[name] as (input: unknown) => ReturnType<Actions[Name]>)(input),
  ) as ReturnType<Actions[Name]>;

describe("an order that looks unpaid", () => {
  test("is settled at once, by UPI's twelve digits or by the payment's id: the login is mailed", async () => {
    for (const name of [rrnOf, ({ id }: Payment) => id]) {
      const { placed, payment } = await paidInSilence();
      const { email } = placed.buyer;
      const masked = `${email[0]}•••${email.slice(email.indexOf("@") - 1)}`;
      expect(await claim({ reference: name(payment) })).toEqual({
        state: "paid",
        orderId: placed.orderId,
        email: masked,
      });
      await sweep();
      expect(kindsTo(email)).toEqual(["credentials"]);
    }
    await expectSettled();
  });

  test("with the webhook late, and the browser closed an hour ago, just so", async () => {
    const { placed, payment } = await paidInSilence();
    travel(hours(1));
    expect(await claim({ reference: rrnOf(payment) })).toMatchObject({ state: "paid" });
    const { status, waited = 0 } = await theOrder(placed.orderId);
    // The payment company counts in whole seconds.
    expect({ status, minutes: Math.floor(waited / minutes(1)) }).toEqual({
      status: "completed",
      minutes: 60,
    });
    await sweep();
    await expectSettled();
  });

  test("whose money came after its page was over is completed", async () => {
    const placed = await placeAtRazorpay();
    const tried = control.fail(placed.sessionId, "timed_out");
    travel(hours(1));
    await reconcile();
    control.capture(tried.id);
    travel(4000);
    expect(await claim({ reference: tried.id })).toMatchObject({ state: "paid" });
  });

  test("of another provider: by the payment's own id", async () => {
    const buyer = { ...(await newBuyer()), phone: abroad };
    const placed = await placeAtRazorpay(buyer);
    const { session } = stripe.control.pay(placed.sessionId);
    travel(4000);
    expect(await claim({ reference: String(session.payment_intent) })).toMatchObject({ state: "paid" });
  });

  test("while the payment company does not answer, nobody learns that there is one", async () => {
    const { payment } = await paidInSilence();
    const away = async () => Promise.reject(new Error("No answer"));
    const payments = { ...adapters.razorpay, read: away, close: away };
    configureShop({ paymentRules: setting("paymentRules"), payments: async () => payments });
    const words = await refusal({ reference: rrnOf(payment) });
    sellByRazorpay();
    expect(words).toEqual(await refusal({ reference: "400000000000", phoneLast4: "9999" }));
    travel(4000);
    expect(await claim({ reference: rrnOf(payment) })).toMatchObject({ state: "paid" });
  });
});

describe("an order that is paid", () => {
  test("has its login mailed once more, to its own address", async () => {
    const { placed, payment, email } = await paid();
    expect(await claim({ reference: rrnOf(payment) })).toMatchObject({
      state: "mailed",
      orderId: placed.orderId,
    });
    await sweep();
    expect(kindsTo(email)).toEqual(["credentials", "credentials"]);
    travel(days(2));
    await claim({ reference: payment.id.toUpperCase() });
    await sweep();
    expect(kindsTo(email)).toEqual(["credentials", "credentials", "recovery"]);
  });

  test("is known by the number of the order, and by the one that was typed at the payment page", async () => {
    const placed = await placeAtRazorpay();
    const tried = control.begin(placed.sessionId);
    control.tamper(tried.id, { contact: "+919900011111" });
    control.capture(tried.id);
    await settle(placed.orderId);
    for (const phoneLast4 of ["2345", "1111"])
      expect(await claim({ reference: rrnOf(tried), phoneLast4 })).toMatchObject({ state: "mailed" });
  });

  test("three mails a day, and then it says so", async () => {
    const { payment, email } = await paid();
    const states = [];
    for (let press = 0; press < 5; press++) {
      travel(1);
      states.push((await claim({ reference: payment.id })).state);
    }
    expect(states).toEqual(["mailed", "mailed", "mailed", "mailed-before", "mailed-before"]);
    await sweep();
    expect(kindsTo(email)).toHaveLength(4);
  });

  test("and refunded since: says so, and mails nothing", async () => {
    const { placed, payment, email } = await paid();
    await refundByHand(placed.orderId, undefined, "admin@shop.example");
    await sweep();
    const before = kindsTo(email);
    expect(await claim({ reference: payment.id })).toEqual({ state: "refunded", orderId: placed.orderId });
    await sweep();
    expect(kindsTo(email)).toEqual(before);
  });

  test("whose buyer is blocked: a person decides, and no mail goes out", async () => {
    const { placed, payment, email } = await paid();
    await setBlocked(placed.buyer.customerId, true, "admin");
    expect((await claim({ reference: payment.id })).state).toBe("person");
    await sweep();
    expect(kindsTo(email)).toEqual(["credentials"]);
    expect((await readTable()).accessRequest).toMatchObject([{ why: "no-account", state: "open" }]);
  });
});

describe("whoever guesses", () => {
  test("reads the same words for every failure", async () => {
    const one = await paid();
    const other = await paid();
    const reference = rrnOf(one.payment);
    const answers = await Promise.all([
      refusal({ reference: "412345678901" }),
      refusal({ reference, paise: 99_800 }),
      refusal({ reference, paise: 99_950 }),
      refusal({ reference, phoneLast4: "2346" }),
      refusal({ reference: `${reference.slice(0, 11)}x` }),
      refusal({ reference: one.placed.orderId.slice(6) }),
      refusal({ reference: one.placed.sessionId }),
      refusal({ reference: rrnOf(other.payment), phoneLast4: "0000", email: one.email }),
    ]);
    const [first] = answers;
    expect(first).toMatchObject({ code: "payment.not_found", status: 404 });
    expect(answers).toEqual(Array(answers.length).fill(first));
    const before = ses.mails().length;
    await sweep();
    expect(ses.mails()).toHaveLength(before);
  });

  test("does not open one order with the reference of another", async () => {
    const mine = await paid();
    const buyer = await newBuyer({ phone: "+91 98200 54321" });
    const theirs = await placeAtRazorpay(buyer);
    const { payment } = await payAtRazorpay(theirs);
    expect(await refusal({ reference: rrnOf(mine.payment), phoneLast4: "4321" })).toMatchObject({
      code: "payment.not_found",
    });
    expect(await claim({ reference: rrnOf(payment), phoneLast4: "4321" })).toMatchObject({
      orderId: theirs.orderId,
    });
  });

  test("has five tries an hour, also when all come at once; what is right takes none", async () => {
    const { payment } = await paid();
    const ip = `guesses-${unique()}`;
    for (let press = 0; press < 3; press++) {
      travel(1);
      await claim({ reference: payment.id }, ip);
    }
    const tries = await Promise.all(
      Array.from({ length: 40 }, (_, count) =>
        refusal({ reference: payment.id, phoneLast4: `${1000 + count}` }, ip),
      ),
    );
    const codes = tries.map((one) => (one as { code: string }).code);
    expect(codes.filter((code) => code === "payment.not_found").length).toBeLessThanOrEqual(5);
    expect(new Set(codes)).toEqual(new Set(["payment.not_found", "throttled"]));
    expect(await refusal({ reference: payment.id }, ip)).toMatchObject({ code: "throttled", status: 429 });
    travel(hours(1));
    expect(await claim({ reference: payment.id }, ip)).toMatchObject({ state: "mailed-before" });
  });

  test("tries the ends of a number for one reference ten times a day, from wherever, known or not", async () => {
    const { payment } = await paid();
    for (const reference of [payment.id, "pay_nobody0000001"]) {
      for (let guess = 0; guess < 10; guess++)
        expect(await refusal({ reference, phoneLast4: `100${guess}` })).toMatchObject({
          code: "payment.not_found",
        });
      expect(await refusal({ reference, phoneLast4: "2345" })).toMatchObject({ code: "throttled" });
    }
    travel(days(1));
    expect(await claim({ reference: payment.id })).toMatchObject({ orderId: expect.any(String) });
  });

  test("finds nothing in the table: neither references nor numbers lie there in a form to look up by", async () => {
    const { payment } = await paid();
    const { proof } = await readTable();
    expect(proof).toHaveLength(2);
    expect(JSON.stringify(proof.map(({ pk, sk }) => [pk, sk]))).not.toMatch(
      new RegExp(`${rrnOf(payment)}|${payment.id}|2345`),
    );
  });
});

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

  test("changes nothing by itself: a person is told, and the address on record too", async () => {
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

  test("that is the order's own after all is simply mailed to", async () => {
    const { payment, email } = await paid();
    expect(await claim({ reference: payment.id, email: email.toUpperCase() })).toMatchObject({
      state: "person",
    });
    expect(await claim({ reference: payment.id, email })).toMatchObject({ state: "mailed" });
  });

  test("granted: the account has it, the login arrives there and opens, the former one is told", async () => {
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

  test("changed while the admin looked: not granted", async () => {
    const { placed, words } = await mistyped();
    await claim(words);
    await claim({ ...words, email: "mallory@example.in" });
    await expect(act("grant-request", { orderId: placed.orderId, email: asked })).rejects.toMatchObject({
      code: "request.changed",
    });
    expect((await act("unmatched", {})).requests).toMatchObject([{ email: "mallory@example.in" }]);
  });

  test("that belongs to another account is refused, and stays on the list", async () => {
    const { placed, payment } = await paid();
    const taken = (await newMember({}, { phone: abroad })).buyer.email;
    await claim({ reference: payment.id, email: taken });
    await expect(act("grant-request", { orderId: placed.orderId, email: taken })).rejects.toMatchObject({
      code: "customer.email_taken",
    });
    expect((await act("unmatched", {})).requests).toHaveLength(1);
  });

  test("dismissed stays dismissed; another wish is another question", async () => {
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

  test("its payer is not turned away: the admins see who asks, and where the login should go", async () => {
    const placed = await placeAtRazorpay();
    const { payment } = control.pay(placed.sessionId);
    control.tamper(payment.id, { notes: [] });
    control.tamper(placed.sessionId, { payments: null, status: "cancelled" });
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
    await act("refund-payment", { provider: "razorpay", paymentId: payment.id });
    expect(await claim({ reference: payment.id })).toEqual({ state: "refunded" });
  });

  test("attached to an order by an admin, it opens that order", async () => {
    const placed = await placeAtRazorpay();
    const { payment } = control.pay(placed.sessionId);
    control.tamper(payment.id, { notes: [] });
    control.tamper(placed.sessionId, { payments: null, status: "cancelled" });
    travel(days(1));
    await findUnmatched();
    const { orderId } = await placeAtRazorpay();
    await act("attach-payment", { provider: "razorpay", paymentId: payment.id, orderId });
    expect(await claim({ reference: payment.id })).toMatchObject({ state: "mailed", orderId });
  });
});

test("the dashboard counts how long buyers waited, and names who waited longer than ten minutes", async () => {
  admin = await setUp();
  await paid();
  await newMember({}, { phone: abroad });
  const { placed, payment } = await paidInSilence();
  travel(minutes(11));
  await claim({ reference: payment.id });
  const day = dayOf(Date.now());
  const { waits, longWaits } = await acting(admin, () => adminDashboard.period({ from: day, to: day }));
  expect(waits).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0]);
  expect(longWaits).toMatchObject([{ orderId: placed.orderId }]);
  expect(mailsOf("credentials", placed.orderId)).toEqual([]);
  await sweep();
  await expectSettled();
});
