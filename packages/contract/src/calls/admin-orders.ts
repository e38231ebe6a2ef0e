import * as z from "zod/mini";
import { AnyOrderId, Id, nextCursor, paging, Story } from "../admin-lists.ts";
import {
  AccessRequest,
  AdminOrder,
  Count,
  Day,
  LedgerLine,
  Month,
  OwnerNotice,
  PaymentSessionLine,
  UnmatchedPayment,
} from "../admin-rows.ts";
import type { Call, Exchange } from "../call.ts";
import { guaranteeReasons } from "../guarantee.ts";
import { SoldProducts } from "../order-line.ts";
import { manualStatuses, orderStatuses } from "../order-statuses.ts";
import { providerIds } from "../providers.ts";
import { Email, GuaranteeMode, matching, Rupees, SoldProduct } from "../schemas.ts";

/** A payment at a payment company. */
const payment = {
  provider: matching(/^[a-z]{2,30}$/, "Invalid provider"),
  paymentId: Id,
};

/** Of a decision, for the audit. */
const Reason = z.lazy(() =>
  z
    .string({ error: "Say why" })
    .check(
      z.trim(),
      z.minLength(3, "Say why, in a few words"),
      z.maxLength(200, "The reason must be less than 200 characters"),
    ),
);

const NoticeId = matching(/^[\w.:-]{3,200}$/, "Invalid notice");

const orderFilter = {
  status: z.optional(z.enum(orderStatuses)),
  from: z.optional(Day),
  to: z.optional(Day),
};

const orderActions = {
  stats: {
    input: z.object({}),
    output: z.object({
      stats: z.object({ total: Count, revenue: z.number(), completed: Count, pending: Count }),
    }),
  },
  list: {
    input: z.object({ ...paging, ...orderFilter }),
    output: z.object({ orders: z.array(AdminOrder), nextCursor }),
  },
  /** CSV of what `list` would show, some hundred rows at a time; the first page carries the head line. */
  export: {
    recentCode: true,
    input: z.object({ cursor: paging.cursor, search: paging.search, ...orderFilter }),
    output: z.object({ csv: z.string(), nextCursor }),
  },
  /** What was asked back under the guarantee in a month, product by product. */
  guarantee: {
    input: z.object({ month: Month }),
    output: z.object({
      mode: GuaranteeMode,
      products: z.array(
        z.object({
          product: SoldProduct,
          /** How often it was sold in the month, and asked back. */
          sold: Count,
          claims: Count,
          reasons: z.array(z.object({ reason: z.enum([...guaranteeReasons, "none"]), count: Count })),
        }),
      ),
    }),
  },
  /**
   * CSV of what a payment company paid out in a month, a page at a time; the last page carries the sums. All in paise.
   */
  settlement: {
    recentCode: true,
    input: z.object({ provider: z.enum(providerIds), month: Month, cursor: paging.cursor }),
    output: z.object({
      csv: z.string(),
      nextCursor,
      sums: z.optional(
        z.object({
          /** What reached the bank, and what the lines come to after fees. */
          paidOut: Count,
          lines: Count,
          /** Of these the company's own, of no order; what the shop's books say of the rest; lines that differ from them. */
          own: Count,
          books: Count,
          differing: Count,
        }),
      ),
    }),
  },
  "update-status": {
    /** `seen`: the status on the admin's screen; another one meanwhile is a conflict. */
    input: z.object({
      orderId: AnyOrderId,
      paymentStatus: z.enum(manualStatuses),
      seen: z.optional(z.enum(orderStatuses)),
    }),
    output: z.object({}),
  },
  delete: { input: z.object({ orderId: AnyOrderId }), output: z.object({}) },
  story: {
    input: z.object({ orderId: AnyOrderId }),
    output: z.extend(Story, { ledger: z.array(LedgerLine), sessions: z.array(PaymentSessionLine) }),
  },
  /** Through Stripe. Without `items` all that is left; with them their share of what was paid. */
  refund: {
    recentCode: true,
    input: z.object({
      orderId: AnyOrderId,
      items: z.optional(SoldProducts),
    }),
    output: z.object({ refundedAmount: Rupees }),
  },
  /** Sends a further payment of an order back once more: the one that a notice is about. Answers the paise. */
  "refund-duplicate": {
    recentCode: true,
    input: z.object({ noticeId: NoticeId }),
    output: z.object({ paise: Count }),
  },
  /**
   * What waits for a person: money without an order, payers who ask to be let in, and what went wrong by itself; the newest
   * first. `more`: there is more than is shown.
   */
  unmatched: {
    input: z.object({}),
    output: z.object({
      payments: z.array(UnmatchedPayment),
      requests: z.array(AccessRequest),
      notices: z.array(OwnerNotice),
      more: z.boolean(),
    }),
  },
  /** Gives the account the address that its payer asked for, and mails the login there. */
  "grant-request": { input: z.object({ orderId: AnyOrderId, email: Email }), output: z.object({}) },
  "dismiss-request": {
    input: z.object({ orderId: AnyOrderId, reason: Reason }),
    output: z.object({}),
  },
  /** Takes a notice off the list: it has been dealt with. */
  "close-notice": { input: z.object({ noticeId: NoticeId }), output: z.object({}) },
  /** Makes a payment that of an order of the same amount, which completes. */
  "attach-payment": {
    input: z.object({ ...payment, orderId: AnyOrderId }),
    output: z.object({ order: AdminOrder }),
  },
  /** Sends back what is left of a payment that no order has. Answers the paise. */
  "refund-payment": {
    recentCode: true,
    input: z.object(payment),
    output: z.object({ paise: Count }),
  },
  /** Takes a payment that no order has off the list. */
  "dismiss-payment": {
    input: z.object({
      ...payment,
      reason: Reason,
    }),
    output: z.object({}),
  },
} satisfies Record<string, Exchange>;

export const adminOrdersCall = { who: "admin", actions: orderActions } as const satisfies Call;
