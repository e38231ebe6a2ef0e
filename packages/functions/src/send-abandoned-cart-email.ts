import { sendAbandonedCartEmail } from "@store/core/cart/send-abandoned-cart-email";
import { handle } from "./lib/handle.ts";
import "./lib/settings.ts";

export const handler = handle("send-abandoned-cart-email", sendAbandonedCartEmail);
