// What the domain may expect of every payment provider: the same behaviours, each adapter on its stand-in.
import { offer } from "@store/contract/offer/offer";
import { minutes } from "@store/core/platform/time";
import { PaymentRefused, type SessionRequest } from "@store/core/providers/payments";
import { sessionRequest } from "@store/core/providers/testing";
import { signature as signByRazorpay } from "@store/dev/razorpay/webhooks";
import { describe, expect, test } from "vitest";
import { travel } from "../support/clock.ts";
import { signed } from "../support/deliver.ts";
import { adaptersOnSockets as adapters, webhookSecret } from "../support/settings.ts";
import { razorpay, stripe } from "../support/shop.ts";

let count = 0;

function request(more: Partial<SessionRequest> = {}): SessionRequest {
  const orderId = `ORDER_${1_763_690_000_000 + ++count}_abcdefghi`;
  return {
    ...{ ...sessionRequest, reference: `${orderId}:1`, orderId, attempt: 1, amount: 159_800 },
    ...{
      description: `${offer.name}, ${orderId}: the bundle`,
      lines: [{ name: "The bundle", amount: 159_800 }],
    },
    expiresAt: Date.now() + minutes(35),
    ...more,
  };
}

/** The hands behind a stand-in, under one set of names. */
const providers = {
  stripe: {
    pay: (page: string) => String(stripe.control.pay(page).session.payment_intent),
    decline: (page: string) => void stripe.control.decline(page),
    slowRefunds: (payment: string) => stripe.control.planRefunds("pending", payment),
    endRefund: (payment: string, well: boolean) =>
      void stripe.control.settleRefund(
        stripe.control.refunds(payment).at(-1)?.id ?? "",
        well ? "succeeded" : "failed",
      ),
    dispute: (payment: string) => void stripe.control.dispute(payment),
    loseDispute: (payment: string) => void stripe.control.closeDispute(payment, "lost"),
    loseAnswer: () => stripe.control.failNext(3, 0, { commit: true, only: "POST" }),
    lastMessage() {
      const { body, header } = signed(stripe.control.events()[0] ?? {});
      return { body, header };
    },
  },
  razorpay: {
    pay: (page: string) => razorpay.control.pay(page).payment.id,
    decline: (page: string) => void razorpay.control.fail(page, "no_funds"),
    slowRefunds: (payment: string) => razorpay.control.planRefunds(payment, "pending"),
    endRefund: (payment: string, well: boolean) =>
      void razorpay.control.settleRefund(
        razorpay.control.refunds(payment).at(-1)?.id ?? "",
        well ? "processed" : "failed",
      ),
    dispute: (payment: string) => void razorpay.control.dispute(payment),
    loseDispute: (payment: string) => void razorpay.control.closeDispute(payment, "lost"),
    loseAnswer: () => razorpay.control.failNext(1, 0, { commit: true, only: "POST" }),
    lastMessage() {
      const body = JSON.stringify(razorpay.control.events()[0]?.body);
      return { body, header: signByRazorpay(webhookSecret, body) };
    },
  },
};

