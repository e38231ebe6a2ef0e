// A webhook of ours that settles orders, but knows no payment company: what is left of one without its adapter.
import { paymentWebhook } from "@store/core/orders/payments/payment-webhook";
import { configure } from "@store/core/platform/settings";
import { edge } from "../../packages/functions/src/lib/answer.ts";
import "../../packages/functions/src/lib/settings.ts";

configure({
  liveMode: false,
  payments: async () => {
    throw new Error("There is no company");
  },
});

export const handler = (event: Parameters<typeof edge>[1]) =>
  edge("razorpay-webhook", event, {}, async () => {
    await paymentWebhook("razorpay", event.body ?? "", "");
    return {};
  });
