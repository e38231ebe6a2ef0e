// Razorpay alone: its messages are about its own orders, and their function has no use for another company's adapter.
import { razorpayPayments } from "@store/core/providers/razorpay";
import { lazy } from "./lazy.ts";
import { link, optionalLink } from "./links.ts";

/** Whether a company's key takes real money. */
export function isLive(key: string): boolean {
  return /^([sr]k|rzp)_live_/.test(key);
}

/** In the function's own file: the adapter is smaller than what a further file costs at every start. */
export const razorpay = lazy(async () =>
  razorpayPayments({
    keyId: link("RazorpayKeyId"),
    keySecret: link("RazorpayKeySecret"),
    webhookSecret: optionalLink("RazorpayWebhookSecret"),
    endpoint: process.env.RAZORPAY_ENDPOINT,
  }),
);
