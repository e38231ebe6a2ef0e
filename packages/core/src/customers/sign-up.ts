import { randomUUID } from "node:crypto";
import { emailHash } from "../platform/address-hash.ts";
import { checkoutOf, issueCheckoutToken } from "../platform/checkout-token.ts";
import { newCustomerId } from "../platform/secrets.ts";
import type { UseCase } from "../platform/use-case.ts";

/**
 * Gives out the customer ID that an order of these details will be of. Nothing is written: the first order makes the customer, and an ID
 * that is somebody's by then is refused there. The answer is the same for an address that has bought before: nobody learns
 * who is a customer, and the order joins that account when it is paid.
 */
export const signUp: UseCase<"sign-up"> = async (input) => {
  // Of the page's visit, or of an earlier sign-up whose details are corrected.
  const checkoutId = checkoutOf(input.checkoutToken) ?? randomUUID();
  const customerId = newCustomerId();
  const claim = { checkoutId, customerId, emailHash: emailHash(input.email) };
  return { userId: customerId, customerId, checkoutToken: issueCheckoutToken(claim) };
};
