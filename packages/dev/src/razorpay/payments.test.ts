import { paymentCauses } from "@store/contract/payment-causes";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { soon } from "../kit/testing.ts";
import { type Dispute, type Link, type Payment, reasons } from "./rows.ts";
import { type Failure, open, type Payments } from "./testing.ts";

let razorpay: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  razorpay = await open({ decidesAfter: 20 });
});
afterEach(() => razorpay.fake.close());

const hours = 3600_000;
const read = async (id: string) => (await razorpay.call<Payment>("GET", `/payments/${id}`)).body;
const readLink = async (id: string) => (await razorpay.call<Link>("GET", `/payment_links/${id}`)).body;
const events = () =>
  razorpay.control
    .events()
    .map(({ body: { event } }) => event)
    .reverse();

/** A button of the hosted page. */
async function press(link: Link, how: string): Promise<Response> {
  return fetch(link.short_url, { method: "POST", body: new URLSearchParams({ how }), redirect: "manual" });
}

describe("a payment", () => {
  test("is captured with fee, tax and the bank's number if it is made by UPI", async () => {
    const link = await razorpay.link();
    const { payment } = razorpay.control.pay(link.id);
    expect(await read(payment.id)).toMatchObject({
      status: "captured",
      captured: true,
      method: "upi",
      amount: 99_900,
      fee: 2358,
      tax: 360,
      notes: { order_id: "ORDER_1" },
      acquirer_data: { rrn: expect.stringMatching(/^\d{12}$/) },
    });
    expect(await readLink(link.id)).toMatchObject({
      status: "paid",
      amount_paid: 99_900,
      payments: [{ payment_id: payment.id, status: "captured" }],
    });
    const ofOrder = await razorpay.call<Payments>("GET", `/orders/${payment.order_id}/payments`);
    expect(ofOrder.body.items.map(({ id }) => id)).toEqual([payment.id]);
    expect(events()).toEqual(["payment.authorized", "payment.captured", "payment_link.paid"]);
  });

  test.each(paymentCauses)("failed as %s names its reason and leaves the link open", async (cause) => {
    const link = await razorpay.link();
    const { id } = razorpay.control.fail(link.id, cause);
    const { reason, source } = reasons[cause];
    expect(await read(id)).toMatchObject({ status: "failed", error_reason: reason, error_source: source });
    expect(await readLink(link.id)).toMatchObject({ status: "created", payments: null });
    expect(razorpay.control.pay(link.id).payment.status).toBe("captured");
  });

  test("after a first one on the same link is captured too", async () => {
    const link = await razorpay.link();
    const other = razorpay.control.begin(link.id);
    razorpay.control.pay(link.id);
    razorpay.control.capture(other.id);
    expect(await readLink(link.id)).toMatchObject({ amount_paid: 199_800 });
    expect((await readLink(link.id)).payments).toHaveLength(2);
    expect(events().filter((event) => event === "payment.captured")).toHaveLength(2);
    expect(events().filter((event) => event === "payment_link.paid")).toHaveLength(1);
    expect(() => razorpay.control.begin(link.id)).toThrow("This payment link is paid.");
  });

  test("is listed by its day, newest first", async () => {
    const from = razorpay.now();
    for (let count = 0; count < 3; count++) razorpay.control.pay((await razorpay.link()).id);
    razorpay.travel(48 * hours);
    razorpay.control.pay((await razorpay.link()).id);
    const list = async (query: string) =>
      (await razorpay.call<Payments>("GET", `/payments?from=${from}&to=${from + 86_400}&${query}`)).body;
    expect(await list("count=2")).toMatchObject({ entity: "collection", count: 2 });
    expect((await list("count=2&skip=2")).items).toHaveLength(1);
  });
});

