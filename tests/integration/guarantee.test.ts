// The guarantee as a button: until its last second in India, once for each person and product, and the money back once beside
// whatever else happens to it.
import { guaranteeUntil } from "@store/contract/guarantee";
import { offer, setOffer } from "@store/contract/offer/offer";
import { changeOwnPassword } from "@store/core/customers/change-own-password";
import { adminOrders } from "@store/core/orders/admin/admin-orders";
import { claimGuarantee } from "@store/core/orders/payments/claim-guarantee";
import { refundByHand } from "@store/core/orders/payments/refund-by-hand";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openAccount } from "../support/account.ts";
import { acting, setUp } from "../support/admin.ts";
import { as, newBuyer, newMember, pay, place, refundStates, theOrder } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { deliver } from "../support/deliver.ts";
import { expectIdle } from "../support/idle.ts";
import { expectSound } from "../support/invariants.ts";
import { logIn, memberWithPassword } from "../support/logins.ts";
import { sweep } from "../support/mail-worker.ts";
import { erase, newSomeone, rowsThatTell } from "../support/privacy.ts";
import { refused } from "../support/refused.ts";
import { ses, stripe } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

const asFirst = offer;
const answeredBy = (guaranteeButton: "off" | "ask" | "auto") => setOffer({ ...asFirst, guaranteeButton });
beforeEach(() => answeredBy("auto"));
afterEach(() => setOffer(asFirst));

/** A buyer who is logged in. */
async function buyer(details: Parameters<typeof memberWithPassword>[0] = {}) {
  const member = await memberWithPassword(details);
  const { sessionToken } = await logIn(member.order.email, member.password);
  const press = () => claimGuarantee({ sessionToken, orderId: member.orderId, reason: "not-expected" });
  return { ...member, sessionToken, press };
}

describe("an owner who lets the money go back by itself", () => {
  test("sends all of it back on a press, and what was bought closes", async () => {
    const { orderId, sessionToken, press, order } = await buyer({ upsells: ["seo-checklist"] });
    const { orders } = await openAccount({ sessionToken });
    expect(orders[0]?.guarantee).toEqual({
      until: guaranteeUntil(order.paidAt ?? 0),
      amount: 1298,
      closes: ["Complete Funnel Bundle", "SEO Checklist"],
      asks: false,
    });
    expect(await press()).toEqual({ outcome: "sent", amount: 1298 });
    await deliver(orderId);
    expect(await theOrder(orderId)).toMatchObject({ status: "refunded", refundedAmount: 1298 });
    await expect(openAccount({ sessionToken })).rejects.toEqual(refused("session.invalid"));
    await expectIdle();
  });

  test("sends it back once for ten presses at once, beside an admin and the webhooks", async () => {
    const { orderId, press } = await buyer();
    const presses = Array.from({ length: 10 }, () => press());
    const admins = [refundByHand(orderId, undefined, "admin"), refundByHand(orderId, undefined, "other")];
    await Promise.allSettled([...presses, ...admins, deliver(orderId)]);
    await deliver(orderId);
    expect(await theOrder(orderId)).toMatchObject({ status: "refunded", refundedAmount: 999 });
    expect(await refundStates(orderId)).toEqual(["done"]);
    await expectIdle();
  });

  test("sends nothing back while a bank decides about the payment", async () => {
    const { orderId, press, order } = await buyer();
    stripe.control.dispute(order.paymentId ?? "");
    await deliver(orderId);
    await expect(press()).rejects.toEqual(refused("guarantee.disputed"));
    stripe.control.closeDispute(order.paymentId ?? "", "won");
    await deliver(orderId);
    expect(await press()).toMatchObject({ outcome: "sent" });
    await expectSound();
  });

  test("takes a press in the last second of the thirtieth day in India, and none in the next", async () => {
    for (const [past, outcome] of [
      [0, "sent"],
      [1, "over"],
    ] as const) {
      const { order, email, password } = await memberWithPassword().then((member) => ({
        ...member,
        email: member.order.email,
      }));
      const until = guaranteeUntil(order.paidAt ?? 0);
      vi.setSystemTime(until + past);
      const { sessionToken } = await logIn(email, password);
      const pressed = claimGuarantee({ sessionToken, orderId: order.orderId });
      if (outcome === "sent") expect(await pressed).toMatchObject({ outcome });
      else await expect(pressed).rejects.toEqual(refused("guarantee.over"));
      const { orders } = await openAccount({ sessionToken }).catch(() => ({
        orders: [],
      }));
      expect(orders[0]?.guarantee).toBeUndefined();
    }
  });

  test("holds once for a person and a product, also after an erasure", async () => {
    const someone = newSomeone();
    const { press, orderId } = await buyer({ email: someone.email });
    await press();
    await deliver(orderId);
    const again = await newMember({}, { email: someone.email });
    await sweep();
    const mails = ses.mails().filter(({ to }) => to === someone.email);
    const { password } = JSON.parse(mails[0]?.text ?? "{}") as { password: string };
    const { sessionToken } = await logIn(someone.email, password);
    const second = () => claimGuarantee({ sessionToken, orderId: again.orderId });
    await expect(second()).rejects.toEqual(refused("guarantee.used"));
    await refundByHand(again.orderId, undefined, "admin");
    await deliver(again.orderId);
    await erase(someone);
    expect(await rowsThatTell(someone)).toEqual([]);
    const third = await memberWithPassword({ email: someone.email });
    const { sessionToken: last } = await logIn(someone.email, third.password);
    await expect(claimGuarantee({ sessionToken: last, orderId: third.orderId })).rejects.toEqual(
      refused("guarantee.used"),
    );
    await expectSound();
  });
});

