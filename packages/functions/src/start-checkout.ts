import { startCheckoutCall } from "@store/contract/calls/start-checkout";
import { startCheckout } from "@store/core/orders/checkout/start-checkout";
import { handle } from "./lib/handle.ts";
import "./lib/settings.ts";

export const handler = handle("start-checkout", startCheckoutCall, startCheckout);
