// What the admin area asks (docs/product.md section 7). Spread into the call table by calls.ts.
// A call with several actions is told apart by `action` in its body; each action has its own input and output.
import * as z from "zod/mini";
import {
  AccessRequest,
  AdminCoupon,
  AdminOrder,
  AdminPerson,
  AdminUser,
  AuditLine,
  adminOrderStatuses,
  Count,
  Day,
  DayFigures,
  LedgerLine,
  LongWait,
  manualStatuses,
  PageLine,
  StoryLine,
  StuckBuyer,
  UnmatchedPayment,
} from "./admin-rows.ts";
import { upsellIds } from "./catalogue.ts";
import { gstActions } from "./gst/admin-gst.ts";
import { limits } from "./limits.ts";
import { OwnPassword } from "./mail-calls.ts";
import { adminPrivacyActions } from "./privacy/privacy-calls.ts";
import {
  AdminEmail,
  CustomerId,
  CustomerName,
  DiscountCode,
  Email,
  Password,
  Phone,
  Resource,
  Rupees,
  Username,
} from "./schemas.ts";

const Id = z.string({ error: "Invalid id" }).check(z.regex(/^[A-Za-z0-9_.@:-]{1,300}$/, "Invalid id"));

/** Any order's: also that of a gift, which the shop itself names. */
const OrderId = z
  .string({ error: "Invalid order id" })
  .check(z.regex(/^ORDER_[A-Za-z0-9_-]{6,80}$/, "Invalid order id"));

/** How a list is asked for, a page at a time. `cursor` is opaque, and signed. */
const paging = {
  cursor: z.optional(z.string().check(z.maxLength(2000))),
  /** At most 100; 25 unless told. */
  limit: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(100))),
  /** An id, an email or a phone number exactly, or the beginning of words of a name. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
};
const nextCursor = z.optional(z.string());

const Story = z.object({
  user: z.optional(AdminUser),
  orders: z.array(AdminOrder),
  lines: z.array(StoryLine),
});

/** A payment at a payment company. */
const payment = {
  provider: z.string({ error: "Invalid provider" }).check(z.regex(/^[a-z]{2,30}$/, "Invalid provider")),
  paymentId: Id,
};

/** Of a decision, for the audit. */
const Reason = z
  .string({ error: "Say why" })
  .check(
    z.trim(),
    z.minLength(3, "Say why, in a few words"),
    z.maxLength(200, "The reason must be less than 200 characters"),
  );

const orderFilter = {
  status: z.optional(z.enum(adminOrderStatuses)),
  from: z.optional(Day),
  to: z.optional(Day),
};
export const userFilters = ["paid", "not-paid", "blocked", "active"] as const;

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
  "update-status": {
    /** `seen`: the status on the admin's screen; another one meanwhile is a conflict. */
    input: z.object({
      orderId: OrderId,
      paymentStatus: z.enum(manualStatuses),
      seen: z.optional(z.enum(adminOrderStatuses)),
    }),
    output: z.object({}),
  },
  delete: { input: z.object({ orderId: OrderId }), output: z.object({}) },
  story: {
    input: z.object({ orderId: OrderId }),
    output: z.extend(Story, { ledger: z.array(LedgerLine), pages: z.array(PageLine) }),
  },
  /** Through Stripe. Without `items` all that is left; with them their share of what was paid. */
  refund: {
    recentCode: true,
    input: z.object({ orderId: OrderId, items: z.optional(z.array(z.enum(["bundle", ...upsellIds]))) }),
    output: z.object({ refundedAmount: Rupees }),
  },
  /** Money without an order, and payers who wait for a person; the newest first. `more`: there is more than is shown. */
  unmatched: {
    input: z.object({}),
    output: z.object({
      payments: z.array(UnmatchedPayment),
      requests: z.array(AccessRequest),
      more: z.boolean(),
    }),
  },
  /** Gives the account the address that its payer asked for, and mails the login there. */
  "grant-request": { input: z.object({ orderId: OrderId, email: Email }), output: z.object({}) },
  "dismiss-request": { input: z.object({ orderId: OrderId, reason: Reason }), output: z.object({}) },
  /** Makes a payment that of an order of the same amount, which completes. */
  "attach-payment": {
    input: z.object({ ...payment, orderId: OrderId }),
    output: z.object({ order: AdminOrder }),
  },
  /** Sends back what is left of a payment that no order has. Answers the paise. */
  "refund-payment": { recentCode: true, input: z.object(payment), output: z.object({ paise: Count }) },
  /** Takes a payment that no order has off the list. */
  "dismiss-payment": {
    input: z.object({
      ...payment,
      reason: Reason,
    }),
    output: z.object({}),
  },
} as const;

