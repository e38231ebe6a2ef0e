import { sendAbandonedCartEmailCall } from "@store/contract/calls/send-abandoned-cart-email";
import { sendAbandonedCartEmail } from "@store/core/carts/send-abandoned-cart-email";
import { handle } from "./lib/handle.ts";
import "./lib/offer.ts";
import "./lib/settings.ts";

export const handler = handle(
  "send-abandoned-cart-email",
  sendAbandonedCartEmailCall,
  sendAbandonedCartEmail,
);
