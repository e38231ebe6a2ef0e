import { limits } from "@store/contract/limits";
import { isLiveKey } from "@store/contract/providers";
import { paymentWebhook } from "@store/core/orders/payments/payment-webhook";
import { configure } from "@store/core/platform/settings";
import { seconds } from "@store/core/platform/time";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { edge } from "./lib/answer.ts";
import { rawBody } from "./lib/edge.ts";
import { link } from "./lib/links.ts";
import { razorpay } from "./lib/razorpay.ts";
import "./lib/offer.ts";
import "./lib/settings.ts";

configure({
  get liveMode() {
    return isLiveKey(link("RazorpayKeyId"));
  },
  payments: razorpay,
});

/** Razorpay waits five seconds. What it was not answered in a day it stops sending, until a person switches it on. */
const patience = seconds(4);

export const handler = (event: APIGatewayProxyEventV2) =>
  edge("razorpay-webhook", event, {}, async () => {
    await paymentWebhook(
      "razorpay",
      rawBody(event, limits.webhookBody),
      event.headers["x-razorpay-signature"] ?? "",
      patience,
    );
    return {};
  });
