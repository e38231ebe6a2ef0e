import { randomUUID } from "node:crypto";
import { issueVisitToken } from "../../platform/checkout-token.ts";
import type { UseCase } from "../../platform/use-case.ts";

/** A new visit of the checkout page. Nothing is written: what it may cause is limited where it causes it. */
export const startCheckout: UseCase<"start-checkout"> = async () => ({
  checkoutToken: issueVisitToken(randomUUID()),
});
