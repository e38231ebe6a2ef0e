// A row that somebody else changes between a look and the write that followed from it: the write is judged anew.

import { changeProfile } from "@store/core/customers/change-profile";
import { deleteCustomer } from "@store/core/customers/delete-customer";
import { refundByHand } from "@store/core/orders/payments/refund-by-hand";
import { overrideOrder } from "@store/core/orders/settlement/override-order";
import {
  addressHasOrdered,
  addressIsReminded,
  readCartAddress,
} from "@store/core/outbox/cart-address.entity";
import { emailHash } from "@store/core/platform/address-hash";
import { ifUnchanged } from "@store/core/platform/conditions";
import { minutes } from "@store/core/platform/time";
import { scrubCustomer } from "@store/core/privacy/scrub";
import { expect, test } from "vitest";
import { newBuyer, newMember, pay, place, theOrder, unique } from "../support/buyers.ts";
import { leave, newVisitor, remind, theCart, visitorWhoLeft } from "../support/carts.ts";
import { travel } from "../support/clock.ts";
import { deliver } from "../support/deliver.ts";
import { interleave, interleaveSecond } from "../support/interleave.ts";
import { expectSettled, expectSound } from "../support/invariants.ts";
import { sweep } from "../support/mail-worker.ts";
import { stripe } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

const at = Date.now();

const customerOf = async (customerId: string) =>
  (await readTable()).customer.find((row) => row.customerId === customerId);

/** An admin gives a customer another name, and another address if it is said. */
async function renamed(customerId: string, fullName: string, address?: string): Promise<void> {
  const { email = "", phone = "" } = (await customerOf(customerId)) ?? {};
  await changeProfile(customerId, { email: address ?? email, phone, fullName }, "admin");
}

test("a cart recorded under a new address just as it is dropped stays due", async () => {
  const visitor = await visitorWhoLeft();
  await place(await newBuyer({ email: visitor.email }));
  travel(minutes(5) + 1);
  const other = { ...visitor, email: newVisitor().email };
  interleave("UpdateItem", `CART#${visitor.checkoutId}`, () => leave(other));
  await remind();
  expect(await theCart(visitor)).toMatchObject({ email: other.email, dueAt: expect.any(Number) });
});

test("a reminder is dropped if the address gets another series or order meanwhile", async () => {
  const address = `${unique()}@example.in`;
  const hash = emailHash(address);
  const series = { checkoutId: "one", seriesAt: at };
  const remindedAs = (read: Awaited<ReturnType<typeof readCartAddress>>, checkoutId: string) =>
    ifUnchanged(addressIsReminded(hash, read, { ...series, checkoutId }, at));
  const unknown = await readCartAddress(address);
  await addressHasOrdered(hash, "ORDER_1", at).go();
  expect(await remindedAs(unknown, "one")).toBe(false);

  const ordered = await readCartAddress(address);
  expect(await remindedAs(ordered, "one")).toBe(true);
  expect(await remindedAs(ordered, "two")).toBe(false);
  expect(await readCartAddress(address)).toMatchObject({ checkoutId: "one", orderId: "ORDER_1" });

  const both = await readCartAddress(address);
  await addressHasOrdered(hash, "ORDER_2", at).go();
  expect(await remindedAs(both, "two")).toBe(false);
});

test("a reminder is dropped if an address with a former series orders meanwhile", async () => {
  const address = `${unique()}@example.in`;
  const hash = emailHash(address);
  expect(await ifUnchanged(addressIsReminded(hash, null, { checkoutId: "one", seriesAt: at }, at))).toBe(
    true,
  );
  const reminded = await readCartAddress(address);
  await addressHasOrdered(hash, "ORDER_1", at).go();
  expect(await ifUnchanged(addressIsReminded(hash, reminded, { checkoutId: "two", seriesAt: at }, at))).toBe(
    false,
  );
  expect(await readCartAddress(address)).toMatchObject({ checkoutId: "one" });
});

test("a member renamed just as an erasure scrubs the row is not found by the new name", async () => {
  const { order } = await newMember();
  interleave("TransactWriteItems", `CUSTOMER#${order.customerId}`, () =>
    renamed(order.customerId, "Leela Menon", `moved.${unique()}@example.in`),
  );
  await scrubCustomer(order.customerId);
  const { search, customer } = await readTable();
  expect(customer.find(({ customerId }) => customerId === order.customerId)).toMatchObject({
    state: "deleted",
    phone: "",
  });
  expect(search.filter(({ kind, id }) => kind === "customer" && id === order.customerId)).toEqual([]);
});

