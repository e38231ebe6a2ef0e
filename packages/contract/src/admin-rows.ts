// The rows that the admin's screens show, as its calls answer them (docs/product.md sections 2 and 3). Rupees are whole.
import * as z from "zod/mini";
import { ledgerKinds, noticeKinds, paymentSessionStates, requestReasons } from "./money-rows.ts";
import { OrderLine } from "./order-line.ts";
import { orderSources, orderStatuses } from "./order-statuses.ts";
import { providerIds } from "./providers.ts";
import { lazyObject, matching, Rupees, SoldProduct } from "./schemas.ts";

export const Count = z.number().check(z.int());
/** Epoch milliseconds. */
const At = z.number();

/** `yyyy-mm-dd`, a day in Asia/Kolkata that the calendar has. */
export const Day = z
  .string({ error: "Invalid date" })
  .check(
    z.regex(/^20\d\d-\d\d-\d\d$/, { error: "Invalid date", abort: true }),
    z.refine(isInCalendar, "Invalid date"),
  );

/** `yyyy-mm`: a month in Asia/Kolkata. */
export const Month = matching(/^20\d\d-(0[1-9]|1[0-2])$/, "Choose a month");

/** `Date` takes 31 February for 2 or 3 March. */
function isInCalendar(day: string): boolean {
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}

/** One row of /admin/orders. Amounts in whole rupees. */
export const AdminOrder = lazyObject(() => ({
  orderId: z.string(),
  customerId: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  amount: Rupees,
  discountCode: z.optional(z.string()),
  discountAmount: Rupees,
  finalAmount: Rupees,
  refundedAmount: Rupees,
  /** Part of it that the bank has not taken yet. */
  refundPending: z.optional(Rupees),
  /** Products that were paid back one by one. */
  refundedItems: z.optional(z.array(SoldProduct)),
  paymentStatus: z.enum(orderStatuses),
  source: z.enum(orderSources),
  lines: z.array(OrderLine),
  /** The company that was asked for the money, its name for the payment, and what the buyer's bank calls it. */
  provider: z.optional(z.enum(providerIds)),
  paymentId: z.optional(z.string()),
  bankReference: z.optional(z.string()),
  /** What the company keeps, the tax on it, and what is left of all for the shop. Paise; absent while not known. */
  fee: z.optional(Count),
  feeTax: z.optional(Count),
  net: z.optional(Count),
  /** Why a payment was not accepted as one. */
  review: z.optional(z.string()),
  /** The payment added nothing: to be refunded. */
  duplicate: z.optional(z.boolean()),
  /** Set by hand, and by whom. */
  setBy: z.optional(z.string()),
  createdAt: At,
}));
export type AdminOrder = z.infer<typeof AdminOrder>;
/** One row of /admin/users. */
export const AdminUser = lazyObject(() => ({
  /** The customer ID. */
  userId: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  hasPaid: z.boolean(),
  banned: z.boolean(),
  resources: z.array(SoldProduct),
  createdAt: At,
  lastLoginAt: z.optional(At),
}));
export type AdminUser = z.infer<typeof AdminUser>;
/** One row of /admin/coupons. */
export const AdminCoupon = lazyObject(() => ({
  /** The code itself. */
  couponId: z.string(),
  code: z.string(),
  /** What it takes off: a whole percentage, or else a sum in whole rupees. */
  percentage: z.optional(z.number()),
  amountOff: z.optional(z.number()),
  description: z.string(),
  usageLimit: z.nullable(z.number()),
  timesUsed: z.number(),
  /** What is left of the sales with it, after refunds. */
  revenue: z.number(),
  /** Taken by payment pages that are still open; they count against the limit. */
  reserved: z.number(),
  /** `yyyy-mm-dd`: the first and the last day, in Asia/Kolkata. */
  startsAt: z.nullable(z.string()),
  expiresAt: z.nullable(z.string()),
  /** The products that it is for; absent for all. */
  products: z.optional(z.array(SoldProduct)),
  /** Who may use it: owners of one of these products; absent for everybody. */
  owners: z.optional(z.array(SoldProduct)),
  /** Each buyer may use it once. */
  oncePerBuyer: z.boolean(),
  isActive: z.boolean(),
  version: z.number(),
}));
export type AdminCoupon = z.infer<typeof AdminCoupon>;
/** What one coupon did in a stretch of days. Rupees whole. */
export const CouponFigures = lazyObject(() => ({
  code: z.string(),
  uses: Count,
  /** What is left of the sales with it, after refunds. */
  revenue: z.number(),
  /** Days on which it was used, or a use was taken back. */
  days: z.array(z.object({ day: z.string(), uses: Count })),
}));
export type CouponFigures = z.infer<typeof CouponFigures>;
/** One thing that happened, oldest first in a story. */
export const StoryLine = lazyObject(() => ({
  at: At,
  kind: z.enum(["order", "payment", "mail", "login", "audit", "customer"]),
  /** A sentence, without its full stop. */
  what: z.string(),
  /** The IDs it is about, for anybody who looks further. */
  ids: z.optional(z.string()),
}));
export type StoryLine = z.infer<typeof StoryLine>;
/** Paid, but the mail failed or nobody has logged in a day later. */
export const StuckBuyer = lazyObject(() => ({
  orderId: z.string(),
  customerId: z.string(),
  name: z.string(),
  email: z.string(),
  paidAt: At,
  why: z.enum(["mail-failed", "mail-bounced", "mail-waiting", "never-logged-in"]),
  detail: z.optional(z.string()),
}));
export type StuckBuyer = z.infer<typeof StuckBuyer>;
/** A buyer who was let in too long after the payment. */
export const LongWait = lazyObject(() => ({
  orderId: z.string(),
  name: z.string(),
  email: z.string(),
  paidAt: At,
  /** Milliseconds. */
  waited: z.number(),
}));
export type LongWait = z.infer<typeof LongWait>;
/** One day's figures, from counters. Rupees whole. */
export const DayFigures = lazyObject(() => ({
  day: z.string(),
  carts: Count,
  orders: Count,
  /** Sales of the day, less those that an admin took back. */
  completed: Count,
  /** What was sold. */
  gross: z.number(),
  /** What is left of it: gross less what went back that day. */
  revenue: z.number(),
  refunded: Count,
  /** What went back: refunds, and disputes that were lost. */
  refundedAmount: z.number(),
  /** What the payment companies keep of it and take for disputes, and the tax on that, as far as they told. Paise. */
  fees: Count,
  feeTax: Count,
  /** What is left of sales with a coupon; part of `revenue`. */
  couponRevenue: z.number(),
  discounted: Count,
  recovered: Count,
  /** How often each product was sold, by its id. */
  sold: z.record(SoldProduct, Count),
}));
export type DayFigures = z.infer<typeof DayFigures>;
/** What one reminder of the series did in a stretch of days. */
export const CartMailFigures = lazyObject(() => ({
  sent: Count,
  /** Sales that came back by it, and what is left of them after refunds. Rupees whole. */
  sales: Count,
  revenue: z.number(),
}));
export type CartMailFigures = z.infer<typeof CartMailFigures>;
/** Somebody who may run the shop. */
export const AdminPerson = lazyObject(() => ({
  adminId: z.string(),
  email: z.string(),
  fullName: z.string(),
  createdAt: At,
  createdBy: z.string(),
  /** Whether their login asks for a code. */
  code: z.boolean(),
  /** The one who asks. */
  me: z.boolean(),
}));
export type AdminPerson = z.infer<typeof AdminPerson>;
export const AuditLine = lazyObject(() => ({
  auditId: z.string(),
  at: At,
  by: z.string(),
  action: z.string(),
  target: z.string(),
  before: z.optional(z.string()),
  after: z.optional(z.string()),
}));
export type AuditLine = z.infer<typeof AuditLine>;

