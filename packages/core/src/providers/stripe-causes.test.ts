import { expect, test } from "vitest";
import { causeOf } from "./stripe-causes.ts";

test.each([
  [{ code: "card_declined", decline_code: "insufficient_funds" }, "no_funds"],
  [{ code: "card_declined", decline_code: "card_velocity_exceeded" }, "limit"],
  [{ code: "expired_card" }, "wrong_details"],
  [{ code: "incorrect_cvc", decline_code: "incorrect_cvc" }, "wrong_details"],
  [{ code: "payment_intent_authentication_failure" }, "cancelled"],
  [{ code: "processing_error" }, "bank_down"],
  [{ code: "card_declined", decline_code: "issuer_not_available" }, "bank_down"],
  [{ code: "card_declined", decline_code: "card_not_supported" }, "method_off"],
  [{ code: "card_declined", decline_code: "do_not_honor" }, "declined"],
  [{ code: "card_declined" }, "declined"],
  [{ code: "payment_intent_payment_attempt_expired" }, "timed_out"],
  [{ code: "amount_too_large" }, "limit"],
  [{ code: "something_new" }, "other"],
] as const)("the Stripe error %j has the cause %s", (error, cause) => {
  expect(causeOf(error)).toBe(cause);
});

test.each(["stolen_card", "lost_card", "pickup_card", "fraudulent", "merchant_blacklist"])(
  "the decline code %s is shown as any other decline",
  (decline_code) => {
    expect(causeOf({ code: "card_declined", decline_code })).toBe("declined");
  },
);

test("a payment without an error has no cause", () => {
  expect(causeOf(null)).toBeUndefined();
});
