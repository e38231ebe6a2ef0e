// Two things at once about one account, each pair in its worst moment: races.test.ts has those about one order.
import { setBlocked } from "@store/core/customers/block-customer";
import { changeProfile } from "@store/core/customers/change-profile";
import { CustomerEntity, readCustomer } from "@store/core/customers/customer.entity";
import { overrideOrder } from "@store/core/orders/settlement/override-order";
import { settle } from "@store/core/orders/settlement/settle";
import { describe, expect, test } from "vitest";
import { alarmsAbout } from "../support/alarms.ts";
import { type Buyer, newBuyer, newMember, pay, place, theOrder } from "../support/buyers.ts";
import { deliver } from "../support/deliver.ts";
import { expectIdle } from "../support/idle.ts";
import { interleave } from "../support/interleave.ts";
import { expectSound } from "../support/invariants.ts";
import { stripe } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

const transaction = "TransactWriteItems";
const customerRow = async (id: string) =>
  (await readTable()).customer.find(({ customerId }) => customerId === id);

describe("an account changes just before", () => {
  test("a second order joins it: what was missing is there, so the payment is flagged", async () => {
    const { buyer } = await newMember();
    const [one, two] = [
      await place(await newBuyer({ email: buyer.email }), { upsells: ["seo-checklist"] }),
      await place(await newBuyer({ email: buyer.email }), { upsells: ["seo-checklist"] }),
    ];
    for (const { sessionId } of [one, two]) stripe.control.pay(sessionId);
    const race = interleave(transaction, `CUSTOMER#${buyer.customerId}`, () => settle(two.orderId));
    await settle(one.orderId);
    expect(race.ran()).toBe(true);
    expect((await theOrder(one.orderId)).duplicate).toBe(true);
    expect((await theOrder(two.orderId)).duplicate).toBeUndefined();
    await expectIdle();
  });

  test("a second order joins it: what was there is sent back, so the payment is not flagged", async () => {
    const { buyer, orderId, order } = await newMember();
    const second = await place(await newBuyer({ email: buyer.email }));
    stripe.control.pay(second.sessionId);
    const race = interleave(transaction, `CUSTOMER#${buyer.customerId}`, async () => {
      stripe.control.refund(order.paymentId ?? "");
      await settle(orderId);
    });
    await settle(second.orderId);
    expect(race.ran()).toBe(true);
    expect((await theOrder(second.orderId)).duplicate).toBeUndefined();
    await expectIdle();
  });

  test("an order is sent back: another has joined, so somebody still has paid", async () => {
    const { buyer, orderId, order } = await newMember();
    const second = await place(await newBuyer({ email: buyer.email }), { upsells: ["seo-checklist"] });
    stripe.control.pay(second.sessionId);
    stripe.control.refund(order.paymentId ?? "");
    const race = interleave(transaction, `ORDER#${orderId}`, () => settle(second.orderId));
    await settle(orderId);
    expect(race.ran()).toBe(true);
    expect((await customerRow(buyer.customerId))?.hasPaid).toBe(true);
    await expectIdle();
  });

  test("an order is sent back: the customer is blocked", async () => {
    const { buyer, orderId, order } = await newMember();
    stripe.control.refund(order.paymentId ?? "");
    interleave(transaction, `ORDER#${orderId}`, () => setBlocked(buyer.customerId, true, "admin"));
    await settle(orderId);
    expect(await customerRow(buyer.customerId)).toMatchObject({ banned: true, hasPaid: false, epoch: 2 });
    await expectIdle();
  });

  test("a customer is blocked: has just become a member", async () => {
    const placed = await place(await newBuyer());
    stripe.control.pay(placed.sessionId);
    const race = interleave(transaction, `CUSTOMER#${placed.buyer.customerId}`, () => settle(placed.orderId));
    await setBlocked(placed.buyer.customerId, true, "admin");
    expect(race.ran()).toBe(true);
    expect(await customerRow(placed.buyer.customerId)).toMatchObject({
      banned: true,
      epoch: 1,
      state: "member",
    });
    await expectIdle();
  });

  test("two orders of one customer join an account: the customer is merged once", async () => {
    const member = await newMember();
    const buyer = await newBuyer({ email: member.buyer.email });
    const first = await place(buyer);
    const second = await place(buyer, { upsells: ["seo-checklist"] });
    stripe.control.pay(second.sessionId);
    const race = interleave(transaction, `CUSTOMER#${member.buyer.customerId}`, () =>
      overrideOrder(first.orderId, "completed", "admin"),
    );
    await settle(second.orderId);
    expect(race.ran()).toBe(true);
    await expectIdle();
  });

  test("two orders of one new customer complete: one makes the account, the other joins it", async () => {
    const buyer = await newBuyer();
    const first = await place(buyer);
    const second = await place(buyer, { upsells: ["seo-checklist"] });
    stripe.control.pay(second.sessionId);
    const race = interleave(transaction, `ORDER#${second.orderId}`, () =>
      overrideOrder(first.orderId, "completed", "admin"),
    );
    await settle(second.orderId);
    expect(race.ran()).toBe(true);
    expect(await theOrder(second.orderId)).toMatchObject({ joined: true, customerId: buyer.customerId });
    await expectIdle();
  });
});

describe("after an admin moved a login to another address", () => {
  const moveLogin = (buyer: Buyer) =>
    changeProfile(
      buyer.customerId,
      { email: `moved.${buyer.email}`, phone: buyer.phone, fullName: buyer.name },
      "admin",
    );

  test("a block that had read the old address leaves whoever has that address now alone", async () => {
    const { buyer } = await newMember();
    let newcomer = "";
    const race = interleave(transaction, `CUSTOMER#${buyer.customerId}`, async () => {
      await moveLogin(buyer);
      newcomer = (await newMember({}, { email: buyer.email })).order.customerId;
    });
    await setBlocked(buyer.customerId, true, "admin");
    expect(race.ran()).toBe(true);
    expect(await customerRow(buyer.customerId)).toMatchObject({ banned: true });
    expect(await customerRow(newcomer)).toMatchObject({ banned: false, epoch: 0 });
    await expectSound();
  });

  test("a customer who was merged into it makes no second account by a later order", async () => {
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
    await expectSound();
  });
});

test("a dispute is won after the customer was deleted: nothing comes back to life", async () => {
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
});
