import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import type { EventRow } from "./rows.ts";
import type { RazorpayOptions } from "./start-razorpay.ts";
import { listen, open, SECRET, soon } from "./testing.ts";
import { signature } from "./webhooks.ts";

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function start(answer?: (count: number) => number | Promise<number>, options: RazorpayOptions = {}) {
  const shop = await listen(answer);
  closing.push(shop.close);
  const razorpay = await open({ retryDelays: [20, 40], ...options });
  closing.push(() => razorpay.fake.close());
  razorpay.control.webhooks.setEndpoint({ url: shop.url, secret: SECRET });
  return { shop, ...razorpay };
}

const all = ["payment.authorized", "payment.captured", "payment_link.paid"];

test("a message arrives whole, signed over the raw bytes, under an id of its own", async () => {
  const { shop, control, link } = await start();
  const made = await link();
  const { payment } = control.pay(made.id);
  await expect.poll(() => shop.events().sort(), soon).toEqual(all);
  for (const { body, signature: sent } of shop.received) expect(sent).toBe(signature(SECRET, body));
  expect(new Set(shop.received.map(({ id }) => id)).size).toBe(3);
  const paid = shop.received.find(({ event }) => event === "payment_link.paid");
  const message = JSON.parse(paid?.body ?? "") as EventRow["body"];
  expect(message).toMatchObject({
    entity: "event",
    contains: ["payment_link", "payment"],
    payload: {
      payment_link: { entity: { id: made.id, status: "paid", order_id: payment.order_id } },
      payment: { entity: { id: payment.id, notes: { order_id: "ORDER_1" } } },
    },
  });
  await expect.poll(() => control.deliveries().every(({ delivered }) => delivered), soon).toBe(true);
});

test("the signature is the one of Razorpay's documents", () => {
  const body =
    '{"entity":"event","event":"payment_link.paid","payload":{"payment_link":{"entity":{"id":"plink_A1","reference_id":"ORDER_1763690000000_abcdefghijkl-1"}}}}';
  expect(signature("whsec_test", body)).toBe(
    "9e0175d3409a956b334b38e340889c35a73b44d2ee88f0687f406148118cebc8",
  );
});

test("a message can come twice, ten times, and in any order", async () => {
  const { shop, control, link } = await start();
  control.webhooks.pause();
  control.pay((await link()).id);
  // The newest first: the link is paid before its payment was authorised.
  for (const { id } of control.events()) expect(await control.deliver(id, 10)).toEqual(Array(10).fill(200));
  expect(shop.received).toHaveLength(30);
  expect(shop.events()[0]).toBe("payment_link.paid");
  expect(shop.events().at(-1)).toBe("payment.authorized");
  control.webhooks.resume();
  // What has had its yes is not sent again.
  control.cancel((await link()).id);
  await expect.poll(() => shop.events().at(-1), soon).toBe("payment_link.cancelled");
  expect(shop.received).toHaveLength(31);
});

test("a message that finds nobody is sent again until there is a yes, the same each time", async () => {
  const { shop, control, link } = await start((count) => [500, 302, 404][count] ?? 200);
  control.cancel((await link()).id);
  await expect.poll(() => control.deliveries()[0]?.delivered, soon).toBe(true);
  expect(control.deliveries()).toMatchObject([{ attempts: 4, lastStatus: 200 }]);
  expect(new Set(shop.received.map(({ id, body }) => id + body)).size).toBe(1);
});

test("one that is lost is in nobody's hands: what happened can be read all the same", async () => {
  const { shop, control, link, call } = await start();
  control.webhooks.pause();
  const { id } = await link();
  control.pay(id);
  expect(shop.received).toEqual([]);
  expect((await call<{ status: string }>("GET", `/payment_links/${id}`)).body.status).toBe("paid");
});

test("after a day without a yes the webhook is disabled, until somebody switches it on", async () => {
  let open = false;
  const { shop, control, link, travel } = await start(() => (open ? 200 : 503));
  control.cancel((await link()).id);
  await expect.poll(() => control.deliveries()[0]?.attempts ?? 0, soon).toBeGreaterThan(1);
  expect(control.webhooks.isEnabled()).toBe(true);
  travel(24 * 3600_000);
  await expect.poll(() => control.webhooks.isEnabled(), soon).toBe(false);
  const before = shop.received.length;
  open = true;
  control.pay((await link()).id);
  expect(control.deliveries().filter(({ delivered }) => delivered)).toEqual([]);
  expect(shop.received).toHaveLength(before);
  control.webhooks.enable(true);
  await expect.poll(() => shop.events().slice(before).sort(), soon).toEqual(expect.arrayContaining(all));
});

test("only the types that it is subscribed to are sent", async () => {
  const { shop, control, link } = await start();
  control.webhooks.setEndpoint({ url: shop.url, secret: SECRET, events: ["payment.captured"] });
  control.pay((await link()).id);
  await expect.poll(() => shop.events(), soon).toEqual(["payment.captured"]);
  expect(control.deliveries()).toHaveLength(1);
});

test("what was not delivered is delivered after a restart, the rest is not repeated", async () => {
  const dir = mkdtempSync(join(tmpdir(), "razorpay-"));
  closing.push(() => rmSync(dir, { recursive: true }));
  const first = await start(undefined, { dir });
  first.control.cancel((await first.link()).id);
  await expect.poll(() => first.control.deliveries()[0]?.delivered, soon).toBe(true);
  first.control.webhooks.pause();
  first.control.cancel((await first.link({ reference_id: "ORDER_2-1" })).id);
  await first.fake.close();
  closing.splice(closing.length - 1);
  const second = await start(undefined, { dir });
  await expect.poll(() => second.shop.events(), soon).toEqual(["payment_link.cancelled"]);
  await expect.poll(() => second.control.deliveries().every(({ delivered }) => delivered), soon).toBe(true);
});
