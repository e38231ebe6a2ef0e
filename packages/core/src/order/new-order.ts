import type { CallInput } from "@store/contract/calls";
import { upsells as catalogue, grantsOf, type UpsellId } from "@store/contract/catalogue";
import type { PricedBasket } from "@store/contract/price-basket";
import type { Coupon } from "../coupon/coupon.entity.ts";
import type { Entitlement } from "../customer/customer.entity.ts";
import { sha256 } from "../lib/secrets.ts";
import { minutes, monthOf } from "../lib/time.ts";
import { readCartToken } from "../mail/mail-links.ts";
import type { CheckoutClaim } from "./checkout-token.ts";
import type { Order } from "./order.entity.ts";

/** Stripe's least is 30 minutes; latency and clocks eat the rest (docs/decisions). */
const sessionLife = minutes(35);

/** How long a pending order waits before the schedule asks Stripe about it: the buyer gets in although nobody rang. */
export const lookAgainAfter = minutes(5);

type Input = CallInput<"create-payment-order">;

/** The order that a priced basket becomes. */
export function newOrder(
  input: Input,
  claim: CheckoutClaim,
  basket: PricedBasket,
  coupon: Coupon | null | undefined,
): Order {
  const now = Date.now();
  const free = basket.total === 0;
  // In catalogue order, so that the same basket always looks the same.
  const upsells = catalogue.map(({ id }) => id).filter((id) => input.upsells.includes(id));
  return {
    orderId: input.orderId,
    version: 1,
    status: "pending",
    source: free ? "free" : "stripe",
    checkoutId: claim.checkoutId,
    cartId: input.cart === undefined ? undefined : readCartToken(input.cart),
    customerId: claim.customerId,
    name: input.customerName,
    email: input.customerEmail,
    phone: input.customerPhone,
    upsells,
    entitlements: entitlementsOf(upsells),
    subtotal: basket.subtotal,
    discountAmount: basket.discountAmount,
    finalAmount: basket.total,
    refundedAmount: 0,
    discountCode: coupon?.code,
    couponUse: coupon?.usageLimit === undefined ? "none" : "held",
    fingerprint: fingerprint(input),
    attempt: 1,
    sessionExpiresAt: now + sessionLife,
    dueAt: free ? now : now + lookAgainAfter,
    createdAt: now,
    month: monthOf(now),
    updatedAt: now,
  };
}

/** Everything that a paid order with these upsells gives. */
export function entitlementsOf(upsells: readonly UpsellId[]): Entitlement[] {
  const licence: Entitlement[] = upsells.includes("agency-license") ? ["agency-license"] : [];
  return [...grantsOf(upsells), ...licence];
}

/** Hash of what was asked for. */
export function fingerprint(input: Input): string {
  const { amount, customerName, customerEmail, customerPhone, discountCode, upsells } = input;
  const asked = [
    amount,
    customerName,
    customerEmail,
    customerPhone,
    discountCode ?? null,
    [...upsells].sort(),
  ];
  return sha256(JSON.stringify(asked));
}
