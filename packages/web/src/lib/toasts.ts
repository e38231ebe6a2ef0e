// The toasts of docs/product.md section 8: components name them, they never spell them. Here are those of checkout and
// thank-you page; those of the areas are in area-toasts.ts, so that a buyer does not load them.
import { formatRupees } from "@store/contract/format";

/** An error stays longer than the others; all leave by themselves. */
export type ToastTone = "info" | "success" | "error";

export interface ToastText {
  tone: ToastTone;
  title: string;
  description?: string;
  /** What it is about. A newer toast about the same takes its place; without one, a newer with the same title. */
  about?: "discount" | "payment";
  /** The page shows it already: said to who listens, not drawn. */
  spoken?: true;
  /** Stands for a wait: it stays until something about the same replaces it, and says so when the wait is long. */
  waits?: true;
}

export const info = (title: string, description?: string): ToastText => make("info", title, description);
export const success = (title: string, description?: string): ToastText =>
  make("success", title, description);
export const error = (title: string, description?: string): ToastText => make("error", title, description);

function make(tone: ToastTone, title: string, description?: string): ToastText {
  return description === undefined ? { tone, title } : { tone, title, description };
}

/** What is said where nobody answered. */
export const tryAgain = "We could not reach the shop. Check your connection and try again.";

/** A toast for the live region alone: the page itself shows what it says. */
export const spoken = <Text extends ToastText>(text: Text): Text & { spoken: true } => ({
  ...text,
  spoken: true,
});

/** The card of the code shows it, or the field of the code. */
const ofDiscount = (text: ToastText): ToastText => spoken({ ...text, about: "discount" });
const ofPayment = (text: ToastText): ToastText => ({ ...text, about: "payment" });

/** What stands over the issues of any form. */
export const validationTitle = "Validation Error";

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
  /** No payment was tried: the payment company's page never opened. */
  unreachable: ofPayment(
    error(
      "No Connection",
      "We could not reach the shop. Nothing was charged, and all you typed is still here.",
    ),
  ),
} as const;

/** The errors that a payment raises by itself, as shown under 'Payment Failed'. */
export const paymentErrors = {
  account: "Failed to create user account",
  profile: "Failed to create customer profile",
  session: "No payment session ID received from server",
  status: (status: number): string => `Payment creation failed with status ${status}`,
} as const;

/** Copy buttons of the thank-you page. */
export const copyToasts = {
  refused: error("Not copied", "Your browser did not allow it. Select the text and copy it."),
} as const;
