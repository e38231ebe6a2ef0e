import { limits } from "@store/contract/limits";
import { paymentWebhook } from "@store/core/orders/payments/payment-webhook";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { edge } from "./lib/answer.ts";
import { rawBody } from "./lib/edge.ts";
import "./lib/offer.ts";
import "./lib/payments.ts";
import "./lib/settings.ts";

// Raw bytes, because the signature is over them. Stripe is not our page: its signature stands for its origin.
export const handler = (event: APIGatewayProxyEventV2) =>
  edge("stripe-webhook", event, {}, async () => {
    await paymentWebhook(
      "stripe",
      rawBody(event, limits.webhookBody),
      event.headers["stripe-signature"] ?? "",
    );
    return {};
  });
