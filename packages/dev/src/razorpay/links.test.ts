import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Link } from "./rows.ts";
import { basic, type Failure, linkFields, open } from "./testing.ts";

let razorpay: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  razorpay = await open();
});
afterEach(() => razorpay.fake.close());

const minutes = 60_000;
const ask = (fields: object) => razorpay.call<Link & Failure>("POST", "/payment_links", fields);
const fieldsOf = (reference: string) => linkFields(razorpay.now() + 35 * 60, reference);

describe("a call to Razorpay", () => {
  test.each([
    ["nobody", {}],
    ["a bearer", { authorization: "Bearer rzp_test_shop" }],
    ["a live key", { authorization: basic("rzp_live_shop", "secret") }],
    ["a key without its secret", { authorization: basic("rzp_test_shop", "") }],
  ])("%s is refused with 401", async (_who, headers) => {
    const { fake } = razorpay;
    const response = await fetch(`${fake.endpoint}/v1/payments`, { headers });
    expect(response.status).toBe(401);
    expect(((await response.json()) as Failure).error).toMatchObject({
      code: "BAD_REQUEST_ERROR",
      description: "The api key provided is invalid",
    });
  });

  test("is checked against the keys that are known", async () => {
    const other = await open({
      authorize: (keyId, secret) => keyId === "rzp_test_shop" && secret === "right",
    });
    const status = async (secret: string) =>
      (await other.call("GET", "/payments", undefined, { authorization: basic("rzp_test_shop", secret) }))
        .status;
    expect([await status("wrong"), await status("right")]).toEqual([401, 200]);
    await other.fake.close();
  });
});

describe("a payment link", () => {
  test("is read back as it was made, by its id and by its reference", async () => {
    const { status, body: link } = await ask(fieldsOf("ORDER_1-1"));
    expect(status).toBe(200);
    expect(link).toMatchObject({
      id: expect.stringMatching(/^plink_\w{14}$/),
      status: "created",
      amount: 99_900,
      amount_paid: 0,
      payments: null,
      reference_id: "ORDER_1-1",
      short_url: `${razorpay.fake.endpoint}/p/${link.id}`,
      notify: { sms: false, email: false },
      reminder_enable: false,
    });
    expect((await razorpay.call("GET", `/payment_links/${link.id}`)).body).toEqual(link);
    const found = await razorpay.call("GET", "/payment_links?reference_id=ORDER_1-1");
    expect(found.body).toEqual({ payment_links: [link] });
    const none = await razorpay.call("GET", "/payment_links?reference_id=ORDER_2-1");
    expect(none.body).toEqual({ payment_links: [] });
  });

  test("needs a reference of its own", async () => {
    const { body: first } = await ask(fieldsOf("ORDER_1-1"));
    const again = async () => {
      const { status, body } = await ask(fieldsOf("ORDER_1-1"));
      return [status, body.error.description];
    };
    const refusal = [400, "payment link creation with reference ID already attempted"];
    expect(await again()).toEqual(refusal);
    razorpay.control.cancel(first.id);
    expect(await again()).toEqual(refusal);
    const all = await Promise.all(Array.from({ length: 10 }, () => ask(fieldsOf("ORDER_1-2"))));
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)]);
  });

  test.each([
    [15 * 60, 200],
    [15 * 60 - 1, 400],
    [-1, 400],
    [182 * 24 * 3600, 200],
    [182 * 24 * 3600 + 1, 400],
  ])("made to end in %i seconds is answered with %i", async (life, expected) => {
    const { status, body } = await ask(linkFields(razorpay.now() + life, `ORDER_1-${Math.abs(life)}`));
    expect(status).toBe(expected);
    if (status === 400) expect(body.error.field).toBe("expire_by");
  });

  test.each([
    ["an unknown field", { upi_link: true }, "upi_link"],
    ["an unknown field within", { notify: { sms: false, email: false, whatsapp: true } }, "whatsapp"],
    ["rupees instead of paise", { amount: 999.5 }, "amount"],
    ["less than a rupee", { amount: 99 }, "amount"],
    ["another currency", { currency: "USD" }, "currency"],
    ["a reference of 41 signs", { reference_id: "a".repeat(41) }, "reference_id"],
    ["no reference", { reference_id: undefined }, "reference_id"],
    ["a note of 257 signs", { notes: { order_id: "a".repeat(257) } }, "order_id"],
    ["a return by POST", { callback_method: "post" }, "callback_method"],
  ])("made with %s is refused by name", async (_what, fields, field) => {
    const { status, body } = await ask({ ...fieldsOf("ORDER_1-1"), ...fields });
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: "BAD_REQUEST_ERROR", field });
    expect((await ask(fieldsOf("ORDER_1-1"))).status).toBe(200);
  });

  test("can be cancelled only until it ends", async () => {
    const [late, closed] = [await razorpay.link(), await razorpay.link()];
    const cancel = (id: string) => razorpay.call<Link & Failure>("POST", `/payment_links/${id}/cancel`);
    expect((await cancel(closed.id)).body.status).toBe("cancelled");
    razorpay.travel(36 * minutes);
    const { body } = await razorpay.call<Link>("GET", `/payment_links/${late.id}`);
    expect(body).toMatchObject({ status: "expired", expired_at: late.expire_by });
    const { status, body: refusal } = await cancel(late.id);
    expect([status, refusal.error.description]).toEqual([
      400,
      "Payment Link cannot be cancelled as it is already expired.",
    ]);
    expect((await cancel(closed.id)).status).toBe(400);
    expect(
      razorpay.control
        .events()
        .map(({ body: { event } }) => event)
        .reverse(),
    ).toEqual(["payment_link.cancelled", "payment_link.expired"]);
  });

  test("is answered with 400 if it does not exist", async () => {
    expect((await razorpay.call("GET", "/payment_links/plink_none")).status).toBe(400);
    expect((await razorpay.call("GET", "/invoices")).status).toBe(404);
  });
});
