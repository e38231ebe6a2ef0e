import { randomUUID } from "node:crypto";
import { keptTimings } from "@store/contract/timings";
import { emailHash } from "../platform/address-hash.ts";
import { checkoutOf, issueCheckoutToken } from "../platform/checkout-token.ts";
import { ifUnchanged } from "../platform/conditions.ts";
import { newCustomerId } from "../platform/secrets.ts";
import { throttleNetwork } from "../platform/throttle.ts";
import { monthOf, ttlOf } from "../platform/time.ts";
import type { UseCase } from "../platform/use-case.ts";
import { CustomerEntity } from "./customer.entity.ts";

/**
 * Reserves a customer. The answer is the same for an address that has bought before: nobody learns who is a
 * customer, and the order joins that account when it is paid. Never touches a row that exists.
 */
export const signUp: UseCase<"sign-up"> = async (input) => {
  await throttleNetwork("sign-up.network");
  // Of the page's visit, or of an earlier sign-up whose details are corrected.
  const checkoutId = checkoutOf(input.checkoutToken) ?? randomUUID();
  const customerId = await reserve(input, Date.now());
  const claim = { checkoutId, customerId, emailHash: emailHash(input.email) };
  return { userId: customerId, customerId, checkoutToken: issueCheckoutToken(claim) };
};

async function reserve(
  input: { email: string; full_name: string; phone: string },
  createdAt: number,
): Promise<string> {
  for (;;) {
    const customerId = newCustomerId();
    const isReserved = await ifUnchanged(
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
        ttl: ttlOf(createdAt + keptTimings.signUp),
      }),
    );
    if (isReserved) return customerId;
  }
}