const userActions = {
  list: {
    input: z.object({ ...paging, status: z.optional(z.enum(userFilters)) }),
    output: z.object({ users: z.array(AdminUser), nextCursor }),
  },
  export: {
    recentCode: true,
    input: z.object({
      cursor: paging.cursor,
      search: paging.search,
      status: z.optional(z.enum(userFilters)),
    }),
    output: z.object({ csv: z.string(), nextCursor }),
  },
  "update-profile": {
    /** `seen`: what the form started from; somebody else's change meanwhile is a conflict. */
    input: z.object({
      userId: CustomerId,
      email: Email,
      phone: Phone,
      fullName: CustomerName,
      seen: z.optional(z.object({ email: z.string(), phone: z.string(), fullName: z.string() })),
    }),
    output: z.object({}),
  },
  "update-password": {
    input: z.object({ userId: CustomerId, password: z.pipe(Password, OwnPassword) }),
    output: z.object({}),
  },
  block: { input: z.object({ userId: CustomerId }), output: z.object({}) },
  unblock: { input: z.object({ userId: CustomerId }), output: z.object({}) },
  delete: { input: z.object({ userId: CustomerId }), output: z.object({}) },
  /** Settles due orders; `updated` users' has_paid changed. `more`: ask again. */
  "sync-payment-status": { input: z.object({}), output: z.object({ updated: Count, more: z.boolean() }) },
  story: { input: z.object({ userId: CustomerId }), output: Story },
  /** Mails a way in: the credentials while they are readable, else a recovery link. */
  "resend-access": { input: z.object({ userId: CustomerId }), output: z.object({}) },
  stuck: { input: z.object({}), output: z.object({ buyers: z.array(StuckBuyer) }) },
} as const;

/** What the coupon dialog edits (docs/product.md section 5). */
export const CouponForm = z.object({
  code: DiscountCode,
  percentage: z
    .number({ error: "Discount must be a whole number from 1 to 100" })
    .check(
      z.int("Discount must be a whole number from 1 to 100"),
      z.minimum(1, "Discount must be a whole number from 1 to 100"),
      z.maximum(100, "Discount must be a whole number from 1 to 100"),
    ),
  description: z.optional(
    z.string().check(z.trim(), z.maxLength(200, "Description must be less than 200 characters")),
  ),
  usageLimit: z.optional(
    z.nullable(
      z
        .number({ error: "Usage limit must be a whole number of at least 1" })
        .check(
          z.int("Usage limit must be a whole number of at least 1"),
          z.minimum(1, "Usage limit must be a whole number of at least 1"),
          z.maximum(1_000_000, "Usage limit must be at most 10,00,000"),
        ),
    ),
  ),
  expiresAt: z.optional(z.nullable(Day)),
});

const couponActions = {
  list: { input: z.object({}), output: z.object({ coupons: z.array(AdminCoupon) }) },
  create: { input: CouponForm, output: z.object({ coupon: AdminCoupon }) },
  update: {
    input: z.extend(CouponForm, { couponId: DiscountCode, version: z.number() }),
    output: z.object({ coupon: AdminCoupon }),
  },
  toggle: {
    input: z.object({ couponId: DiscountCode, isActive: z.boolean() }),
    output: z.object({ coupon: AdminCoupon }),
  },
  delete: { input: z.object({ couponId: DiscountCode }), output: z.object({}) },
} as const;

const dashboardActions = {
  totals: {
    input: z.object({}),
    output: z.object({
      totals: z.object({
        users: Count,
        orders: Count,
        revenue: z.number(),
        completed: Count,
        pending: Count,
        failed: Count,
        refunded: Count,
      }),
    }),
  },
  /** Both days included, at most 366. */
  period: {
    input: z.object({ from: Day, to: Day }),
    output: z.object({
      days: z.array(DayFigures),
      coupons: z.array(z.object({ code: z.string(), uses: Count })),
      /** How many were let in within each step of `waitSteps`, and after the last. */
      waits: z.array(Count),
      /** Who waited longer than `longestWait`, the newest first; at most fifty. */
      longWaits: z.array(LongWait),
    }),
  },
} as const;

const peopleActions = {
  me: { input: z.object({}), output: z.object({ admin: AdminPerson }) },
  list: { input: z.object({}), output: z.object({ admins: z.array(AdminPerson) }) },
  /** Mails a temporary password, good for a day. */
  invite: {
    recentCode: true,
    input: z.object({ email: AdminEmail, fullName: CustomerName }),
    output: z.object({ admin: AdminPerson }),
  },
  remove: { recentCode: true, input: z.object({ adminId: Id }), output: z.object({}) },
  "sign-out": { recentCode: true, input: z.object({ adminId: Id }), output: z.object({}) },
  /** For who lost device and recovery codes: they set up anew at the next login. */
  "reset-code": { recentCode: true, input: z.object({ adminId: Id }), output: z.object({}) },
  audit: {
    input: z.object({ cursor: paging.cursor, limit: paging.limit }),
    output: z.object({ lines: z.array(AuditLine), nextCursor }),
  },
} as const;

