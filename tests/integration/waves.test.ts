// How many sequential stages of table requests each call takes, and what they cost in units (DESIGN section 6). What
// runs side by side is one wave. Deterministic: nothing here is measured by a clock.
import { getResource } from "@store/core/access/get-resource";
import { validateLogin } from "@store/core/access/validate-login";
import { verifyResourceToken } from "@store/core/access/verify-resource-token";
import { validateDiscount } from "@store/core/coupon/validate-discount";
import { signUp } from "@store/core/customer/sign-up";
import { createPaymentOrder } from "@store/core/order/create-payment-order";
import { orderStatus } from "@store/core/order/order-status";
import { settle } from "@store/core/order/settle";
import { afterAll, expect, test } from "vitest";
import { newOrderId } from "../support/buyers.ts";
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
    const { customerId, checkoutToken } = await costs("sign-up", { waves: 2, reads: 0, writes: 5 }, () =>
      signUp({ email, full_name: "Meera R", phone: "9845012345" }),
    );
    await costs("validate-discount", { waves: 1, reads: 2, writes: 1 }, () =>
      validateDiscount({ code: "FUNNELWRIGHT20", subtotal: 999 }),
    );
    const orderId = newOrderId();
    const { sessionId } = await costs("create-payment-order", { waves: 3, reads: 2, writes: 10 }, () =>
      createPaymentOrder({ ...details, checkoutToken, customerId, orderId, amount: 999, upsells: [] }),
    );
    stripe.control.pay(sessionId);
    await costs("settle", { waves: 3, reads: 2, writes: 18 }, () => settle(orderId, sessionId));
    const { credentials } = await costs("order-status, paid", { waves: 2, reads: 2, writes: 0 }, () =>
      orderStatus({ checkoutToken, orderId }),
    );
    const password = credentials?.password ?? "";
    const { sessionToken } = await costs("validate-login", { waves: 2, reads: 1, writes: 6 }, () =>
      validateLogin({ username: email, password, resourceType: "checklist" }),
    );
    const session = { sessionToken, resourceType: "checklist" } as const;
    await costs("verify-resource-token", { waves: 1, reads: 2, writes: 0 }, () =>
      verifyResourceToken(session),
    );
    const empty = getResource(async () => ({ kind: "checklist", tabs: [] }));
    await costs("get-resource", { waves: 1, reads: 2, writes: 0 }, () => empty(session));
  },
);
