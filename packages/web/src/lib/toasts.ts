// Every toast of docs/product.md section 8, in one place: components name them, they never spell them.
import { formatRupees } from "@store/contract/format";

/** `error` stays until it is closed; the others leave by themselves. */
export type ToastTone = "info" | "success" | "error";

export interface ToastText {
  tone: ToastTone;
  title: string;
  description?: string;
  /** What it is about. A newer toast about the same takes its place; without one, a newer with the same title. */
  about?: "discount" | "payment" | "form";
  /** Stands for a wait: it stays until something about the same replaces it, and says so when the wait is long. */
  waits?: true;
}

const info = (title: string, description?: string): ToastText => make("info", title, description);
const success = (title: string, description?: string): ToastText => make("success", title, description);
const error = (title: string, description?: string): ToastText => make("error", title, description);

function make(tone: ToastTone, title: string, description?: string): ToastText {
  return description === undefined ? { tone, title } : { tone, title, description };
}

const ofDiscount = (text: ToastText): ToastText => ({ ...text, about: "discount" });
const ofPayment = (text: ToastText): ToastText => ({ ...text, about: "payment" });

/** The first issue of any form. */
export const validationError = (issue: string): ToastText => ({
  ...error("Validation Error", issue),
  about: "form",
});

/** Discount card of the checkout. Amounts in whole rupees. */
export const discountToasts = {
  empty: ofDiscount(error("Enter Discount Code", "Please enter a discount code")),
  invalid: (serverText?: string): ToastText =>
    ofDiscount(error("Invalid Code", serverText || "This discount code is not valid")),
  unreachable: ofDiscount(error("Validation Failed", "Unable to validate discount code. Please try again.")),
  applied: (description: string, amount: number): ToastText =>
    ofDiscount(success("Discount Applied", `${description} - You save ${formatRupees(amount)}`)),
  removed: ofDiscount(info("Discount Removed", "The discount code has been removed")),
} as const;

const whileWaiting = (text: ToastText): ToastText => ({ ...ofPayment(text), waits: true });

/** Under a wait that lasts. */
export const longWait = "This takes longer than usual. Please keep this page open.";

/** Progress and failure of a payment. */
export const paymentToasts = {
  creatingAccount: whileWaiting(info("Creating Your Account", "Setting up your premium access...")),
  initializing: whileWaiting(info("Initializing Payment", "Creating secure payment session...")),
  failed: (text?: string): ToastText =>
    ofPayment(error("Payment Failed", text || "Something went wrong. Please try again.")),
} as const;

/** The errors that a payment raises by itself, as shown under 'Payment Failed'. */
export const paymentErrors = {
  account: "Failed to create user account",
  profile: "Failed to create customer profile",
  session: "No payment session ID received from server",
  status: (status: number): string => `Payment creation failed with status ${status}`,
} as const;

/** The four logins differ in their words; which login says what is the login's business. */
export const loginToasts = {
  failed: (serverText?: string): ToastText =>
    error("Login Failed", serverText || "Invalid username or password"),
  failedToAsk: error("Login Failed", "An error occurred. Please try again."),
  seoFailedToAsk: error("Error", "An error occurred during login. Please try again."),
  checklistWelcome: success("Login Successful", "Welcome to the E-commerce Checklist"),
  funnelWelcome: success("Login Successful", "Redirecting to Funnel Templates..."),
  seoWelcome: success("Login Successful", "Welcome to SEO Checklist!"),
  adsWelcome: success("Login Successful", "Welcome to the Ad Templates"),
  accountWelcome: success("Login Successful", "Welcome to your account"),
  courseDenied: (serverText?: string): ToastText =>
    error("Access Denied", serverText || "Invalid credentials. Please try again."),
  courseFailedToAsk: error("Access Denied", "An error occurred. Please try again."),
  courseWelcome: success("Access Granted", "Welcome to Facebook Ads Mastery Course!"),
  loggedOut: info("Logged Out", "You have been successfully logged out"),
} as const;

/** Downloads of the funnel library. */
export const downloadToasts = {
  done: (fileName: string): ToastText => success("Template downloaded", fileName),
  refused: (serverText?: string): ToastText =>
    error("Download Failed", serverText || "Something went wrong. Please try again."),
  unreachable: error("Download Failed", "The file did not arrive. Check your connection and try again."),
} as const;

/** Files that are made in the page. */
export const adToasts = {
  fileFailed: error("Download Failed", "The file could not be made. Check your connection and try again."),
} as const;

/** Copy buttons of the thank-you page. */
export const copyToasts = {
  refused: error("Not copied", "Your browser did not allow it. Select the text and copy it by hand."),
} as const;
