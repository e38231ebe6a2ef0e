// What a mail is made of: the shop's own records and the catalogue. Nothing that a public call could write freely, but a
// name that has been looked at. The worker makes a model of it, packages/mails makes words of the model.
import type { LibraryNews } from "./library-news.ts";
import type { PaymentCause } from "./payment-causes.ts";

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
  /** What its lines open; it decides which areas are linked. */
  opens: readonly string[];
  /** Origin of the shop, with or without a slash at the end. */
  siteUrl: string;
  /** Epoch milliseconds. */
  paidAt: number;
  /** Where its invoice can be had; absent when there is none. */
  invoiceUrl?: string | undefined;
}

/** Welcome, login and receipt: the first order of an account. */
export interface CredentialsMail extends OrderFacts {
  kind: "credentials";
  /** In plain text, this once: the sealed copy is deleted soon after. */
  password: string;
  /** It takes the place of the password that the account had. */
  renewed?: boolean;
}

/** The order joined an account that already existed and keeps its password. */
export interface AddedMail extends OrderFacts {
  kind: "added";
}

/** A second payment that adds nothing and is flagged for a refund. */
export interface DuplicateMail extends OrderFacts {
  kind: "duplicate";
}

/** One order was paid twice: the second payment was sent back by the shop itself. */
export interface DuplicateRefundedMail extends OrderFacts {
  kind: "duplicate-refunded";
  /** The second payment, in whole rupees. */
  refundedAmount: number;
}

/** Money went back, all of it or a part. */
export interface RefundMail extends OrderFacts {
  kind: "refund";
  /** What this refund gives back, in whole rupees. */
  refundedAmount: number;
  /** Nothing of the order is left to give back. */
  whole: boolean;
}

/** The papers of an order once more, because somebody asked for them. */
export interface InvoiceMail extends OrderFacts {
  kind: "invoice";
  invoiceUrl: string;
}

/** A basket that was left at the checkout. Amounts in whole rupees. */
export interface CartFacts {
  /** Empty when what was typed is not fit for a mail. */
  name: string;
  lines: readonly MailLine[];
  subtotal: number;
  discountCode?: string | undefined;
  discountAmount: number;
  total: number;
  /** Puts basket and coupon back. */
  restoreUrl: string;
  unsubscribeUrl: string;
  siteUrl: string;
}

/** The first, second or third reminder of one basket. */
export interface CartMail extends CartFacts {
  kind: "cart-1" | "cart-2" | "cart-3";
  /** Comes with the third, for the whole basket; it stands in place of the code the basket had, also in the sums. */
  coupon?: { code: string; percentage: number } | undefined;
}

