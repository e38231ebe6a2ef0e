// How many sequential stages of table requests each call takes, and what they cost in units. What
// runs side by side is one round trip. Deterministic: nothing here is measured by a clock.

import { offer } from "@store/contract/offer/offer";
import { sendAbandonedCartEmail } from "@store/core/carts/send-abandoned-cart-email";
import { validateDiscount } from "@store/core/coupons/validate-discount";
import { changeOwnPassword } from "@store/core/customers/change-own-password";
import { readCustomer } from "@store/core/customers/customer.entity";
import { endOtherSessions } from "@store/core/customers/end-other-sessions";
import { getResource } from "@store/core/customers/get-resource";
import { logout } from "@store/core/customers/logout";
import { recoverAccess } from "@store/core/customers/recover-access";
import { resetPassword } from "@store/core/customers/reset-password";
import { newResetToken } from "@store/core/customers/reset-token.entity";
import { signUp } from "@store/core/customers/sign-up";
import { validateLogin } from "@store/core/customers/validate-login";
import { verifyResourceToken } from "@store/core/customers/verify-resource-token";
import { unsubscribe } from "@store/core/mail/unsubscribe";
import { createPaymentOrder } from "@store/core/orders/checkout/create-payment-order";
import { startCheckout } from "@store/core/orders/checkout/start-checkout";
import { sendCredentialsEmail } from "@store/core/orders/payments/send-credentials-email";
import { orderStatus } from "@store/core/orders/settlement/order-status";
import { settle } from "@store/core/orders/settlement/settle";
import { unsubscribeToken } from "@store/core/platform/mail-links";
import { afterAll, expect, test } from "vitest";
import { openAccount } from "../support/account.ts";
import { newMember, newOrderId } from "../support/buyers.ts";
import { stripe } from "../support/shop.ts";
import { watchCosts } from "../support/watch-costs.ts";

const email = "round-trips@example.in";
const details = { name: "Meera R", email, phone: "9845012345" };
const rows: string[] = [];

/** Runs a call and holds it to its round trips and to its units: reads and writes. */
async function costs<T>(
  call: string,
  most: { roundTrips: number; reads: number; writes: number },
  work: () => Promise<T>,
) {
  const watch = watchCosts();
  try {
    const result = await work();
    const seen = watch.seen();
    rows.push(
      `${call.padEnd(24)} round trips ${seen.roundTrips}  requests ${seen.requests}  reads ${seen.reads}  writes ${seen.writes}`,
    );
    expect.soft({ call, ...pick(seen) }).toEqual({ call, ...most });
    return result;
  } finally {
    watch.stop();
  }
}

function pick({ roundTrips, reads, writes }: { roundTrips: number; reads: number; writes: number }) {
  return { roundTrips, reads, writes };
}

// `npm run bench` shows them.
afterAll(() => process.stdout.write(`\n${rows.join("\n")}\n`));

// Another engine counts units its own way.
test.skipIf(process.env.DYNAMODB_ENDPOINT)(
  "a purchase and a login take at most the promised round trips",
  async () => {
    const { customerId, checkoutToken } = await costs("sign-up", { roundTrips: 0, reads: 0, writes: 0 }, () =>
      signUp({ email, full_name: "Meera R", phone: "9845012345" }),
    );
    await costs("validate-discount", { roundTrips: 1, reads: 4, writes: 0 }, () =>
      validateDiscount({ code: offer.quickCoupon.code, subtotal: 999 }),
    );
    const orderId = newOrderId();
    // One of the trips, of six small writes, is beside the payment company's answer.
    const { sessionId } = await costs("create-payment-order", { roundTrips: 4, reads: 3, writes: 21 }, () =>
      createPaymentOrder({ ...details, checkoutToken, customerId, orderId, amount: 999, upsells: [] }),
    );
    stripe.control.pay(sessionId);
    await costs("settle", { roundTrips: 2, reads: 1, writes: 24 }, () => settle(orderId));
    const { credentials } = await costs("order-status, paid", { roundTrips: 2, reads: 3, writes: 0 }, () =>
      orderStatus({ checkoutToken, orderId }),
    );
    const password = credentials?.password ?? "";
    const { sessionToken } = await costs("validate-login", { roundTrips: 2, reads: 1, writes: 6 }, () =>
      validateLogin({ username: email, password, resourceType: "checklist" }),
    );
    const session = { sessionToken, resourceType: "checklist" } as const;
    const nothing = async () => undefined;
    await costs("verify-resource-token", { roundTrips: 1, reads: 2, writes: 0 }, () =>
      verifyResourceToken(nothing)(session),
    );
    await costs("verify-resource-token, with content", { roundTrips: 1, reads: 3, writes: 0 }, () =>
      verifyResourceToken(nothing)({ ...session, content: true }),
    );
    const empty = getResource(async () => ({ kind: "checklist", tabs: [] }), nothing);
    await costs("get-resource", { roundTrips: 1, reads: 2, writes: 0 }, () => empty(session));
    await costs("read-account", { roundTrips: 1, reads: 3.5, writes: 0 }, () =>
      openAccount({ sessionToken }),
    );
    await costs("end-other-sessions", { roundTrips: 2, reads: 3, writes: 0 }, () =>
      endOtherSessions({ sessionToken }),
    );
    const changed = await costs("change-own-password", { roundTrips: 4, reads: 3, writes: 12 }, () =>
      changeOwnPassword({ sessionToken, current: password, password: "kettle-anvil-marigold" }),
    );
    await costs("logout", { roundTrips: 1, reads: 0, writes: 1 }, () => logout(changed));
  },
);

test.skipIf(process.env.DYNAMODB_ENDPOINT)(
  "a basket, an unsubscription and a recovery take at most the promised round trips",
  async () => {
    const { checkoutToken } = await startCheckout({});
    const cart = { checkoutToken, email: "left@example.in", name: "Meera R", upsells: [] };
    await costs("cart, first", { roundTrips: 2, reads: 1, writes: 7 }, () => sendAbandonedCartEmail(cart));
    await costs("cart, changed", { roundTrips: 2, reads: 1, writes: 3 }, () => sendAbandonedCartEmail(cart));
    const token = unsubscribeToken(cart.email);
    await costs("unsubscribe", { roundTrips: 1, reads: 0, writes: 1 }, () => unsubscribe({ token }));
    const { buyer, orderId, order } = await newMember();
    await costs("send-credentials-email", { roundTrips: 4, reads: 3, writes: 4 }, () =>
      sendCredentialsEmail({ checkoutToken: buyer.checkoutToken, orderId }),
    );
    await costs("recover-access", { roundTrips: 3, reads: 2, writes: 5 }, () =>
      recoverAccess({ username: buyer.email }),
    );
    const customer = await readCustomer(order.customerId);
    if (!customer) throw new Error("There is no such customer");
    const reset = await newResetToken(customer);
    await costs("reset-password", { roundTrips: 3, reads: 2, writes: 9 }, () =>
      resetPassword({ token: reset }),
    );
  },
);
