// Razorpay alone: its messages are about its own orders, and their function has no use for another company's adapter.
import { lazy } from "./lazy.ts";
import { link, optionalLink } from "./links.ts";

/** Whether a company's key takes real money. */
export function isLive(key: string): boolean {
  return /^([sr]k|rzp)_live_/.test(key);
}

export const razorpay = lazy(async () => {
  const { razorpayPayments } = await import("@store/core/adapters/razorpay");
  return razorpayPayments({
    keyId: link("RazorpayKeyId"),
    keySecret: link("RazorpayKeySecret"),
    webhookSecret: optionalLink("RazorpayWebhookSecret"),
    endpoint: process.env.RAZORPAY_ENDPOINT,
  });
});
