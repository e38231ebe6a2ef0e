import { buyerDetails, buyerFields } from "@store/contract/buyer";
import type { CallInput } from "@store/contract/calls";
import type { PricedBasket } from "@store/contract/price-basket";
import { paymentTimings } from "@store/contract/timings";
import type { Coupon } from "../../coupons/coupon.entity.ts";
import type { Customer } from "../../customers/customer.entity.ts";
import type { CheckoutClaim } from "../../platform/checkout-token.ts";
import { shardFor } from "../../platform/list-shards.ts";
import { readCartToken } from "../../platform/mail-links.ts";
import { sha256 } from "../../platform/secrets.ts";
import { setting } from "../../platform/settings.ts";
import { monthOf } from "../../platform/time.ts";
import { withoutUndefined } from "../../platform/without-undefined.ts";
import type { ProviderId } from "../../providers/payments.ts";
import { linesOf } from "../lines.ts";
import type { Order } from "../order.entity.ts";
import { requireBilling, taxTerms } from "../tax-terms.ts";

type Input = CallInput<"create-payment-order">;

interface Sold {
  basket: PricedBasket;
  rev: number;
  coupon: Coupon | null | undefined;
  provider: ProviderId;
  /** Whose session the buyer has shown: the order is this account's, and its receipt goes to its address. */
  account: Customer | undefined;
  /** Under what it takes its buyer's one use of the coupon. */
  buyerHashes: readonly string[] | undefined;
}

/** The order that a priced basket becomes. */
export function newOrder(
  input: Input,
  claim: CheckoutClaim,
  { basket, rev, coupon, provider, account, buyerHashes }: Sold,
): Order {
  const now = Date.now();
  const mailed = input.cart === undefined ? undefined : readCartToken(input.cart);
  const free = basket.total === 0;
  const gst = setting("gst");
  const billing = requireBilling(input.billing, gst);
  const tax = taxTerms(billing, input.phone, gst);
  const lines = linesOf(basket, tax && gst);
  return {
    orderId: input.orderId,
    version: 1,
    status: "pending",
    source: free ? "free" : "paid",
    ...(!free && { provider }),
    checkoutId: claim.checkoutId,
    ...(mailed && withoutUndefined({ cartId: mailed.cartId, reminder: mailed.reminder })),
    customerId: claim.customerId,
    ...buyerDetails(input),
    ...(account && { inAccount: true, customerId: account.customerId, email: account.email }),
    lines,
    offerRev: rev,
    subtotal: basket.subtotal,
    discountAmount: basket.discountAmount,
    finalAmount: basket.total,
    refundedAmount: 0,
    ...(coupon && { discountCode: coupon.code }),
    ...(buyerHashes && { buyerHashes: [...buyerHashes] }),
    couponUse: coupon?.usageLimit === undefined ? "none" : "reserved",
    fingerprint: fingerprint(input),
    ...(billing && { billing }),
    ...(tax && { tax }),
    sessions: free ? 0 : 1,
    dueAt: free ? now : now + paymentTimings.poll,
    createdAt: now,
    month: monthOf(now),
    shard: shardFor(monthOf(now), input.orderId),
    updatedAt: now,
  };
}

/** Hash of what was asked for. */
export function fingerprint(input: Input): string {
  const { amount, discountCode, upsells, billing } = input;
  const asked = [
    amount,
    ...buyerFields.map((field) => input[field]),
    discountCode ?? null,
    [...upsells].sort(),
    // Not named while no invoices are made: an order that is open when they begin keeps its fingerprint.
    ...(billing && setting("gst").mode === "regular" ? [billing] : []),
  ];
  // The first 28 digits of it: the row stays under one write unit.
  return sha256(JSON.stringify(asked)).slice(0, 28);
}
