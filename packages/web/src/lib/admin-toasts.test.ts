// Held against docs/product.md section 8, word by word.
import { expect, test } from "vitest";
import { adminDone, adminToasts } from "./admin-toasts.ts";

test("the toasts of login, set-up and logout have the promised words", () => {
  expect(adminToasts.loginFailed).toEqual({
    tone: "error",
    title: "Login Failed",
    description: "Invalid email or password",
  });
  expect(adminToasts.welcome).toMatchObject({ tone: "success", description: "Welcome to the admin panel" });
  expect(adminToasts.setUp).toEqual({
    tone: "success",
    title: "Admin Account Created!",
    description: "You can now login with your credentials",
  });
  expect(adminToasts.setUpFailed("Closed")).toEqual({
    tone: "error",
    title: "Setup Failed",
    description: "Closed",
  });
});

test("a failure toast always has a sentence", () => {
  expect(adminToasts.failed("Failed to delete order", "It is gone")).toMatchObject({
    tone: "error",
    title: "Failed to delete order",
    description: "It is gone",
  });
  expect(adminToasts.failed("Failed to delete order", "").description).toBeTruthy();
});

test("a success toast has the promised words", () => {
  expect(adminDone).toMatchObject({
    profile: "Profile updated successfully",
    password: "Password updated successfully",
    blocked: "User blocked successfully",
    unblocked: "User unblocked successfully",
    userDeleted: "User deleted successfully",
    orderStatus: "Order status updated successfully",
    orderDeleted: "Order deleted successfully",
    couponCreated: "Coupon created successfully",
    couponUpdated: "Coupon updated successfully",
    couponStatus: "Coupon status updated",
    couponDeleted: "Coupon deleted successfully",
    testSent: "Test Email Sent!",
    cartTestSent: "Abandoned Cart Email Sent!",
  });
  expect(adminDone.synced(3)).toBe("Updated 3 user(s) payment status");
});
