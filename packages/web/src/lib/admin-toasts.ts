// The toasts of the admin area (docs/product.md section 8), apart from the others: no page of a buyer carries them.
import { loginToasts } from "./area-toasts.ts";
import { error, info, spoken, success, type ToastText } from "./toasts.ts";

/** Login, set-up and logout of the admin area. `description` of a failure: the server's sentence, or the page's own. */
export const adminToasts = {
  loginFailed: error("Login Failed", "Invalid email or password"),
  codeRefused: (text?: string): ToastText =>
    error("Code not accepted", text || "Something went wrong. Please try again."),
  welcome: spoken(success("Login Successful", "Welcome to the admin panel")),
  loggedOut: loginToasts.loggedOut,
  /** The session here is gone, the one at the sign-in service could not be ended. */
  loggedOutHere: info(
    "Logged Out",
    "You are logged out in this browser. The sign-in service did not answer: on a shared computer, log in and out once more.",
  ),
  setUp: success("Admin Account Created!", "You can now login with your credentials"),
  setUpFailed: (text?: string): ToastText =>
    error("Setup Failed", text || "Something went wrong. Please try again."),
  failed: (title: AdminFailure, text?: string): ToastText =>
    error(title, text || "Something went wrong. Please try again."),
  done: success,
} as const;

/** What the admin area could not do (docs/product.md section 8, and our own for what it lacks). */
export type AdminFailure = `Failed to ${string}`;

/** What the admin area did (docs/product.md section 8). */
export const adminDone = {
  profile: "Profile updated successfully",
  password: "Password updated successfully",
  blocked: "User blocked successfully",
  unblocked: "User unblocked successfully",
  userDeleted: "User deleted successfully",
  synced: (users: number): string => `Updated ${users} user(s) payment status`,
  orderStatus: "Order status updated successfully",
  orderDeleted: "Order deleted successfully",
  refunded: "Order refunded successfully",
  paymentAttached: "Payment attached successfully",
  paymentRefunded: "Payment refunded successfully",
  paymentDismissed: "Payment dismissed successfully",
  requestDismissed: "Request dismissed successfully",
  couponCreated: "Coupon created successfully",
  couponUpdated: "Coupon updated successfully",
  couponStatus: "Coupon status updated",
  couponDeleted: "Coupon deleted successfully",
  accessSent: "Access sent successfully",
  accessGranted: "Access granted successfully",
  exported: "Export saved",
  invited: "Admin invited successfully",
  removed: "Admin removed successfully",
  signedOut: "Admin signed out successfully",
  codeReset: "Login code reset",
  codeOn: "Login code switched on",
  codeOff: "Login code switched off",
  filesPublished: (files: number): string => (files === 1 ? "File published" : `${files} files published`),
  fileRemoved: "File removed",
  answered: "Complaint answered",
  published: "Offer published",
  scheduled: "Time set",
  calledOff: "Called off",
  testSent: "Test Email Sent!",
  cartTestSent: "Abandoned Cart Email Sent!",
} as const;