/** Six digits from an authenticator app (RFC 6238), or a recovery code; spaces between its signs are fine. */
export const SecondFactorCode = z.string({ error: "Code is required" }).check(
  z.maxLength(100, { error: "That is too long for a code", abort: true }),
  z.overwrite((value) => value.replace(/\s/g, "").toLowerCase()),
  z.minLength(1, { error: "Code is required", abort: true }),
  z.regex(
    /^(\d{6}|[a-z0-9]{4}(-?[a-z0-9]{4}){3})$/,
    "A code has six digits, a recovery code four groups of four",
  ),
);

/** Six digits, and no other code: what shows that the app has the secret. */
export const AppCode = z.string({ error: "Code is required" }).check(
  z.overwrite((value) => value.replace(/\s/g, "")),
  z.minLength(1, { error: "Code is required", abort: true }),
  z.regex(/^\d{6}$/, "The code has six digits"),
);

const RecoveryCodes = z.array(z.string());

/** An admin's own second factor. Open to who has shown a password only; each change asks for a code of its own. */
const accountActions = {
  state: {
    input: z.object({}),
    /** `recoveryCodes`: how many are left. */
    output: z.object({ code: z.boolean(), required: z.boolean(), recoveryCodes: Count }),
  },
  /** `code`: of the second factor that is there already. `setup` goes back with the first code of the new one. */
  "begin-setup": {
    input: z.object({ code: z.optional(SecondFactorCode) }),
    output: z.object({ secret: z.string(), setup: z.string() }),
  },
  "complete-setup": {
    input: z.object({ setup: z.string().check(z.maxLength(1000)), code: AppCode }),
    output: z.object({ recoveryCodes: RecoveryCodes }),
  },
  /** Gives a code in this sign-in. Answers how many recovery codes are left. */
  prove: {
    input: z.object({ code: SecondFactorCode }),
    output: z.object({ recoveryCodes: Count }),
  },
  /** Ends those that were. */
  "new-recovery-codes": {
    input: z.object({ code: SecondFactorCode }),
    output: z.object({ recoveryCodes: RecoveryCodes }),
  },
  /** Only where a second factor is offered, not required. */
  "switch-off": { input: z.object({ code: SecondFactorCode }), output: z.object({}) },
} as const;

/** An admin's own password, as the pool wants it. */
export const AdminPassword = z
  .string({ error: "Password is required" })
  .check(
    z.minLength(14, { error: "Password must be at least 14 characters", abort: true }),
    z.maxLength(limits.password, { error: "Password must be less than 255 characters", abort: true }),
    z.regex(/[a-z]/, "Password needs a small letter"),
    z.regex(/[A-Z]/, "Password needs a capital letter"),
    z.regex(/\d/, "Password needs a digit"),
    z.regex(/[^A-Za-z0-9\s]/, "Password needs a symbol"),
  );

export const testMails = ["welcome", "abandoned-cart"] as const;

export const adminCalls = {
  "admin-orders": { who: "admin", actions: orderActions },
  "admin-users": { who: "admin", actions: userActions },
  "admin-coupons": { who: "admin", actions: couponActions },
  "admin-gst": { who: "admin", actions: gstActions },
  "admin-privacy": { who: "admin", actions: adminPrivacyActions },
  "admin-dashboard": { who: "admin", actions: dashboardActions },
  "admin-people": { who: "admin", actions: peopleActions },
  "admin-account": { who: "admin", actions: accountActions },
  "create-authorized-user": {
    who: "admin",
    /** `password` is taken for the sake of older callers, and ignored. */
    input: z.object({ username: Username, password: z.optional(z.string()), resourceType: Resource }),
    output: z.object({}),
  },
  "send-test-email": {
    who: "admin",
    input: z.object({
      email: z
        .string({ error: "Please enter a valid email address" })
        .check(
          z.trim(),
          z.maxLength(255, { error: "Email must be less than 255 characters", abort: true }),
          z.regex(
            /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\.]+(\.[^\s@,;:<>()[\]"\\.]+)+$/,
            "Please enter a valid email address",
          ),
        ),
      template: z.enum(testMails),
    }),
    output: z.object({}),
  },
  "create-admin-user": {
    who: "anyone",
    input: z.object({
      setupCode: z
        .string({ error: "Setup code is required" })
        .check(z.trim(), z.minLength(1, "Setup code is required"), z.maxLength(100)),
      email: AdminEmail,
      password: AdminPassword,
      fullName: CustomerName,
    }),
    output: z.object({}),
  },
} as const;
