// Rows as the admin area shows them. Field by field, so that nothing else of a row ever leaves.
import type {
  AdminOrder,
  AdminUser,
  LedgerLine,
  PaymentSessionLine,
  UnmatchedPayment,
} from "@store/contract/admin-rows";
import { type Customer, ownedBy } from "../../customers/customer.entity.ts";
import type { LedgerRow } from "../ledger.entity.ts";
import { linesView } from "../lines.ts";
import type { Order } from "../order.entity.ts";
import type { PaymentSession } from "../payment-session.entity.ts";
import type { Unmatched } from "../payments/unmatched.entity.ts";

export function orderView(order: Order): AdminOrder {
  const { orderId, customerId, discountCode, discountAmount, finalAmount, refundedAmount } = order;
  const { source, lines, review, duplicate, createdAt, refundedItems, refundPending } = order;
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
    lines: linesView(lines),
    provider: order.provider,
    paymentId: order.paymentId,
    bankReference: order.references?.[0],
    fee: order.fee,
    feeTax: order.feeTax,
    net: netOf(order),
    review,
    duplicate,
    setBy: order.override?.by,
    createdAt,
  };
}

/** What the shop has of an order after refunds, disputes and fees, in paise; undefined while the fee is not known. */
export function netOf({ status, finalAmount, refundedAmount, fee, feeTax = 0 }: Order): number | undefined {
  if (fee === undefined) return undefined;
  return (status === "refunded" ? 0 : (finalAmount - refundedAmount) * 100) - fee - feeTax;
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
    resources: ownedBy(customer),
    createdAt,
    lastLoginAt,
  };
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