describe("an owner who is asked", () => {
  beforeEach(() => answeredBy("ask"));

  test("gets one notice for two presses, with the reason, and refunds the order", async () => {
    const { press, orderId, sessionToken } = await buyer();
    expect(await Promise.all([press(), press()])).toEqual([
      ...[
        { outcome: "asked", amount: 999 },
        { outcome: "asked", amount: 999 },
      ],
    ]);
    expect(await press()).toEqual({ outcome: "asked", amount: 999 });
    const { orders } = await openAccount({ sessionToken });
    expect(orders[0]).toMatchObject({ state: "completed", claimedAt: expect.any(Number) });
    expect(orders[0]?.guarantee).toBeUndefined();
    const { notice } = await readTable();
    expect(notice).toEqual([
      expect.objectContaining({
        ...{ kind: "guarantee", orderId, paise: 99_900, why: "It is not what I expected" },
      }),
    ]);
    await refundByHand(orderId, undefined, "admin");
    await deliver(orderId);
    expect(await theOrder(orderId)).toMatchObject({ status: "refunded" });
    await expectSound();
  });
});

test("a press that is repeated asks the payment company once in three seconds", async () => {
  answeredBy("ask");
  const { press, sessionId } = await buyer();
  await press();
  const asked = () =>
    stripe.control.requests().filter(({ path }) => path === `/v1/checkout/sessions/${sessionId}`).length;
  const before = asked();
  for (let time = 0; time < 20; time++) expect(await press()).toEqual({ outcome: "asked", amount: 999 });
  expect(asked() - before).toBe(1);
  travel(3000);
  await press();
  expect(asked() - before).toBe(2);
});

test("an owner without the button answers that a person does it, and shows none", async () => {
  const { press, sessionToken } = await buyer();
  answeredBy("off");
  expect((await openAccount({ sessionToken })).orders[0]?.guarantee).toBeUndefined();
  await expect(press()).rejects.toEqual(refused("guarantee.off"));
  setOffer({ ...asFirst, guaranteeButton: "auto", refundReading: "strict" });
  await expect(press()).rejects.toEqual(refused("guarantee.off"));
});

test("nobody presses by a session that another password has ended, or by the token of a checkout", async () => {
  const { press, password, orderId, order, buyer: visitor } = await buyer();
  const { sessionToken } = await logIn(order.email, password);
  await as(visitor, () =>
    changeOwnPassword({ sessionToken, current: password, password: "kettle-anvil-marigold" }),
  );
  await expect(press()).rejects.toEqual(refused("session.invalid"));
  await expect(claimGuarantee({ sessionToken: visitor.checkoutToken, orderId })).rejects.toEqual(
    refused("session.invalid"),
  );
  expect(await refundStates(orderId)).toEqual([]);
});

test("nobody presses for the order of another account", async () => {
  const { sessionToken } = await buyer();
  const other = await newMember();
  await expect(claimGuarantee({ sessionToken, orderId: other.orderId })).rejects.toEqual(
    refused("order.not_found"),
  );
});

test("an admin sees what was asked back in a month, product by product, and why", async () => {
  const admin = await setUp();
  const { press } = await buyer({ upsells: ["seo-checklist"] });
  await press();
  await pay(await place(await newBuyer()));
  const month = new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 7);
  const report = await acting(admin, () => adminOrders.guarantee({ month }));
  expect(report).toEqual({
    mode: "auto",
    products: expect.arrayContaining([
      { product: "bundle", sold: 2, claims: 1, reasons: [{ reason: "not-expected", count: 1 }] },
      { product: "seo-checklist", sold: 1, claims: 1, reasons: [{ reason: "not-expected", count: 1 }] },
    ]),
  });
});
