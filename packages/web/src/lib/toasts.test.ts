// Held against docs/product.md section 8, word by word.
import { expect, test } from "vitest";
import { discountToasts, paymentErrors, paymentToasts, validationTitle } from "./toasts.ts";

test("the checkout toasts have the promised words", () => {
  expect(validationTitle).toBe("Validation Error");
  expect(discountToasts.empty).toMatchObject({
    title: "Enter Discount Code",
    description: "Please enter a discount code",
  });
  expect(discountToasts.invalid()).toMatchObject({
    title: "Invalid Code",
    description: "This discount code is not valid",
  });
  expect(discountToasts.invalid("It ran out")).toMatchObject({ description: "It ran out" });
  expect(discountToasts.unreachable).toMatchObject({
    title: "Validation Failed",
    description: "Unable to validate discount code. Please try again.",
  });
  expect(discountToasts.applied("Extra 20% OFF", 200)).toMatchObject({
    title: "Discount Applied",
    description: "Extra 20% OFF - You save ₹200",
  });
  expect(discountToasts.removed).toMatchObject({
    title: "Discount Removed",
    description: "The discount code has been removed",
  });
  expect(paymentToasts.creatingAccount).toMatchObject({
    title: "Creating Your Account",
    description: "Setting up your premium access...",
  });
  expect(paymentToasts.initializing).toMatchObject({
    title: "Initializing Payment",
    description: "Creating secure payment session...",
  });
  expect(paymentToasts.failed()).toMatchObject({
    title: "Payment Failed",
    description: "Something went wrong. Please try again.",
  });
  expect(paymentToasts.failed(paymentErrors.status(503))).toMatchObject({
    description: "Payment creation failed with status 503",
  });
  expect(Object.values(paymentErrors).filter((text) => typeof text === "string")).toEqual([
    "Failed to create user account",
    "Failed to create customer profile",
    "No payment session ID received from server",
  ]);
});