test("a customer renamed just as an admin deletes the row is found by no name", async () => {
  const { customerId } = (await newMember()).order;
  interleave("TransactWriteItems", `CUSTOMER#${customerId}`, () => renamed(customerId, "Leela Menon"));
  await deleteCustomer(customerId, "admin");
  const { search, customer } = await readTable();
  expect(customer.find((row) => row.customerId === customerId)).toMatchObject({
    state: "deleted",
    name: "Leela Menon",
  });
  expect(search.filter(({ kind, id }) => kind === "customer" && id === customerId)).toEqual([]);
});

test("a buyer renamed just as the payment comes in is found by the order's name", async () => {
  const buyer = await newBuyer();
  const placed = await place(buyer);
  interleave("TransactWriteItems", `CUSTOMER#${buyer.customerId}`, () =>
    renamed(buyer.customerId, "Leela Menon"),
  );
  await pay(placed);
  expect(await customerOf(buyer.customerId)).toMatchObject({ state: "member", name: buyer.name });
  await expectSound();
});

test("a buyer renamed again just as the payment comes in is found by the order's name", async () => {
  const buyer = await newBuyer();
  const placed = await place(buyer);
  await renamed(buyer.customerId, "Leela Menon");
  travel(1);
  interleaveSecond("TransactWriteItems", `CUSTOMER#${buyer.customerId}`, () =>
    renamed(buyer.customerId, "Mira Nair"),
  );
  await pay(placed);
  expect(await customerOf(buyer.customerId)).toMatchObject({ state: "member", name: buyer.name });
  await expectSound();
});

test("a sign-up deleted just as its order joins a member's account is uncounted once", async () => {
  const { buyer } = await newMember();
  const again = await newBuyer({ email: buyer.email });
  const placed = await place(again, { upsells: ["seo-checklist"] });
  // The first takes them for a new buyer.
  interleaveSecond("TransactWriteItems", `CUSTOMER#${again.customerId}`, () =>
    deleteCustomer(again.customerId, "admin"),
  );
  await pay(placed);
  expect(await customerOf(again.customerId)).toMatchObject({ state: "deleted" });
  await sweep();
  await expectSettled();
});

test("a member deleted just as an order is given again owns nothing", async () => {
  const { order } = await newMember();
  await overrideOrder(order.orderId, "failed", "admin");
  interleave("TransactWriteItems", `CUSTOMER#${order.customerId}`, () =>
    deleteCustomer(order.customerId, "admin"),
  );
  await overrideOrder(order.orderId, "completed", "admin").catch(() => undefined);
  const row = await customerOf(order.customerId);
  expect(row).toMatchObject({ state: "deleted", hasPaid: false });
  expect(Object.keys(row ?? {}).filter((name) => name.startsWith("grant"))).toEqual([]);
});

test("the second of two admins who rename a buyer at once is refused", async () => {
  const { customerId } = (await place(await newBuyer())).buyer;
  interleave("TransactWriteItems", `CUSTOMER#${customerId}`, () => renamed(customerId, "Mira Nair"));
  await expect(renamed(customerId, "Leela Menon")).rejects.toMatchObject({ code: "customer.changed" });
  expect(await customerOf(customerId)).toMatchObject({ name: "Mira Nair" });
});

test("a member deleted just as a refund fails at the bank owns nothing", async () => {
  const { order, orderId } = await newMember();
  const payment = order.paymentId ?? "";
  stripe.control.planRefunds("fails_later", payment);
  await refundByHand(orderId, undefined, "admin");
  await deliver(orderId);
  expect((await theOrder(orderId)).status).toBe("refunded");
  stripe.control.settleRefund(stripe.control.refunds(payment)[0]?.id ?? "", "failed");
  interleave("TransactWriteItems", `CUSTOMER#${order.customerId}`, () =>
    deleteCustomer(order.customerId, "admin"),
  );
  await deliver(orderId);
  expect(await customerOf(order.customerId)).toMatchObject({ state: "deleted", hasPaid: false });
  await sweep();
  await expectSound();
});

test("a buyer whom an admin has deleted places no further order", async () => {
  const { buyer, orderId } = await place(await newBuyer());
  await deleteCustomer(buyer.customerId, "admin");
  await expect(place(buyer)).rejects.toMatchObject({ code: "order.details_changed" });
  expect((await readTable()).order.map((order) => order.orderId)).toEqual([orderId]);
  await expectSound();
});
