import { createPaymentOrderCall } from "@store/contract/calls/create-payment-order";
import { createPaymentOrder } from "@store/core/orders/checkout/create-payment-order";
import { handle } from "./lib/handle.ts";
import "./lib/offer.ts";
import "./lib/payments.ts";
import "./lib/settings.ts";

export const handler = handle("create-payment-order", createPaymentOrderCall, createPaymentOrder);
