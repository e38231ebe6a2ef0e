import { limits } from "@store/contract/limits";
import { stripeWebhook } from "@store/core/order/stripe-webhook";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { rawBody } from "./lib/edge.ts";
import { edge } from "./lib/handle.ts";
import "./lib/settings.ts";

// Raw bytes, because the signature is over them. Stripe is not our page: its signature stands for its origin.
export const handler = (event: APIGatewayProxyEventV2) =>
  edge("stripe-webhook", event, {}, async () => {
    await stripeWebhook(rawBody(event, limits.webhookBody), event.headers["stripe-signature"] ?? "");
    return {};
  });
