// Two things at once about one account, each pair in its worst moment: races.test.ts has those about one order.
import { setBlocked } from "@store/core/customers/block-customer";
import { changeProfile } from "@store/core/customers/change-profile";
import { CustomerEntity, readCustomer } from "@store/core/customers/customer.entity";
import { overrideOrder } from "@store/core/orders/settlement/override-order";
import { settle } from "@store/core/orders/settlement/settle";
import { afterEach, describe, expect, test } from "vitest";
import { alarmsAbout } from "../support/alarms.ts";
import { type Buyer, newBuyer, newMember, pay, place, theOrder } from "../support/buyers.ts";
import { deliver } from "../support/deliver.ts";
import { expectIdle } from "../support/idle.ts";
import { interleave } from "../support/interleave.ts";
import { stripe } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

afterEach(() => expectIdle());

const transaction = "TransactWriteItems";
const customerRow = async (id: string) =>
  (await readTable()).customer.find(({ customerId }) => customerId === id);

describe("an account that changes meanwhile", () => {
  test("flags a payment whose products another order brought meanwhile", async () => {
    const { buyer } = await newMember();
    const [one, two] = [
      await place(await newBuyer({ email: buyer.email }), { upsells: ["seo-checklist"] }),
      await place(await newBuyer({ email: buyer.email }), { upsells: ["seo-checklist"] }),
    ];
    for (const { sessionId } of [one, two]) stripe.control.pay(sessionId);
    interleave(transaction, `CUSTOMER#${buyer.customerId}`, () => settle(two.orderId));
    await settle(one.orderId);
    expect((await theOrder(one.orderId)).duplicate).toBe(true);
    expect((await theOrder(two.orderId)).duplicate).toBeUndefined();
  });

  test("flags no payment whose products were refunded meanwhile", async () => {
    const { buyer, orderId, order } = await newMember();
    const second = await place(await newBuyer({ email: buyer.email }));
    stripe.control.pay(second.sessionId);
    interleave(transaction, `CUSTOMER#${buyer.customerId}`, async () => {
      stripe.control.refund(order.paymentId ?? "");
      await settle(orderId);
    });
    await settle(second.orderId);
    expect((await theOrder(second.orderId)).duplicate).toBeUndefined();
  });

  test("counts its customer as paid when another order joined before a refund", async () => {
    const { buyer, orderId, order } = await newMember();
    const second = await place(await newBuyer({ email: buyer.email }), { upsells: ["seo-checklist"] });
    stripe.control.pay(second.sessionId);
    stripe.control.refund(order.paymentId ?? "");
    interleave(transaction, `ORDER#${orderId}`, () => settle(second.orderId));
    await settle(orderId);
    expect((await customerRow(buyer.customerId))?.hasPaid).toBe(true);
  });

  test("keeps its block when an order is sent back", async () => {
    const { buyer, orderId, order } = await newMember();
    stripe.control.refund(order.paymentId ?? "");
    interleave(transaction, `ORDER#${orderId}`, () => setBlocked(buyer.customerId, true, "admin"));
    await settle(orderId);
    expect(await customerRow(buyer.customerId)).toMatchObject({ banned: true, hasPaid: false, epoch: 2 });
  });

  test("is blocked when its customer has just become a member", async () => {
    const placed = await place(await newBuyer());
    stripe.control.pay(placed.sessionId);
    interleave(transaction, `CUSTOMER#${placed.buyer.customerId}`, () => settle(placed.orderId));
    await setBlocked(placed.buyer.customerId, true, "admin");
    expect(await customerRow(placed.buyer.customerId)).toMatchObject({
      banned: true,
      epoch: 1,
      state: "member",
    });
  });

  test("has its customer merged once by two orders that join it", async () => {
    const member = await newMember();
    const buyer = await newBuyer({ email: member.buyer.email });
    const first = await place(buyer);
    const second = await place(buyer, { upsells: ["seo-checklist"] });
    stripe.control.pay(second.sessionId);
    interleave(transaction, `CUSTOMER#${member.buyer.customerId}`, () =>
      overrideOrder(first.orderId, "completed", "admin"),
    );
    await settle(second.orderId);
  });

  test("is made by one order of a new customer and joined by the other", async () => {
    const buyer = await newBuyer();
    const first = await place(buyer);
    const second = await place(buyer, { upsells: ["seo-checklist"] });
    stripe.control.pay(second.sessionId);
    interleave(transaction, `ORDER#${second.orderId}`, () =>
      overrideOrder(first.orderId, "completed", "admin"),
    );
    await settle(second.orderId);
    expect(await theOrder(second.orderId)).toMatchObject({ joined: true, customerId: buyer.customerId });
  });
});

describe("a login that an admin moved to another address", () => {
  const moveLogin = (buyer: Buyer) =>
    changeProfile(
      buyer.customerId,
      { email: `moved.${buyer.email}`, phone: buyer.phone, fullName: buyer.name },
      "admin",
    );

  test("leaves the new owner of the old address untouched by a block", async () => {
    const { buyer } = await newMember();
    let newcomer = "";
    interleave(transaction, `CUSTOMER#${buyer.customerId}`, async () => {
      await moveLogin(buyer);
      newcomer = (await newMember({}, { email: buyer.email })).order.customerId;
    });
    await setBlocked(buyer.customerId, true, "admin");
    expect(await customerRow(buyer.customerId)).toMatchObject({ banned: true });
    expect(await customerRow(newcomer)).toMatchObject({ banned: false, epoch: 0 });
  });

  test("keeps a later order of a merged customer from making a second account", async () => {
    const member = await newMember();
    const buyer = await newBuyer({ email: member.buyer.email });
    await pay(await place(buyer));
    await moveLogin(member.buyer);
    // The checkout's current order was paid: an admin ends it, so that the same checkout can go on.
    const [joined] = (await readTable()).checkout.filter(({ orderId }) => orderId !== member.orderId);
    await overrideOrder(joined?.orderId ?? "", "failed", "admin");
    const later = await pay(await place(buyer, { upsells: ["seo-checklist"] }));
    expect(later).toMatchObject({ status: "failed", review: "no account to join" });
    expect(alarmsAbout(later.orderId)).toMatchObject([{ reason: "no account to join" }]);
    expect(await customerRow(buyer.customerId)).toMatchObject({ state: "merged" });
  });
});

test("a dispute that is won after the customer was deleted brings nothing back", async () => {
  const { orderId, order, buyer } = await newMember();
  stripe.control.dispute(order.paymentId ?? "");
  stripe.control.closeDispute(order.paymentId ?? "", "lost");
  await deliver(orderId);
  const row = await readCustomer(buyer.customerId);
  if (row) await CustomerEntity.put({ ...row, state: "deleted" }).go();
  const { data } = stripe.control.events().find(({ type }) => type === "charge.dispute.closed") ?? {};
  stripe.control.tamper(String(data && "charge" in data.object && data.object.charge), { disputed: false });
  stripe.control.dispute(order.paymentId ?? "");
  stripe.control.closeDispute(order.paymentId ?? "", "won");
  await settle(orderId).catch(() => {});
  expect((await theOrder(orderId)).status).toBe("refunded");
  expect(await customerRow(buyer.customerId)).toMatchObject({ state: "deleted", hasPaid: false });
  if (row) await CustomerEntity.put(row).go();
});
