// Invoices and credit notes: made with the money they are about, frozen, numbered without gaps; nothing of it while off.

import { numberOf } from "@store/contract/gst/invoice-number";
import { offer } from "@store/contract/offer/offer";
import type { GstSettings } from "@store/contract/offer/settings";
import { deleteCustomer } from "@store/core/customers/delete-customer";
import { numberInvoices } from "@store/core/invoices/number-invoices";
import { readInvoices } from "@store/core/invoices/read-invoices";
import { sweepInvoices } from "@store/core/invoices/sweep-invoices";
import { createPaymentOrder } from "@store/core/orders/checkout/create-payment-order";
import { refundByHand } from "@store/core/orders/payments/refund-by-hand";
import { giveAsGift } from "@store/core/orders/settlement/give-as-gift";
import { overrideOrder } from "@store/core/orders/settlement/override-order";
import { settle } from "@store/core/orders/settlement/settle";
import { hours, minutes } from "@store/core/platform/time";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import {
  as,
  askStatus,
  newBuyer,
  newCoupon,
  newMember,
  pay,
  paymentInput,
  place,
  theOrder,
} from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { atOnce, failures, withRandomDelays } from "../support/concurrency.ts";
import { deliver } from "../support/deliver.ts";
import { expectIdle } from "../support/idle.ts";
import { configureShop } from "../support/settings.ts";
import { stripe } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

afterEach(() => expectIdle());

const regular: GstSettings = { ...offer.gst, mode: "regular", gstin: "27AAACF1234E1Z7", state: "27" };
const karnataka = { country: "IN", state: "29" };
const maharashtra = { country: "IN", state: "27" };
const firm = {
  ...karnataka,
  gstin: "29AAACF1234E1Z3",
  business: "Rao & Sons",
  address: "1 MG Road, Bengaluru",
};

beforeAll(() => {
  vi.setSystemTime("2026-11-22T12:00:00+05:30");
});

/** All papers of an order, by number; numbers what waits. */
async function invoicesOf(orderId: string) {
  return (await numberInvoices(orderId)).map((invoice) => ({ ...invoice, number: numberOf(invoice) }));
}

describe("a shop with tax papers off", () => {
  test("ignores the billing details that a buyer sends along", async () => {
    const plain = await newMember({ upsells: ["seo-checklist"] });
    const sent = await newMember({ upsells: ["seo-checklist"], billing: firm });
    const rowOf = async (orderId: string) => Object.keys(await theOrder(orderId)).sort();
    expect(await rowOf(sent.orderId)).toEqual(await rowOf(plain.orderId));
    const { order } = sent;
    expect(order.fingerprint.length).toBe(28);
    // The same basket with and without what nobody looks at is the same basket.
    const again = paymentInput(sent.buyer, { orderId: sent.orderId, upsells: ["seo-checklist"] });
    await expect(as(sent.buyer, () => createPaymentOrder(again))).rejects.toMatchObject({
      code: "order.already_paid",
    });
    expect(Object.keys(await askStatus(sent)).sort()).toEqual(Object.keys(await askStatus(plain)).sort());
    await refundByHand(plain.orderId, undefined, "admin");
    await expectIdle();
    const rows = await readTable();
    expect([rows.invoice, rows.dueInvoice, rows.series]).toEqual([[], [], []]);
    expect(rows.ledger.filter(({ tax }) => tax !== undefined)).toEqual([]);
  });
});

