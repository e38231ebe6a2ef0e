import { createPaymentOrder } from "@store/core/order/create-payment-order";
import { handle } from "./lib/handle.ts";
import "./lib/settings.ts";

export const handler = handle("create-payment-order", createPaymentOrder);
