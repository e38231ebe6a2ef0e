// The toasts of the admin area (docs/product.md section 8), apart from the others: no page of a buyer carries them.
import { loginToasts } from "./area-toasts.ts";
import { spoken, type ToastText } from "./toasts.ts";

const error = (title: string, description: string): ToastText => ({ tone: "error", title, description });
const success = (title: string, description?: string): ToastText => ({
  tone: "success",
  title,
  ...(description !== undefined && { description }),
});
const info = (title: string, description: string): ToastText => ({ tone: "info", title, description });

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
  done: (title: string, description?: string): ToastText => success(title, description),
} as const;

/** What the admin area could not do (docs/product.md section 8, and our own for what it lacks). */
export type AdminFailure =
  | "Failed to load users"
  | "Failed to update profile"
  | "Failed to update password"
  | "Failed to block user"
  | "Failed to unblock user"
  | "Failed to delete user"
  | "Failed to sync payment status"
  | "Failed to load orders"
  | "Failed to update order status"
  | "Failed to delete order"
  | "Failed to load coupons"
  | "Failed to save coupon"
  | "Failed to update coupon"
  | "Failed to delete coupon"
  | "Failed to refund order"
  | "Failed to send the payment back"
  | "Failed to attach payment"
  | "Failed to refund payment"
  | "Failed to dismiss payment"
  | "Failed to dismiss request"
  | "Failed to close notice"
  | "Failed to send access"
  | "Failed to grant access"
  | "Failed to export"
  | "Failed to open papers"
  | "Failed to save the place"
  | "Failed to invite admin"
  | "Failed to remove admin"
  | "Failed to sign out admin"
  | "Failed to reset login code"
  | "Failed to update security"
  | "Failed to answer complaint"
  | "Failed to open sealed facts"
  | "Failed to publish"
  | "Failed to call off"
  | "Failed to load files"
  | "Failed to publish files"
  | "Failed to move file"
  | "Failed to discard version"
  | "Failed to remove file"
  | "Failed to Send";

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