describe("a late payment", () => {
  test("is authorised days after its link ended, and captured", async () => {
    const link = await razorpay.link();
    const { id } = razorpay.control.fail(link.id, "timed_out");
    razorpay.travel(70 * hours);
    expect((await readLink(link.id)).status).toBe("expired");
    expect(razorpay.control.authorise(id)).toMatchObject({ status: "authorized", error_reason: null });
    expect(razorpay.control.capture(id)).toMatchObject({ status: "captured", captured: true });
    // Over it stays, and lists the payment; nobody is told that the link was paid.
    expect(await readLink(link.id)).toMatchObject({ status: "expired", payments: [{ payment_id: id }] });
    expect(events()).not.toContain("payment_link.paid");
  });

  test.each([
    ["the usual window of three days", undefined, 73],
    ["a window of twelve minutes", 720, 1],
  ])("is refunded by itself after %s", async (_window, seconds, late) => {
    if (seconds !== undefined) razorpay.control.setCaptureWindow(seconds);
    const { id } = razorpay.control.fail((await razorpay.link()).id, "timed_out");
    razorpay.travel(late * hours);
    razorpay.control.capture(id);
    expect(await read(id)).toMatchObject({ status: "refunded", captured: false, amount_refunded: 99_900 });
    expect(events()).not.toContain("payment.captured");
  });

  test("cannot be decided again once captured or refunded", async () => {
    const { payment } = razorpay.control.pay((await razorpay.link()).id);
    expect(() => razorpay.control.authorise(payment.id)).toThrow("This payment is captured.");
    expect(() => razorpay.control.turnDown(payment.id, "declined")).toThrow("This payment is captured.");
  });
});

describe("the hosted page", () => {
  test("shows a code to scan and a button for each way to pay", async () => {
    const html = await (await fetch((await razorpay.link()).short_url)).text();
    expect(html).toContain('aria-label="UPI QR code, for testing"');
    for (const how of ["upi", "card", "netbanking", "later_ok", "later_fail", "twice", "refund_waits"])
      expect(html).toContain(`value="${how}"`);
    for (const cause of paymentCauses) expect(html).toContain(`value="fail_${cause}"`);
    expect(html).toContain("no real money");
    expect(html).not.toMatch(/<script/);
  });

  test("sends the customer back with a signed address", async () => {
    const link = await razorpay.link();
    const answer = await press(link, "upi");
    expect(answer.status).toBe(303);
    const back = new URL(answer.headers.get("location") ?? "");
    expect(back.searchParams.get("order")).toBe("ORDER_1");
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      razorpay_payment_link_id: link.id,
      razorpay_payment_link_reference_id: link.reference_id,
      razorpay_payment_link_status: "paid",
      razorpay_signature: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    // Pressed twice: charged once.
    expect((await press(link, "upi")).headers.get("location")).toBe(back.href);
    expect(razorpay.control.payments(link.id)).toHaveLength(1);
  });

  test.each([
    ["later_ok", "captured"],
    ["later_fail", "failed"],
  ])("leaves a payment by '%s' undecided, then makes it %s", async (how, end) => {
    const link = await razorpay.link();
    await press(link, how);
    await expect.poll(() => razorpay.control.payments(link.id)[0]?.status, soon).toBe(end);
  });

  test("takes no payment for a link that has ended", async () => {
    const link = await razorpay.link();
    razorpay.control.cancel(link.id);
    const answer = await press(link, "upi");
    expect(await answer.text()).toContain("has been cancelled. Nothing was charged.");
    expect(razorpay.control.payments(link.id)).toEqual([]);
    expect((await fetch(`${razorpay.fake.endpoint}/p/plink_none`)).status).toBe(404);
  });
});

describe("a dispute", () => {
  test.each(["won", "lost", "closed"] as const)("is notified as %s", async (outcome) => {
    const { payment } = razorpay.control.pay((await razorpay.link()).id);
    const { id } = razorpay.control.dispute(payment.id);
    const disputed = async () => (await razorpay.call<Dispute>("GET", `/disputes/${id}`)).body;
    expect(await disputed()).toMatchObject({ status: "open", payment_id: payment.id, amount: 99_900 });
    const refund = await razorpay.call<Failure>("POST", `/payments/${payment.id}/refund`, {});
    expect(refund.body.error.description).toBe("Refund is not allowed on a disputed payment");
    expect(() => razorpay.control.dispute(payment.id)).toThrow("disputed already");
    razorpay.control.closeDispute(payment.id, outcome);
    expect(await disputed()).toMatchObject({ status: outcome });
    expect(events().slice(-2)).toEqual(["payment.dispute.created", `payment.dispute.${outcome}`]);
    expect(() => razorpay.control.closeDispute(payment.id, outcome)).toThrow("no open dispute");
  });
});
