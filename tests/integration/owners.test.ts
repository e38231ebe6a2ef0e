// Owners of something: a buyer who is logged in buys the rest at its own price, and the order is the account's.

import { dayInIndia } from "@store/contract/format";
import { isOwned, priceBasket } from "@store/contract/price-basket";
import { upsellIds } from "@store/contract/products";
import { ownedBy, readCustomer } from "@store/core/customers/customer.entity";
import { paidFor } from "@store/core/orders/lines";
import { refundByHand } from "@store/core/orders/payments/refund-by-hand";
import { proveFigures } from "@store/core/orders/prove-figures";
import { afterEach, describe, expect, test } from "vitest";
import { openAccount } from "../support/account.ts";
import { askStatus, newBuyer, newCoupon, newMember, pay, place, theOrder } from "../support/buyers.ts";
import { chanceOf } from "../support/chance.ts";
import { deliver } from "../support/deliver.ts";
import { few } from "../support/full.ts";
import { expectIdle } from "../support/idle.ts";
import { logIn, memberWithPassword, verify } from "../support/logins.ts";
import { refused } from "../support/refused.ts";
import { stripe } from "../support/shop.ts";

afterEach(() => expectIdle());

/** An owner of the bundle who is logged in, and the browser in which they buy again. */
async function owner(details: Parameters<typeof memberWithPassword>[0] = {}) {
  const member = await memberWithPassword(details);
  const { sessionToken } = await logIn(member.buyer.email, member.password);
  return { ...member, sessionToken, browser: await newBuyer({ email: member.buyer.email }) };
}

describe("an owner of the bundle who is logged in", () => {
  test("buys an extra at its own price and opens it with the same session", async () => {
    const { sessionToken, browser, order } = await owner();
    const placed = await place(browser, { upsells: ["ad-templates"], amount: 599, sessionToken });
    const added = await pay(placed);
    expect(added).toMatchObject({ customerId: order.customerId, finalAmount: 599, joined: true });
    expect(added.lines.map(({ product }) => product)).toEqual(["ad-templates"]);
    expect(added.duplicate).toBeUndefined();
    await verify(sessionToken, "ad-templates");
    const status = await askStatus(placed);
    expect(status).toMatchObject({ inAccount: true, opens: ["ad-templates"] });
    expect(status.credentials).toBeUndefined();
    const account = await openAccount({ sessionToken });
    expect(account.owned).toContain("ad-templates");
  });

  test("loses the extra alone when it is refunded", async () => {
    const { browser, sessionToken, buyer, password } = await owner();
    const { orderId } = await pay(
      await place(browser, { upsells: ["ad-templates"], amount: 599, sessionToken }),
    );
    await refundByHand(orderId, undefined, "asha@shop.example");
    await deliver(orderId);
    const again = await logIn(buyer.email, password, "checklist");
    await verify(again.sessionToken, "checklist");
    await expect(logIn(buyer.email, password, "ad-templates")).rejects.toEqual(refused("login.not_bought"));
  });

  test("is not sold again what the account owns", async () => {
    const { browser, sessionToken } = await owner({ upsells: ["seo-checklist"] });
    const input = { upsells: ["seo-checklist", "ad-templates"], sessionToken };
    await expect(place(browser, { ...input, amount: 898 })).rejects.toEqual(refused("order.price_changed"));
    const { lines } = await theOrder((await place(browser, { ...input, amount: 599 })).orderId);
    expect(lines.map(({ product }) => product)).toEqual(["ad-templates"]);
    const nothing = { upsells: ["seo-checklist"], amount: 0, sessionToken };
    await expect(place(browser, nothing)).rejects.toEqual(refused("order.nothing_new"));
  });

  test("pays into the account with a coupon, whatever address is typed", async () => {
    const { sessionToken, order } = await owner();
    const discount = await newCoupon(10);
    const other = await newBuyer();
    const { total: amount } = priceBasket(
      ["ad-templates"],
      discount,
      order.lines.flatMap(({ opens }) => opens),
    );
    const added = await pay(
      await place(other, { upsells: ["ad-templates"], discount, amount, sessionToken }),
    );
    expect(added).toMatchObject({ customerId: order.customerId, email: order.email, finalAmount: 539 });
  });

  test("buys the bundle again once it was refunded", async () => {
    const { sessionToken, browser, order, buyer, password } = await owner({ upsells: ["seo-checklist"] });
    await refundByHand(order.orderId, ["bundle"], "asha@shop.example");
    await deliver(order.orderId);
    const input = { upsells: ["ad-templates"], amount: 599 };
    await expect(place(browser, { ...input, sessionToken })).rejects.toEqual(refused("session.invalid"));
    const again = await logIn(buyer.email, password, "seo-checklist");
    await expect(place(browser, { ...input, sessionToken: again.sessionToken })).rejects.toEqual(
      refused("order.price_changed"),
    );
    await place(browser, { ...input, amount: 1598, sessionToken: again.sessionToken });
  });

  test("is marked for a refund after the second payment of one extra", async () => {
    const { sessionToken, browser, buyer } = await owner();
    const input = { upsells: ["ad-templates"], amount: 599, sessionToken };
    const first = await place(browser, input);
    const second = await place(await newBuyer({ email: buyer.email }), input);
    expect((await pay(first)).duplicate).toBeUndefined();
    expect((await pay(second)).duplicate).toBe(true);
  });
});

test("an amount without the bundle is refused without a session, or with one that has ended", async () => {
  const { browser, sessionToken } = await owner();
  const input = { upsells: ["ad-templates"], amount: 599 };
  await expect(place(browser, input)).rejects.toEqual(refused("order.price_changed"));
  const ended = `${sessionToken.slice(0, -3)}abc`;
  await expect(place(browser, { ...input, sessionToken: ended })).rejects.toEqual(refused("session.invalid"));
});

test.each(few([1, 2, 3, 4], 2))(
  "lines, charge and ledger agree for random owners and baskets (seed %i)",
  async (seed) => {
    const chance = chanceOf(seed);
    const some = () => upsellIds.filter(() => chance.percent(50));
    const since = dayInIndia(Date.now());
    const member = await newMember({ upsells: some() });
    const password = (await askStatus(member)).credentials?.password ?? "";
    const { sessionToken } = await logIn(member.buyer.email, password);
    for (let round = 0; round < 3; round++) {
      const owned = ownedBy((await readCustomer(member.order.customerId)) ?? {});
      const discount = chance.percent(50) ? await newCoupon(1 + chance.below(99)) : undefined;
      const upsells = some();
      const basket = priceBasket(upsells, discount, owned);
      if (basket.lines.length === 0) continue;
      expect(basket.lines.some((line) => isOwned(line, owned))).toBe(false);
      const browser = await newBuyer({ email: member.buyer.email });
      const placed = await place(browser, { upsells, discount, amount: basket.total, sessionToken });
      const { lines, finalAmount } = await pay(placed);
      const charged = stripe.control.events().filter(({ type }) => type === "checkout.session.completed");
      expect(charged.map(({ data }) => data.object)).toContainEqual(
        expect.objectContaining({ client_reference_id: placed.orderId, amount_total: basket.total * 100 }),
      );
      expect(finalAmount).toBe(basket.total);
      expect(lines.reduce((sum, line) => sum + paidFor(line), 0)).toBe(finalAmount);
    }
    expect(await proveFigures(since)).toEqual([]);
    await expectIdle();
  },
);
