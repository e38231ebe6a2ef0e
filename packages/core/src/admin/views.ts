// Rows as the admin area shows them. Field by field, so that nothing else of a row ever leaves.
import type { AdminCoupon, AdminOrder, AdminPerson, AdminUser } from "@store/contract/admin-rows";
import type { Coupon } from "../coupon/coupon.entity.ts";
import { type Customer, type Entitlement, grantAttribute, owns } from "../customer/customer.entity.ts";
import { actor } from "../lib/request.ts";
import { dayOf } from "../lib/time.ts";
import type { Order } from "../order/order.entity.ts";
import type { Admin } from "./admin.entity.ts";

export function orderView(order: Order): AdminOrder {
  const { orderId, customerId, discountCode, discountAmount, finalAmount, refundedAmount } = order;
  const { source, upsells, review, duplicate, createdAt, refundedItems } = order;
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
  const entitlements = Object.keys(grantAttribute) as Entitlement[];
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
export function couponView(coupon: Coupon, timesUsed: number): AdminCoupon {
  const { code, percentage, description = "", usageLimit, taken, uncounted = 0, expiresAt, active } = coupon;
  return {
    couponId: code,
    code,
    percentage,
    description,
    usageLimit: usageLimit ?? null,
    timesUsed,
    reserved: usageLimit === undefined ? 0 : Math.max(0, taken + uncounted - timesUsed),
    // The stored moment is the first of the next day.
    expiresAt: expiresAt === undefined ? null : dayOf(expiresAt - 1),
    isActive: active,
    version: coupon.version ?? 0,
  };
}

export function personView({ adminId, email, fullName, createdAt, createdBy }: Admin): AdminPerson {
  return { adminId, email, fullName, createdAt, createdBy, me: adminId === actor().adminId };
}
