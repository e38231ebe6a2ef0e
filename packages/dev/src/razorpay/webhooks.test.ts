import { afterEach, beforeEach, expect, test } from "vitest";
import { razorpayEvents } from "../../../../infra/payments.ts";
import { listen, SECRET, soon } from "../kit/testing.ts";
import type { EventRow } from "./rows.ts";
import { open } from "./testing.ts";
import { signature } from "./webhooks.ts";

let shop: Awaited<ReturnType<typeof listen>>;
let razorpay: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  shop = await listen();
  razorpay = await open({ retryDelays: [20, 40] });
  razorpay.control.setEndpoint({ url: shop.url, secret: SECRET });
});
afterEach(async () => {
  await razorpay.fake.close();
  await shop.close();
});

const messages = () => shop.received.map(({ body }) => JSON.parse(body) as EventRow["body"]);

test("a message is signed over its raw bytes and has an id of its own", async () => {
  const made = await razorpay.link();
  const { payment } = razorpay.control.pay(made.id);
  await expect.poll(() => shop.received.length, soon).toBe(3);
  for (const { body, headers } of shop.received)
    expect(headers["x-razorpay-signature"]).toBe(signature(SECRET, body));
  expect(new Set(shop.received.map(({ headers }) => headers["x-razorpay-event-id"])).size).toBe(3);
  expect(messages().find(({ event }) => event === "payment_link.paid")).toMatchObject({
    entity: "event",
    contains: ["payment_link", "payment"],
    payload: {
      payment_link: { entity: { id: made.id, status: "paid", order_id: payment.order_id } },
      payment: { entity: { id: payment.id, notes: { order_id: "ORDER_1" } } },
    },
  });
});

test("every type of message that the shop is subscribed to can happen", async () => {
  const { control, link } = razorpay;
  for (const outcome of ["won", "lost", "closed"] as const) {
    const { payment } = control.pay((await link()).id);
    control.dispute(payment.id);
    control.closeDispute(payment.id, outcome);
  }
  const { payment } = control.pay((await link()).id);
  control.settleRefund(control.refund(payment.id).id, "failed");
  control.fail((await link()).id, "declined");
  control.cancel((await link()).id);
  control.expire((await link()).id);
  const types = () => new Set<string>(messages().map(({ event }) => event));
  await expect.poll(() => razorpayEvents.filter((type) => !types().has(type)), soon).toEqual([]);
});

test("the signature matches Razorpay's documents", () => {
  const body =
    '{"entity":"event","event":"payment_link.paid","payload":{"payment_link":{"entity":{"id":"plink_A1","reference_id":"ORDER_1763690000000_abcdefghijkl-1"}}}}';
  expect(signature("whsec_test", body)).toBe(
    "9e0175d3409a956b334b38e340889c35a73b44d2ee88f0687f406148118cebc8",
  );
});
