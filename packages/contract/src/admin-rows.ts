// The rows that the admin's screens show, as its calls answer them (SPEC.txt sections 2 and 3). Rupees are whole.
import * as z from "zod/mini";
import { resourceTypes, upsellIds } from "./catalogue.ts";
import { Rupees } from "./schemas.ts";

export const Count = z.number().check(z.int());
/** Epoch milliseconds. */
const At = z.number();

/** `yyyy-mm-dd`, a day in Asia/Kolkata. */
export const Day = z
  .string({ error: "Invalid date" })
  .check(z.regex(/^20\d\d-[01]\d-[0-3]\d$/, "Invalid date"));
export const adminOrderStatuses = ["pending", "failed", "completed", "refunded"] as const;
export const manualStatuses = ["pending", "completed", "failed"] as const;
/** One row of /admin/orders. Amounts in whole rupees. */
export const AdminOrder = z.object({
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
  /** Products that were paid back one by one. */
  refundedItems: z.optional(z.array(z.enum(["bundle", ...upsellIds]))),
  paymentStatus: z.enum(adminOrderStatuses),
  source: z.enum(["stripe", "free", "gift"]),
  upsells: z.array(z.enum(upsellIds)),
  /** Why a payment was not accepted as one. */
  review: z.optional(z.string()),
  /** The payment added nothing: to be refunded. */
  duplicate: z.optional(z.boolean()),
  /** Set by hand, and by whom. */
  setBy: z.optional(z.string()),
  createdAt: At,
});
export type AdminOrder = z.infer<typeof AdminOrder>;
/** One row of /admin/users. */
export const AdminUser = z.object({
  /** The customer ID. */
  userId: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  hasPaid: z.boolean(),
  banned: z.boolean(),
  resources: z.array(z.enum([...resourceTypes, "agency-license"])),
  createdAt: At,
  lastLoginAt: z.optional(At),
});
export type AdminUser = z.infer<typeof AdminUser>;
/** One row of /admin/coupons. */
export const AdminCoupon = z.object({
  /** The code itself. */
  couponId: z.string(),
  code: z.string(),
  percentage: z.number(),
  description: z.string(),
  usageLimit: z.nullable(z.number()),
  timesUsed: z.number(),
  /** Taken by payment pages that are still open; they count against the limit. */
  reserved: z.number(),
  /** `yyyy-mm-dd`: the last day, in Asia/Kolkata. */
  expiresAt: z.nullable(z.string()),
  isActive: z.boolean(),
  version: z.number(),
});
export type AdminCoupon = z.infer<typeof AdminCoupon>;
/** One thing that happened, oldest first in a story. */
export const StoryLine = z.object({
  at: At,
  kind: z.enum(["order", "payment", "mail", "login", "audit", "customer"]),
  what: z.string(),
});
export type StoryLine = z.infer<typeof StoryLine>;
/** Paid, but the mail failed or nobody has logged in a day later. */
export const StuckBuyer = z.object({
  orderId: z.string(),
  customerId: z.string(),
  name: z.string(),
  email: z.string(),
  paidAt: At,
  why: z.enum(["mail-failed", "mail-bounced", "mail-waiting", "never-logged-in"]),
  detail: z.optional(z.string()),
});
export type StuckBuyer = z.infer<typeof StuckBuyer>;
/** One day's figures, from counters. Rupees whole. */
export const DayFigures = z.object({
  day: z.string(),
  carts: Count,
  orders: Count,
  completed: Count,
  revenue: z.number(),
  refunded: Count,
  refundedAmount: z.number(),
  discounted: Count,
  recovered: Count,
  adTemplates: Count,
  seoChecklist: Count,
  agencyLicense: Count,
});
export type DayFigures = z.infer<typeof DayFigures>;
/** Somebody who may run the shop. */
export const AdminPerson = z.object({
  adminId: z.string(),
  email: z.string(),
  fullName: z.string(),
  createdAt: At,
  createdBy: z.string(),
  /** The one who asks. */
  me: z.boolean(),
});
export type AdminPerson = z.infer<typeof AdminPerson>;
export const AuditLine = z.object({
  auditId: z.string(),
  at: At,
  by: z.string(),
  action: z.string(),
  target: z.string(),
  before: z.optional(z.string()),
  after: z.optional(z.string()),
});
export type AuditLine = z.infer<typeof AuditLine>;
