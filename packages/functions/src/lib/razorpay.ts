// Razorpay alone: its messages are about its own orders, and their function has no use for another company's adapter.
import { razorpayPayments } from "@store/core/providers/razorpay";
import { lazy } from "./lazy.ts";
import { link, optionalLink } from "./links.ts";

/** In the function's own file: the adapter is smaller than what a further file costs at every start. */
export const razorpay = lazy(async () =>
  razorpayPayments({
    keyId: link("RazorpayKeyId"),
    keySecret: link("RazorpayKeySecret"),
    webhookSecret: optionalLink("RazorpayWebhookSecret"),
    endpoint: process.env.RAZORPAY_ENDPOINT,
  }),
);
