import type Stripe from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import { soon } from "../kit/testing.ts";
import { type StripeStandIn, startStripe } from "./start-stripe.ts";
import { basket, rupees, sdk } from "./testing.ts";

let fake: StripeStandIn;
let clock: number;

beforeEach(async () => {
  clock = Date.UTC(2026, 5, 1);
  fake = await startStripe({ now: () => clock, decidesAfter: 1000 });
});
afterEach(() => fake.close());

async function open(more: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  const { id, url } = await sdk(fake.endpoint).checkout.sessions.create(basket(more));
  return { id, url: url ?? "" };
}
const look = async (url: string) => {
  const response = await fetch(url);
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const press = async (url: string, how: string) => {
  const body = new URLSearchParams({ how });
  const response = await fetch(url, { method: "POST", body, redirect: "manual" });
  return { status: response.status, location: response.headers.get("location"), text: await response.text() };
};
const status = (id: string) => sdk(fake.endpoint).checkout.sessions.retrieve(id);

test("the payment page shows the products, the sum and the customer", async () => {
  const { url } = await open();
  const { text, headers } = await look(url);
  for (const part of [
    "Test payment page: no real money",
    "The bundle",
    "₹999.00",
    "₹1,598.00",
    "asha<wbr />@example.com",
  ]) {
    expect(text).toContain(part);
  }
  for (const label of ["Pay", "Card declined", "Pay later: succeeds", "Pay later: fails"]) {
    expect(text).toContain(`>${label}</button>`);
  }
  expect(text).toContain('<a href="http://localhost:3000/checkout">Go back</a>');
  expect(text).not.toContain("<script");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("the button Pay leads to the success address with the session's id", async () => {
  const { id, url } = await open();
  expect(await press(url, "now")).toMatchObject({
    status: 303,
    location: `http://localhost:3000/thank-you?session_id=${id}`,
  });
  expect(await status(id)).toMatchObject({ status: "complete", payment_status: "paid" });
  // Pressed twice, and looked at again.
  expect((await press(url, "now")).location).toContain(id);
  const again = await look(url);
  expect(again.text).toContain("This payment is complete.");
  expect(again.text).not.toContain("<button");
  expect(fake.control.events()).toHaveLength(1);
});

test("a declined card keeps the customer on the payment page", async () => {
  const { id, url } = await open();
  const declined = await press(url, "declined");
  expect(declined).toMatchObject({ status: 303, location: "?declined=1" });
  const { text } = await look(new URL(declined.location ?? "", url).href);
  expect(text).toContain('<p role="alert">Your card was declined.</p>');
  expect((await status(id)).status).toBe("open");
  expect((await press(`${url}?declined=1`, "now")).status).toBe(303);
  expect((await status(id)).payment_status).toBe("paid");
});

test.each([
  ["later_ok", "paid", "checkout.session.async_payment_succeeded"],
  ["later_fail", "unpaid", "checkout.session.async_payment_failed"],
])("the button %s leads to the success address and decides later", async (how, payment_status, type) => {
  const { id, url } = await open();
  expect((await press(url, how)).location).toContain("thank-you");
  expect(await status(id)).toMatchObject({ status: "complete", payment_status: "unpaid" });
  expect((await look(url)).text).toContain("This payment was handed in.");
  await expect.poll(() => fake.control.events()[0]?.type, soon).toBe(type);
  expect((await status(id)).payment_status).toBe(payment_status);
});

test("an expired session takes no money", async () => {
  const { id, url } = await open({ expires_at: clock / 1000 + 1800 });
  clock += 1_800_000;
  expect((await look(url)).text).toContain("This payment page has expired. Nothing was charged.");
  expect((await press(url, "now")).status).toBe(200);
  expect(await status(id)).toMatchObject({ status: "expired", payment_intent: null });
});

test("no text of the shop becomes markup", async () => {
  const { url } = await open({
    line_items: [rupees('<img src=x onerror="x">', 10)],
    cancel_url: 'http://localhost/"><script>x</script>',
  });
  const { text } = await look(url);
  expect(text).not.toContain("<img");
  expect(text).not.toContain("<script");
  expect(text).toContain("&#60;img src=x");
});

test("unknown addresses and buttons are refused", async () => {
  const { url } = await open();
  expect((await look(`${fake.endpoint}/c/pay/cs_test_none`)).status).toBe(404);
  expect((await press(url, "steal")).status).toBe(400);
  expect((await look(`${fake.endpoint}/`)).status).toBe(404);
  expect((await fetch(url, { method: "DELETE" })).status).toBe(404);
});
