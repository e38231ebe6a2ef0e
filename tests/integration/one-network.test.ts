// Sixty buyers behind one carrier's address, and one among them who guesses codes, passwords and orders: all sixty buy.
import { offer } from "@store/contract/offer/offer";
import { sendAbandonedCartEmail } from "@store/core/carts/send-abandoned-cart-email";
import { validateDiscount } from "@store/core/coupons/validate-discount";
import { validateLogin } from "@store/core/customers/validate-login";
import { startCheckout } from "@store/core/orders/checkout/start-checkout";
import { orderStatus } from "@store/core/orders/settlement/order-status";
import { seconds } from "@store/core/platform/time";
import { expect, test } from "vitest";
import {
  as,
  askStatus,
  type Buyer,
  newBuyer,
  newCoupon,
  newMember,
  type Placed,
  place,
  theOrder,
  unique,
} from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { deliver } from "../support/deliver.ts";
import { expectIdle } from "../support/idle.ts";
import { expectSound } from "../support/invariants.ts";
import { stripe } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

const ip = "203.0.113.60";
const quick = { code: offer.quickCoupon.code, percentage: 20 };
const here = <T>(work: () => Promise<T>) => as({ ip }, work);

/** A visit as the page makes it, to the open payment page. */
async function shopAround(index: number): Promise<Placed> {
  const { checkoutToken } = await here(() => startCheckout({}));
  const email = `carrier.${unique()}@example.in`;
  const cart = { checkoutToken, email, name: "Asha Rao", upsells: [] };
  await here(() => sendAbandonedCartEmail(cart));
  // A slip of the finger now and then, as people make them.
  if (index % 6 === 0)
    await expect(
      here(() => validateDiscount({ code: "FUNNELWRIHGT20", subtotal: 999, checkoutToken })),
    ).rejects.toMatchObject({ code: "discount.invalid" });
  await here(() => validateDiscount({ code: quick.code, subtotal: 999, checkoutToken }));
  await here(() => sendAbandonedCartEmail({ ...cart, discountCode: quick.code }));
  const buyer = await newBuyer({ email, ip, checkoutToken });
  return place(buyer, { discount: quick });
}

/** Looks at the thank-you page until the order is paid; every other order's webhook is late. */
async function payAndWait(placed: Placed, index: number): Promise<string> {
  await askStatus(placed);
  stripe.control.pay(placed.sessionId);
  if (index % 2) await deliver(placed.orderId);
  for (let poll = 0; poll < 20; poll++) {
    const { status, credentials } = await askStatus(placed);
    if (status === "completed") return credentials?.password ?? "";
    travel(seconds(3));
  }
  throw new Error(`${placed.orderId} was paid and is not completed`);
}

async function logIn({ email }: Buyer, password: string): Promise<string> {
  const login = { username: email, password, resourceType: "checklist" } as const;
  return (await here(() => validateLogin(login))).sessionToken;
}

/** What the tries came to: how often each code of an error, or `in`. */
async function outcomes(tries: Promise<unknown>[]): Promise<Record<string, number>> {
  const seen: Record<string, number> = {};
  for (const one of await Promise.allSettled(tries)) {
    const code = one.status === "fulfilled" ? "in" : String(one.reason.code ?? one.reason);
    seen[code] = (seen[code] ?? 0) + 1;
  }
  return seen;
}

test("sixty buyers behind one address are served while a guesser among them is refused", async () => {
  const secret = await newCoupon(90, { usageLimit: 5 });
  const others = await Promise.all(Array.from({ length: 10 }, () => newMember()));
  const attacker = await newBuyer({ ip });
  const guess = (code: string, checkoutToken?: string) =>
    here(() => validateDiscount({ code, subtotal: 999, checkoutToken }));
  const times = <T>(count: number, work: (index: number) => T) =>
    Array.from({ length: count }, (_, i) => work(i));

  const [placed, attacks] = await Promise.all([
    inTurn(60, 6, shopAround),
    (async () => {
      const { checkoutToken } = await here(() => startCheckout({}));
      return {
        codes: await outcomes(times(120, (index) => guess(`GUESS${index}`))),
        ownCodes: await outcomes(times(40, (index) => guess(`GUESS${index}`, checkoutToken))),
        // Now even the right one is not answered.
        found: await outcomes([guess(secret.code), guess(secret.code, checkoutToken)]),
        prices: await outcomes(times(30, () => place(attacker, { amount: 1 }))),
        orders: await inTurn(40, 1, () => outcomes([place(attacker)])),
        forged: await outcomes(
          times(40, () => place({ ...attacker, checkoutToken: `${attacker.checkoutToken}A` })),
        ),
      };
    })(),
  ]);
  expect(attacks.codes).toEqual({ "discount.invalid": 60, throttled: 60 });
  expect(attacks.ownCodes).toEqual({ "discount.invalid": 20, throttled: 20 });
  expect(attacks.found).toEqual({ throttled: 2 });
  expect(attacks.prices).toEqual({ "order.price_changed": 30 });
  expect(attacks.forged).toEqual({ "checkout.expired": 40 });
  expect(attacks.orders).toEqual(times(40, (index) => (index < 10 ? { in: 1 } : { throttled: 1 })));

  const [passwords, peeks] = await Promise.all([
    inTurn(60, 6, (index) => payAndWait(placed[index] as Placed, index)),
    outcomes(
      placed.map(({ orderId }) =>
        here(() => orderStatus({ checkoutToken: attacker.checkoutToken, orderId })),
      ),
    ),
  ]);
  expect(peeks).toEqual({ "order.not_found": 60 });

  const logins = await outcomes(
    others.flatMap(({ buyer }) => times(12, (index) => logIn(buyer, `guess-${index}`))),
  );
  const sessions: string[] = [];
  // In the same minutes as the guesses, and from the same address.
  for (const [index, { buyer }] of placed.entries())
    sessions.push(await logIn(buyer, passwords[index] ?? ""));
  expect(new Set(sessions).size).toBe(60);
  expect(logins.in).toBeUndefined();
  expect(logins.throttled).toBeGreaterThan(0);

  const orders = await Promise.all(placed.map(({ orderId }) => theOrder(orderId)));
  expect(orders.map(({ status }) => status)).toEqual(times(60, () => "completed"));
  const { session, order } = await readTable();
  expect(session.filter(({ customerId }) => customerId === attacker.customerId)).toEqual([]);
  expect(order.filter(({ email, status }) => email === attacker.email && status === "completed")).toEqual([]);
  await expectSound();
  await expectIdle();
}, 300_000);

/** As people come: `width` at a time, `count` in all. */
async function inTurn<T>(count: number, width: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < count; index = next++) results[index] = await work(index);
  };
  await Promise.all(Array.from({ length: width }, lane));
  return results;
}