/** A payment was tried and came to nothing: why, what helps, and the same basket. */
export interface PaymentFailedMail extends CartFacts {
  kind: "payment-failed";
  cause: PaymentCause;
  /** For somebody who sees a debit all the same. */
  findUrl: string;
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

/** A code for one login, in the browser that asked for it. */
export interface LoginCodeMail {
  kind: "login-code";
  name: string;
  code: string;
  /** How long it works. */
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

/** Another way in was added to the account. */
export interface PasskeyAddedMail {
  kind: "passkey-added";
  name: string;
  customerId: string;
  /** Epoch milliseconds. */
  changedAt: number;
  siteUrl: string;
  recoverUrl: string;
}

/** To the address that the account had before: it logs in with another one now. */
export interface AddressChangedMail {
  kind: "address-changed";
  name: string;
  customerId: string;
  /** Epoch milliseconds. */
  changedAt: number;
  siteUrl: string;
}

/** To the address of a paid order: its payer asks for the login at another one, and a person decides. */
export interface AccessRequestMail {
  kind: "access-request";
  name: string;
  orderId: string;
  /** Epoch milliseconds. */
  askedAt: number;
  siteUrl: string;
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

/** How to begin with what was bought: one, three and seven days after the first payment. */
export interface StartMail {
  kind: "start-1" | "start-3" | "start-7";
  name: string;
  customerId: string;
  unsubscribeUrl: string;
  siteUrl: string;
}

/** Templates that the buyer owns have changed. */
export interface LibraryNewsMail {
  kind: "library-news";
  name: string;
  customerId: string;
  news: LibraryNews;
  unsubscribeUrl: string;
  siteUrl: string;
}

/** A way to what the shop keeps of an address. */
export interface PrivacyLinkMail {
  kind: "privacy-link";
  name: string;
  /** With the token in its fragment. */
  url: string;
  /** How long the link works. */
  minutes: number;
  siteUrl: string;
}

/** Everything that is of the reader goes, or has gone, but for what tax law wants kept. */
export interface ErasureMail {
  kind: "erasure-begun" | "erasure-done";
  name: string;
  /** When it begins, or was done. Epoch milliseconds. */
  at: number;
  /** Orders whose facts stay sealed, with the last day, `yyyy-mm-dd`. */
  kept: readonly { orderId: string; until: string }[];
  /** Where it can be taken back. */
  centreUrl: string;
  siteUrl: string;
}

/** A complaint has arrived, with its clocks. Epoch milliseconds. */
export interface ComplaintOpenedMail {
  kind: "complaint-opened";
  name: string;
  requestId: string;
  settleBy: number;
  boardAfter: number;
  siteUrl: string;
}

/** The shop's word on a complaint. */
export interface ComplaintAnsweredMail {
  kind: "complaint-answered";
  name: string;
  requestId: string;
  answer: string;
  closed: boolean;
  boardAfter: number;
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

export const adminSecurityEvents = [
  "code-on",
  "code-off",
  "code-reset",
  "recovery-code",
  "recovery-codes",
] as const;
export type AdminSecurityEvent = (typeof adminSecurityEvents)[number];

/** Something became of an admin's second factor: told after every change, no matter who made it. */
export interface AdminSecurityMail {
  kind: "admin-security";
  name: string;
  event: AdminSecurityEvent;
  /** Epoch milliseconds. */
  changedAt: number;
  /** Where the admin sees to it. */
  accountUrl: string;
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
  | DuplicateRefundedMail
  | RefundMail
  | InvoiceMail
  | CartMail
  | PaymentFailedMail
  | RecoveryMail
  | LoginCodeMail
  | PasswordChangedMail
  | PasskeyAddedMail
  | AddressChangedMail
  | AccessRequestMail
  | HelpMail
  | StartMail
  | LibraryNewsMail
  | PrivacyLinkMail
  | ErasureMail
  | ComplaintOpenedMail
  | ComplaintAnsweredMail
  | AdminInviteMail
  | AdminSecurityMail
  | TestMail;

export type MailKind = MailModel["kind"];

/** The model of one kind of mail. */
export type MailOf<Kind extends MailKind> = MailModel & { kind: Kind };

/** What the owner calls each. */
export const mailNames: Record<MailKind, string> = {
  credentials: "Login and receipt",
  added: "Added to the account",
  duplicate: "Paid twice",
  "duplicate-refunded": "Second payment sent back",
  refund: "Refund",
  invoice: "Invoice",
  "cart-1": "First cart reminder",
  "cart-2": "Second cart reminder",
  "cart-3": "Last cart reminder",
  "payment-failed": "Payment failed",
  recovery: "Access recovery",
  "login-code": "Code for a login",
  "password-changed": "Password changed",
  "passkey-added": "Passkey added",
  "address-changed": "Address changed",
  help: "Help to log in",
  "access-request": "Somebody asks to be let in",
  "start-1": "Start, day 1",
  "start-3": "Start, day 3",
  "start-7": "Start, day 7",
  "library-news": "Templates changed",
  "privacy-link": "Link to somebody's own data",
  "erasure-begun": "Erasure asked for",
  "erasure-done": "Erasure done",
  "complaint-opened": "Complaint received",
  "complaint-answered": "Complaint answered",
  "admin-invite": "Admin invitation",
  "admin-security": "Admin login changed",
  "welcome-test": "Test of the welcome mail",
  "cart-test": "Test of the cart mail",
};

export const mailKinds = Object.keys(mailNames) as readonly MailKind[];

/** A mail as SES takes it. Subject and preheader are one line each. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  preheader: string;
}

/** Turns a model into words; given to the worker by the function, which alone carries the templates. */
export type RenderMail = (mail: MailModel) => Promise<Pick<RenderedMail, "subject" | "html" | "text">>;
