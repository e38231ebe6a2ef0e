// What the mail worker knows when it renders a mail. Catalogue names and prices only: nothing a visitor claimed.
import type { UpsellId } from "@store/contract/catalogue";

/** One line of a receipt. `price` in whole rupees. */
export interface MailLine {
  name: string;
  price: number;
}

/** The order a mail is about, and the account it belongs to. All amounts in whole rupees. */
export interface OrderFacts {
  name: string;
  email: string;
  customerId: string;
  orderId: string;
  lines: readonly MailLine[];
  subtotal: number;
  discountCode?: string | undefined;
  discountAmount: number;
  total: number;
  /** The upsells of this order; they decide which areas are linked. */
  upsells: readonly UpsellId[];
  /** Origin of the shop, with or without a slash at the end. */
  siteUrl: string;
  /** Epoch milliseconds. */
  paidAt: number;
}

/** Welcome, login and receipt: the first order of an account. */
export interface CredentialsMail extends OrderFacts {
  kind: "credentials";
  /** In plain text, this once: the sealed copy is deleted soon after. */
  password: string;
}

/** The order joined an account that already existed and keeps its password. */
export interface AddedMail extends OrderFacts {
  kind: "added";
}

/** A second payment that adds nothing and is flagged for a refund. */
export interface DuplicateMail extends OrderFacts {
  kind: "duplicate";
}

/** Money went back, all of it or a part. */
export interface RefundMail extends OrderFacts {
  kind: "refund";
  /** What this refund gives back, in whole rupees. */
  refundedAmount: number;
  /** Nothing of the order is left to give back. */
  whole: boolean;
}

/** A basket that was left at the checkout. Amounts in whole rupees. */
export interface CartFacts {
  name: string;
  lines: readonly MailLine[];
  subtotal: number;
  discountCode?: string | undefined;
  discountAmount: number;
  total: number;
  /** Puts basket and coupon back; with `coupon`, that coupon. */
  restoreUrl: string;
  unsubscribeUrl: string;
  siteUrl: string;
}

/** The first, second or third reminder of one basket. */
export interface CartMail extends CartFacts {
  kind: "cart-1" | "cart-2" | "cart-3";
  /** Comes with the third; stands in place of the code the basket had. */
  coupon?: { code: string; percentage: number } | undefined;
}

/** Somebody asked for a way back in. */
export interface RecoveryMail {
  kind: "recovery";
  name: string;
  customerId: string;
  /** With the token in its fragment. */
  resetUrl: string;
  /** How long the link works. */
  minutes: number;
  siteUrl: string;
}

/** The password is another one now, and every session is over. */
export interface PasswordChangedMail {
  kind: "password-changed";
  name: string;
  customerId: string;
  /** Epoch milliseconds. */
  changedAt: number;
  byAdmin: boolean;
  siteUrl: string;
  recoverUrl: string;
}

/** Paid more than a day ago and never logged in. */
export interface HelpMail {
  kind: "help";
  name: string;
  customerId: string;
  loginUrl: string;
  recoverUrl: string;
  siteUrl: string;
}

/** A new colleague in the admin area. */
export interface AdminInviteMail {
  kind: "admin-invite";
  name: string;
  email: string;
  temporaryPassword: string;
  loginUrl: string;
  siteUrl: string;
}

/** What an admin sends from /test-email: made-up facts, and a line that says so. */
export interface TestMail {
  kind: "welcome-test" | "cart-test";
  siteUrl: string;
}

/** Every mail the shop sends, told apart by `kind`. */
export type MailModel =
  | CredentialsMail
  | AddedMail
  | DuplicateMail
  | RefundMail
  | CartMail
  | RecoveryMail
  | PasswordChangedMail
  | HelpMail
  | AdminInviteMail
  | TestMail;

/** A mail as SES takes it. Subject and preheader are one line each. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  preheader: string;
}
