// Rows as the admin area shows them. Field by field, so that nothing else of a row ever leaves.
import type {
  AdminCoupon,
  AdminOrder,
  AdminPerson,
  AdminUser,
  LedgerLine,
  PaymentSessionLine,
  UnmatchedPayment,
} from "@store/contract/admin-rows";
import { dayInIndia } from "@store/contract/format";
import { entitlements } from "@store/contract/products";
import type { Admin } from "../../admins/admin.entity.ts";
import type { Coupon } from "../../coupons/coupon.entity.ts";
import { type Customer, owns } from "../../customers/customer.entity.ts";
import type { CouponName } from "../../platform/counter.entity.ts";
import { actor } from "../../platform/request.ts";
import type { LedgerRow } from "../ledger.entity.ts";
import type { Order } from "../order.entity.ts";
import type { PaymentSession } from "../payment-session.entity.ts";
import type { Unmatched } from "../payments/unmatched.entity.ts";

export function orderView(order: Order): AdminOrder {
  const { orderId, customerId, discountCode, discountAmount, finalAmount, refundedAmount } = order;
  const { source, upsells, review, duplicate, createdAt, refundedItems, refundPending } = order;
  return {
    orderId,
    customerId,
    customerName: order.name,
    customerEmail: order.email,
    customerPhone: order.phone,
    amount: order.subtotal,
    discountCode,
    discountAmount,
    finalAmount,
    refundedAmount,
    refundedItems,
    refundPending,
    paymentStatus: order.status,
    source,
    upsells,
    review,
    duplicate,
    setBy: order.override?.by,
    createdAt,
  };
}

export function userView(customer: Customer): AdminUser {
  const { customerId, name, email, phone, hasPaid, banned, createdAt, lastLoginAt } = customer;
  return {
    userId: customerId,
    fullName: name,
    email,
    phone,
    hasPaid,
    banned,
    resources: entitlements.filter((entitlement) => owns(customer, entitlement)),
    createdAt,
    lastLoginAt,
  };
}

/** `timesUsed` comes from the counters. */
export function couponView(
  coupon: Coupon,
  { uses: timesUsed, gross, returned }: Record<CouponName, number>,
): AdminCoupon {
  const { code, percentage, description = "", usageLimit, redemptions, expiresAt, active } = coupon;
  return {
    couponId: code,
    code,
    percentage,
    description,
    usageLimit: usageLimit ?? null,
    timesUsed,
    revenue: (gross - returned) / 100,
    reserved: usageLimit === undefined ? 0 : Math.max(0, redemptions - timesUsed),
    // The stored moment is the first of the next day.
    expiresAt: expiresAt === undefined ? null : dayInIndia(expiresAt - 1),
    isActive: active,
    version: coupon.version ?? 0,
  };
}

export function personView({ adminId, email, fullName, createdAt, createdBy, factorId }: Admin): AdminPerson {
  const me = adminId === actor().adminId;
  return { adminId, email, fullName, createdAt, createdBy, code: factorId !== undefined, me };
}

/** The payment company takes its fee of what was paid; of nothing else. */
export function ledgerView({ at, kind, paise, provider, paymentId, fee, feeTax }: LedgerRow): LedgerLine {
  const hasFee = provider !== undefined && (kind === "sale" || kind === "duplicate");
  return { at, kind, paise, paymentId, fee, feeTax, hasFee };
}

export function sessionView({
  createdAt,
  state,
  amount,
  expiresAt,
  attachedBy,
}: PaymentSession): PaymentSessionLine {
  return { at: createdAt, state, paise: amount, expiresAt, attachedBy };
}

export function unmatchedView(row: Unmatched): UnmatchedPayment {
  const { provider, paymentId, at, amount, currency, saysOrder, says, note, state, askedAt, askedEmail } =
    row;
  return {
    provider,
    paymentId,
    at,
    amount,
    currency,
    saysOrder,
    says,
    note,
    refunding: state === "refunding",
    askedAt,
    askedEmail,
  };
}
