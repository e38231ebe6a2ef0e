// How many sequential stages of table requests each call takes, and what they cost in units (DESIGN section 6). What
// runs side by side is one wave. Deterministic: nothing here is measured by a clock.

import { getResource } from "@store/core/access/get-resource";
import { recoverAccess } from "@store/core/access/recover-access";
import { resetPassword } from "@store/core/access/reset-password";
import { newResetToken } from "@store/core/access/reset-token.entity";
import { sendCredentialsEmail } from "@store/core/access/send-credentials-email";
import { validateLogin } from "@store/core/access/validate-login";
import { verifyResourceToken } from "@store/core/access/verify-resource-token";
import { sendAbandonedCartEmail } from "@store/core/cart/send-abandoned-cart-email";
import { validateDiscount } from "@store/core/coupon/validate-discount";
import { readCustomer } from "@store/core/customer/customer.entity";
import { emailHash } from "@store/core/customer/login.entity";
import { signUp } from "@store/core/customer/sign-up";
import { unsubscribeToken } from "@store/core/mail/mail-links";
import { unsubscribe } from "@store/core/mail/unsubscribe";
import { createPaymentOrder } from "@store/core/order/create-payment-order";
import { orderStatus } from "@store/core/order/order-status";
import { settle } from "@store/core/order/settle";
import { afterAll, expect, test } from "vitest";
import { newMember, newOrderId } from "../support/buyers.ts";
import { stripe } from "../support/shop.ts";
import { watchCosts } from "../support/watch-costs.ts";

const email = "waves@example.in";
const details = { customerName: "Meera R", customerEmail: email, customerPhone: "9845012345" };
const rows: string[] = [];

/** Runs a call and holds it to its waves and to its units: reads and writes. */
async function costs<T>(
  call: string,
  most: { waves: number; reads: number; writes: number },
  work: () => Promise<T>,
) {
  const watch = watchCosts();
  try {
    const result = await work();
    const seen = watch.seen();
    rows.push(
      `${call.padEnd(24)} waves ${seen.waves}  requests ${seen.requests}  reads ${seen.reads}  writes ${seen.writes}`,
    );
    expect.soft({ call, ...pick(seen) }).toEqual({ call, ...most });
    return result;
  } finally {
    watch.stop();
  }
}

function pick({ waves, reads, writes }: { waves: number; reads: number; writes: number }) {
  return { waves, reads, writes };
}

// `npm run bench` shows them.
afterAll(() => process.stdout.write(`\n${rows.join("\n")}\n`));

// Another engine counts units its own way.
test.skipIf(process.env.DYNAMODB_ENDPOINT)(
  "a purchase and a login take no more than was promised",
  async () => {
    const { customerId, checkoutToken } = await costs("sign-up", { waves: 2, reads: 0, writes: 15 }, () =>
      signUp({ email, full_name: "Meera R", phone: "9845012345" }),
    );
    await costs("validate-discount", { waves: 1, reads: 2, writes: 1 }, () =>
      validateDiscount({ code: "FUNNELWRIGHT20", subtotal: 999 }),
    );
    const orderId = newOrderId();
    const { sessionId } = await costs("create-payment-order", { waves: 3, reads: 2, writes: 22 }, () =>
      createPaymentOrder({ ...details, checkoutToken, customerId, orderId, amount: 999, upsells: [] }),
    );
    stripe.control.pay(sessionId);
    await costs("settle", { waves: 3, reads: 2, writes: 18 }, () => settle(orderId, sessionId));
    const { credentials } = await costs("order-status, paid", { waves: 2, reads: 3, writes: 0 }, () =>
      orderStatus({ checkoutToken, orderId }),
    );
    const password = credentials?.password ?? "";
    const { sessionToken } = await costs("validate-login", { waves: 2, reads: 1, writes: 6 }, () =>
      validateLogin({ username: email, password, resourceType: "checklist" }),
    );
    const session = { sessionToken, resourceType: "checklist" } as const;
    const nothing = async () => undefined;
    await costs("verify-resource-token", { waves: 1, reads: 2, writes: 0 }, () =>
      verifyResourceToken(nothing)(session),
    );
    await costs("verify-resource-token, with content", { waves: 1, reads: 3, writes: 0 }, () =>
      verifyResourceToken(nothing)({ ...session, content: true }),
    );
    const empty = getResource(async () => ({ kind: "checklist", tabs: [] }), nothing);
    await costs("get-resource", { waves: 1, reads: 2, writes: 0 }, () => empty(session));
  },
);

test.skipIf(process.env.DYNAMODB_ENDPOINT)(
  "leaving, and finding the way back in, take as little",
  async () => {
    const cart = { email: "left@example.in", name: "Meera R", upsells: [] };
    await costs("cart, first", { waves: 2, reads: 1, writes: 6 }, () => sendAbandonedCartEmail(cart));
    await costs("cart, changed", { waves: 2, reads: 1, writes: 4 }, () => sendAbandonedCartEmail(cart));
    const token = unsubscribeToken(emailHash(cart.email));
    await costs("unsubscribe", { waves: 1, reads: 0, writes: 1 }, () => unsubscribe({ token }));
    const { buyer, orderId, order } = await newMember();
    await costs("send-credentials-email", { waves: 4, reads: 3, writes: 4 }, () =>
      sendCredentialsEmail({ checkoutToken: buyer.checkoutToken, orderId }),
    );
    await costs("recover-access", { waves: 3, reads: 2, writes: 5 }, () =>
      recoverAccess({ username: buyer.email }),
    );
    const customer = await readCustomer(order.customerId);
    if (!customer) throw new Error("There is no such customer");
    const reset = await newResetToken(customer);
    await costs("reset-password", { waves: 3, reads: 2, writes: 11 }, () => resetPassword({ token: reset }));
  },
);