describe("a registered seller", () => {
  const open = (changes: Partial<GstSettings> = {}) => configureShop({ gst: { ...regular, ...changes } });

  test("takes no order without a state", async () => {
    open();
    const buyer = await newBuyer();
    await expect(place(buyer)).rejects.toMatchObject({ code: "input.invalid", fields: ["billing"] });
    const placed = await place(buyer, { billing: karnataka });
    const moved = { ...placed.input, billing: maharashtra };
    await expect(as(buyer, () => createPaymentOrder(moved))).rejects.toMatchObject({
      code: "order.conflict",
    });
  });

  test("charges the tax of the buyer's place in the same price", async () => {
    open();
    const across = await newMember({ billing: karnataka });
    const within = await newMember({ billing: maharashtra });
    const business = await newMember({ billing: firm });
    const abroad = await newMember({ billing: { country: "US", address: "12 Elm Street" } });
    const all = [across, within, business, abroad];
    const invoices = (await Promise.all(all.map(({ orderId }) => invoicesOf(orderId)))).flat();
    expect(
      invoices.map(({ facts }) => [facts.place, facts.total, facts.cgst, facts.sgst, facts.igst]),
    ).toEqual([
      ["29", 99900, 0, 0, 15239],
      ["27", 99900, 7619, 7619, 0],
      ["29", 99900, 0, 0, 15239],
      ["96", 99900, 0, 0, 15239],
    ]);
    expect(invoices[2]?.facts.buyer.billing).toEqual(firm);
    // Abroad with a number of the Indian network: a person should look.
    expect(invoices[3]?.facts.export).toBe("doubt");
    expect(invoices[0]?.facts).toMatchObject({
      kind: "invoice",
      rate: 18,
      seller: { name: offer.legalName, gstin: regular.gstin, state: "27" },
      lines: [{ item: "bundle", code: "998439", net: 99900, taxable: 84661, igst: 15239 }],
      keepUntil: expect.stringMatching(/^20\d\d-12-31$/),
    });
    const ledger = (await readTable()).ledger.filter(({ kind }) => kind === "sale");
    expect(ledger.map(({ tax }) => tax).sort()).toEqual([15238, 15239, 15239, 15239]);
  });

  test("keeps what an invoice says, whatever becomes of shop, order and customer", async () => {
    open();
    const { orderId, order } = await newMember({ billing: firm });
    const [before] = await invoicesOf(orderId);
    configureShop({ gst: { ...regular, rate: 28, gstin: "27AAPFU0939F1ZV" } });
    await refundByHand(orderId, undefined, "admin");
    await deleteCustomer(order.customerId, "admin");
    const [after, note] = await invoicesOf(orderId);
    expect(after).toEqual(before);
    expect(note?.facts).toMatchObject({
      kind: "credit-note",
      rate: 18,
      seller: before?.facts.seller,
      igst: 15239,
    });
    expect(note?.against).toEqual({ number: before?.number, day: before?.facts.day });
  });

  test("gives credit notes of part refunds that add up to the invoice", async () => {
    open();
    const discount = await newCoupon(20);
    const { orderId } = await newMember({
      upsells: ["ad-templates", "seo-checklist", "agency-license"],
      discount,
      billing: maharashtra,
    });
    await refundByHand(orderId, ["ad-templates"], "admin");
    await refundByHand(orderId, undefined, "admin");
    const [invoice, first, second] = await invoicesOf(orderId);
    expect(invoice?.facts).toMatchObject({ total: 631700, taxable: 535338, cgst: 48181, sgst: 48181 });
    expect(invoice?.facts.lines.map(({ net }) => net)).toEqual([79900, 47900, 23900, 480000]);
    expect(first?.facts).toMatchObject({ total: 47900, taxable: 40594, cgst: 3653, sgst: 3653 });
    expect(first?.facts.lines.map(({ item }) => item)).toEqual(["ad-templates"]);
    expect(second?.facts).toMatchObject({ total: 583800, taxable: 494744, cgst: 44528, sgst: 44528 });
  });

  test("invoices a sale again when its refund fails after the credit note", async () => {
    open();
    const { orderId, order } = await newMember({ billing: karnataka });
    await refundByHand(orderId, undefined, "admin");
    const [refund] = stripe.control.refunds(order.paymentId ?? "");
    stripe.control.settleRefund(refund?.id ?? "", "failed");
    await deliver(orderId);
    expect((await invoicesOf(orderId)).map(({ facts }) => facts.kind)).toEqual([
      "invoice",
      "credit-note",
      "invoice",
    ]);
    const other = await newMember({ billing: karnataka });
    await overrideOrder(other.orderId, "failed", "admin");
    expect((await invoicesOf(other.orderId)).map(({ facts }) => facts.kind)).toEqual([
      "invoice",
      "credit-note",
    ]);
  });

  test("gives no invoice for a free order or a gift", async () => {
    open();
    const discount = await newCoupon(100);
    const buyer = await newBuyer();
    const free = await place(buyer, { discount, billing: karnataka });
    await giveAsGift(buyer.customerId, "seo-checklist", "admin");
    expect(await invoicesOf(free.orderId)).toEqual([]);
  });

  test("invoices a late-found payment in the month of the payment", async () => {
    open();
    const { orderId, sessionId } = await place(await newBuyer(), { billing: karnataka });
    stripe.control.pay(sessionId);
    travel(hours(73));
    await settle(orderId);
    const [invoice] = await invoicesOf(orderId);
    expect(invoice?.facts.day).toBe(invoice?.facts.bookedDay);
  });

  test("gives each paper one number with many workers at once", async () => {
    open();
    const members: { orderId: string }[] = [];
    for (let index = 0; index < 6; index++) members.push(await newMember({ billing: karnataka }));
    const results = await withRandomDelays(3, () =>
      atOnce(18, (index) => numberInvoices(members[index % 6]?.orderId ?? "")),
    );
    expect(failures(results)).toEqual([]);
    const { invoice } = await readTable();
    expect(invoice.map(numberOf).sort()).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => `FW/2627/00000${number}`),
    );
  });

  test("finds each missing paper once by the schedule", async () => {
    open();
    const { orderId } = await newMember({ billing: karnataka });
    expect(await sweepInvoices()).toEqual({ found: 1 });
    expect(await sweepInvoices()).toEqual({ found: 0 });
    expect((await readInvoices(orderId)).due).toEqual([]);
  });
});