/** One row of an order's ledger. Money in paise. */
export const LedgerLine = lazyObject(() => ({
  at: At,
  kind: z.enum(ledgerKinds),
  paise: Count,
  paymentId: z.optional(z.string()),
  /** Absent while the payment company has not told it: not known is not nothing. */
  fee: z.optional(Count),
  feeTax: z.optional(Count),
  /** Whether the payment company takes a fee of it at all. */
  hasFee: z.boolean(),
}));
export type LedgerLine = z.infer<typeof LedgerLine>;

/** One payment page of an order, and what became of it. Paise. */
export const PaymentSessionLine = lazyObject(() => ({
  at: At,
  state: z.enum(paymentSessionStates),
  paise: Count,
  expiresAt: At,
  /** The admin who said that this payment is the order's. */
  attachedBy: z.optional(z.string()),
}));
export type PaymentSessionLine = z.infer<typeof PaymentSessionLine>;

/** A payer who has shown that they paid, and waits for a person. */
export const AccessRequest = lazyObject(() => ({
  orderId: z.string(),
  why: z.enum(requestReasons),
  /** Where the login should go; nobody has proven whose address that is. */
  email: z.optional(z.string()),
  askedAt: At,
  customerId: z.string(),
  customerName: z.string(),
  /** On record. */
  customerEmail: z.string(),
  customerPhone: z.string(),
  finalAmount: Rupees,
  paidAt: z.optional(At),
}));
export type AccessRequest = z.infer<typeof AccessRequest>;

export const OwnerNotice = lazyObject(() => ({
  noticeId: z.string(),
  kind: z.enum(noticeKinds),
  at: At,
  orderId: z.optional(z.string()),
  /** Of the order's customer. */
  customerId: z.optional(z.string()),
  customerName: z.optional(z.string()),
  /** Of a refund, or of the year's sales. */
  paise: z.optional(Count),
  /** Of a further payment of the order, which can be sent back by itself. */
  paymentId: z.optional(z.string()),
  /** What the owner calls the mail. */
  mail: z.optional(z.string()),
  why: z.optional(z.string()),
}));
export type OwnerNotice = z.infer<typeof OwnerNotice>;

/** Money at a payment company that no order has. Paise, or the smallest unit of another currency. */
export const UnmatchedPayment = lazyObject(() => ({
  provider: z.string(),
  paymentId: z.string(),
  at: At,
  amount: Count,
  currency: z.string(),
  /** What the payment says it is for. */
  saysOrder: z.optional(z.string()),
  says: z.optional(z.string()),
  /** Its way back has begun, and the payment company has not said yes yet. */
  refunding: z.boolean(),
  /** Why it is here once more. */
  note: z.optional(z.string()),
  /** When its payer asked for what was bought, and where to send it. */
  askedAt: z.optional(At),
  askedEmail: z.optional(z.string()),
}));
export type UnmatchedPayment = z.infer<typeof UnmatchedPayment>;
