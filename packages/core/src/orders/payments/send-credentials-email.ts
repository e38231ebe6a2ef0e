import { StoreError } from "@store/contract/errors";
import { linkTimings } from "@store/contract/timings";
import { readCustomer } from "../../customers/customer.entity.ts";
import { readCheckoutToken } from "../../platform/checkout-token.ts";
import { request } from "../../platform/request.ts";
import { throttle } from "../../platform/throttle.ts";
import type { UseCase } from "../../platform/use-case.ts";
import { readOrder } from "../order.entity.ts";
import { resend } from "./resend-access.ts";

/**
 * The mail of a paid order once more, for the browser that placed it and only ever to the address on record. Throws
 * `order.not_found` for any order that is not paid, or not this browser's.
 */
export const sendCredentialsEmail: UseCase<"send-credentials-email"> = async ({ checkoutToken, orderId }) => {
  const claim = readCheckoutToken(checkoutToken, linkTimings.checkoutGrace);
  const [order] = await Promise.all([readOrder(orderId), throttle("resend.ip", request().viewerIp)]);
  if (order?.checkoutId !== claim.checkoutId || order?.status !== "completed") {
    throw new StoreError("order.not_found");
  }
  const [customer] = await Promise.all([
    readCustomer(order.customerId),
    throttle("resend.account", order.customerId),
  ]);
  if (customer) await resend(customer);
  return {};
};
