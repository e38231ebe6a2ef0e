import { findPaymentCall } from "@store/contract/calls/find-payment";
import { findPayment } from "@store/core/orders/payments/find-payment";
import { handle } from "./lib/handle.ts";
import "./lib/offer.ts";
import "./lib/payments.ts";
import "./lib/settings.ts";

export const handler = handle("find-payment", findPaymentCall, findPayment);
