import { orderStatusCall } from "@store/contract/calls/order-status";
import { orderStatus } from "@store/core/orders/settlement/order-status";
import { handle } from "./lib/handle.ts";
import "./lib/offer.ts";
import "./lib/payments.ts";
import "./lib/settings.ts";

export const handler = handle("order-status", orderStatusCall, orderStatus);
