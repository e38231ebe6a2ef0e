import { randomUUID } from "node:crypto";
import { request } from "../lib/request.ts";
import { newCustomerId } from "../lib/secrets.ts";
import { put, transact, update } from "../lib/table.ts";
import { throttle } from "../lib/throttle.ts";
import { monthOf } from "../lib/time.ts";
import { useCase } from "../lib/use-case.ts";
import { issueCheckoutToken, readCheckoutToken } from "../order/checkout-token.ts";
import { makeFindable } from "../search/findable.ts";
import { addCounts } from "../stats/counter.entity.ts";
import { CustomerEntity } from "./customer.entity.ts";
import { emailHash } from "./login.entity.ts";

/**
 * Reserves a customer. The answer is the same for an address that has bought before: nobody learns who is a
 * customer, and the order joins that account when it is paid. Never touches a row that exists.
 */
export const signUp = useCase("sign-up", async (input) => {
  await throttle("sign-up.ip", request().viewerIp);
  const checkoutId = continuedCheckout(input.checkoutToken) ?? randomUUID();
  const customerId = await reserve(input);
  const checkoutToken = issueCheckoutToken({ checkoutId, customerId, emailHash: emailHash(input.email) });
  return { userId: customerId, customerId, checkoutToken };
});

async function reserve(input: { email: string; full_name: string; phone: string }): Promise<string> {
  const createdAt = Date.now();
  for (;;) {
    const customerId = newCustomerId();
    const refused = await transact({
      customer: put(
        CustomerEntity.create({
          customerId,
          state: "reserved",
          banned: false,
          hasPaid: false,
          epoch: 0,
          email: input.email,
          name: input.full_name,
          phone: input.phone,
          createdAt,
          month: monthOf(createdAt),
        }),
      ),
      total: update(addCounts("ALL", customerId, { users: 1 })),
      ...makeFindable(
        "customer",
        { id: customerId, at: createdAt },
        { name: input.full_name, email: input.email, phone: input.phone },
      ),
    });
    if (!refused.customer) return customerId;
  }
}

/** The checkout that an earlier token belongs to, if it is still good: mended details stay one checkout. */
function continuedCheckout(token: string | undefined): string | undefined {
  if (token === undefined) return undefined;
  try {
    return readCheckoutToken(token).checkoutId;
  } catch {
    return undefined;
  }
}