describe.each(["stripe", "razorpay"] as const)("%s", (id) => {
  const payments = adapters[id];
  const hands = providers[id];

  test("opens the same page for the same request", async () => {
    const asked = request();
    const page = await payments.open(asked);
    expect(page).toMatchObject({
      orderId: asked.orderId,
      amount: 159_800,
      currency: "inr",
      live: false,
      open: true,
      underWay: false,
      captures: [],
    });
    expect(page.url).toMatch(/^http/);
    expect((await payments.open(asked)).id).toBe(page.id);
    expect((await payments.open({ ...asked, reference: `${asked.orderId}:2`, attempt: 2 })).id).not.toBe(
      page.id,
    );
  });

  test("finds a page again after its answer was lost", async () => {
    const asked = request();
    hands.loseAnswer();
    const first = await payments.open(asked).catch(() => undefined);
    const second = await payments.open(asked);
    expect(second.open).toBe(true);
    if (first) expect(first.id).toBe(second.id);
    expect(await pagesFor(asked.orderId)).toBe(1);
  });

  test.runIf(id === "razorpay")("says in a sentence that test mode has no links left", async () => {
    razorpay.control.limitLinks(0);
    try {
      await expect(payments.open(request())).rejects.toThrow(/test mode limit .* live mode/);
    } finally {
      razorpay.control.limitLinks(undefined);
    }
  });

  test("opens one page for two requests at once", async () => {
    const asked = request();
    const settled = await Promise.allSettled([payments.open(asked), payments.open(asked)]);
    const ids = settled.flatMap((one) => (one.status === "fulfilled" ? [one.value.id] : []));
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(1);
    expect(await pagesFor(asked.orderId)).toBe(1);
  });

  test("reads the payment and its fee by the page and by the payment", async () => {
    const page = await payments.open(request());
    const paymentId = hands.pay(page.id);
    const read = await payments.read(page.id);
    expect(read).toMatchObject({
      open: false,
      url: null,
      underWay: false,
      captures: [{ paymentId, amount: 159_800, refunds: [], fee: 3196, feeTax: 575 }],
    });
    const [capture] = (await payments.read(paymentId)).captures;
    expect(capture).toEqual(read.captures[0]);
  });

  test("leaves the page open after a failed payment and gives the reason", async () => {
    const page = await payments.open(request());
    hands.decline(page.id);
    const { body, header } = id === "razorpay" ? hands.lastMessage() : { body: "", header: "" };
    const hints = body === "" ? {} : (await payments.readEvent(body, header)).hints;
    expect(await payments.read(page.id, hints)).toMatchObject({ open: true, captures: [] });
  });

  test("never takes a payment on a closed page", async () => {
    const page = await payments.open(request());
    expect(await payments.close(page.id)).toMatchObject({ open: false, url: null, captures: [] });
    expect(() => hands.pay(page.id)).toThrow();
    const other = await payments.open(request());
    const paymentId = hands.pay(other.id);
    expect((await payments.close(other.id)).captures).toMatchObject([{ paymentId }]);
  });

  test("closes a page by itself when its time is over", async () => {
    const page = await payments.open(request());
    travel(minutes(36));
    expect(await payments.read(page.id)).toMatchObject({ open: false, captures: [] });
  });

  test("refunds once under one key, however often it is asked", async () => {
    const page = await payments.open(request());
    const paymentId = hands.pay(page.id);
    const refund = { orderId: "ORDER_x", paymentId, amount: 60_000, key: `refund:${page.id}:1` };
    await Promise.all([payments.refund(refund), payments.refund(refund)]);
    await payments.refund(refund);
    const [capture] = (await payments.read(page.id)).captures;
    expect(capture?.refunds).toMatchObject([{ amount: 60_000, state: "done", key: refund.key }]);
    const more = { ...refund, amount: 100_000, key: `refund:${page.id}:2` };
    await expect(payments.refund(more)).rejects.toBeInstanceOf(PaymentRefused);
  });

  test.each([true, false])("ends a slow refund as done or failed (%s)", async (well) => {
    const page = await payments.open(request());
    const paymentId = hands.pay(page.id);
    hands.slowRefunds(paymentId);
    await payments.refund({ paymentId, amount: 159_800, key: `refund:${page.id}:1` });
    const states = async () => (await payments.read(page.id)).captures[0]?.refunds.map(({ state }) => state);
    expect(await states()).toEqual(["pending"]);
    hands.endRefund(paymentId, well);
    expect(await states()).toEqual([well ? "done" : "failed"]);
  });

  test("reads a dispute as open and then as lost", async () => {
    const page = await payments.open(request());
    const paymentId = hands.pay(page.id);
    hands.dispute(paymentId);
    const told = hands.lastMessage();
    const event = await payments.readEvent(told.body, told.header);
    expect(event.paymentId).toBe(paymentId);
    const state = async () => (await payments.read(page.id, event.hints)).captures[0]?.dispute?.state;
    expect(await state()).toBe("open");
    hands.loseDispute(paymentId);
    expect(await state()).toBe("lost");
  });

  test("lists the captures of a period with their orders and refunds", async () => {
    const asked = request();
    const page = await payments.open(asked);
    const paymentId = hands.pay(page.id);
    const unpaid = await payments.open(request());
    hands.decline(unpaid.id);
    await payments.refund({ paymentId, amount: 59_800, key: `refund:${page.id}:1` });
    const { payments: books } = await payments.captured(Date.now() - minutes(1), Date.now() + minutes(1));
    expect(books.filter((one) => one.orderId === asked.orderId)).toMatchObject([
      { paymentId, amount: 159_800, currency: "inr", returned: 59_800 },
    ]);
    expect(books.every(({ orderId }) => orderId !== unpaid.orderId)).toBe(true);
    const before = await payments.captured(Date.now() - minutes(90), Date.now() - minutes(80));
    expect(before.payments.every((one) => one.orderId !== asked.orderId)).toBe(true);
  });

  async function pagesFor(orderId: string): Promise<number> {
    const links = [...razorpay.api.store.links.values()].filter(
      ({ link }) => link.notes?.order_id === orderId,
    );
    const sessions = [...stripe.api.store.sessions.values()].filter(
      ({ session }) => session.client_reference_id === orderId,
    );
    return id === "stripe" ? sessions.length : links.length;
  }
});