test("an unregistered seller gives receipts that name no tax", async () => {
  configureShop({ gst: { ...regular, mode: "unregistered", gstin: undefined } });
  const placed = await place(await newBuyer());
  const order = await pay(placed);
  expect(order.billing).toBeUndefined();
  await refundByHand(placed.orderId, undefined, "admin");
  const invoices = await invoicesOf(placed.orderId);
  expect(
    invoices.map(({ facts, number }) => [facts.kind, facts.total, facts.taxable, facts.rate, number]),
  ).toEqual([
    ["receipt", 99900, 99900, 0, expect.stringMatching(/^FW/)],
    ["refund-receipt", 99900, 99900, 0, expect.stringMatching(/^FC/)],
  ]);
  expect(invoices[0]?.facts.seller.gstin).toBeUndefined();
});

// The last of all: the clock does not go back.
test("31 March 23:59:59 and 1 April 00:00:00 in India fall into two financial years", async () => {
  configureShop({ gst: regular });
  const turn = Date.parse("2027-04-01T00:00:00+05:30");
  vi.setSystemTime(turn - minutes(10));
  const last = await place(await newBuyer(), { billing: karnataka });
  const first = await place(await newBuyer(), { billing: karnataka });
  vi.setSystemTime(turn - 1000);
  stripe.control.pay(last.sessionId);
  vi.setSystemTime(turn);
  stripe.control.pay(first.sessionId);
  // Learned of later, both of them.
  travel(minutes(2));
  for (const { orderId } of [last, first]) await settle(orderId);
  const invoices = [...(await invoicesOf(last.orderId)), ...(await invoicesOf(first.orderId))];
  expect(invoices.map(({ number, facts }) => [number, facts.day, facts.bookedDay, facts.keepUntil])).toEqual([
    ["FW/2627/000001", "2027-03-31", "2027-04-01", "2033-12-31"],
    ["FW/2728/000001", "2027-04-01", "2027-04-01", "2034-12-31"],
  ]);
});
