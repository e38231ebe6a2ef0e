// What a mail is made of: the shop's own records and the catalogue. Nothing that a public call could write freely, but a
// name that has been looked at. The worker makes a model of it, packages/mails makes words of the model.
import type { LibraryNews } from "./library-news.ts";
import type { PaymentCause } from "./payment-causes.ts";

interface ToPerson {
  name: string;
  /** Origin of the shop, with or without a slash at the end. */
  siteUrl: string;
}
interface ToOwner extends ToPerson {
  customerId: string;
}
/** Something about an account is another one now. */
interface ToldChange extends ToOwner {
  /** Epoch milliseconds. */
  changedAt: number;
}

/** One line of a receipt. `price` in whole rupees. */
export interface MailLine {
  name: string;
  price: number;
}

/** The order a mail is about, and the account it belongs to. All amounts in whole rupees. */
export interface OrderFacts extends ToOwner {
  email: string;
  orderId: string;
  lines: readonly MailLine[];
  subtotal: number;
  discountCode?: string | undefined;
  discountAmount: number;
  total: number;
  /** What its lines open; it decides which areas are linked. */
  opens: readonly string[];
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
export interface RecoveryMail extends ToOwner {
  kind: "recovery";
  /** With the token in its fragment. */
  resetUrl: string;
  /** How long the link works. */
  minutes: number;
}

/** A code for one login, in the browser that asked for it. */
export interface LoginCodeMail extends ToPerson {
  kind: "login-code";
  code: string;
  /** How long it works. */
  minutes: number;
}

/** The password is another one now, and every session is over. */
export interface PasswordChangedMail extends ToldChange {
  kind: "password-changed";
  byAdmin: boolean;
  recoverUrl: string;
}

/** Another way in was added to the account. */
export interface PasskeyAddedMail extends ToldChange {
  kind: "passkey-added";
  recoverUrl: string;
}

/** To the address that the account had before: it logs in with another one now. */
export interface AddressChangedMail extends ToldChange {
  kind: "address-changed";
}

/** To the address of a paid order: its payer asks for the login at another one, and a person decides. */
export interface AccessRequestMail extends ToPerson {
  kind: "access-request";
  orderId: string;
  /** Epoch milliseconds. */
  askedAt: number;
}

/** Paid more than a day ago and never logged in. */
export interface HelpMail extends ToOwner {
  kind: "help";
  loginUrl: string;
  recoverUrl: string;
}

/** How to begin with what was bought: one, three and seven days after the first payment. */
export interface StartMail extends ToOwner {
  kind: "start-1" | "start-3" | "start-7";
  unsubscribeUrl: string;
}

/** Templates that the buyer owns have changed. */
export interface LibraryNewsMail extends ToOwner {
  kind: "library-news";
  news: LibraryNews;
  unsubscribeUrl: string;
}

/** A way to what the shop keeps of an address. */
export interface PrivacyLinkMail extends ToPerson {
  kind: "privacy-link";
  /** With the token in its fragment. */
  url: string;
  /** How long the link works. */
  minutes: number;
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
export interface ComplaintOpenedMail extends ToPerson {
  kind: "complaint-opened";
  requestId: string;
  settleBy: number;
  boardAfter: number;
}

/** The shop's word on a complaint. */
export interface ComplaintAnsweredMail extends ToPerson {
  kind: "complaint-answered";
  requestId: string;
  answer: string;
  closed: boolean;
  boardAfter: number;
}

/** A new colleague in the admin area. */
export interface AdminInviteMail extends ToPerson {
  kind: "admin-invite";
  email: string;
  temporaryPassword: string;
  loginUrl: string;
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
export interface AdminSecurityMail extends ToPerson {
  kind: "admin-security";
  event: AdminSecurityEvent;
  /** Epoch milliseconds. */
  changedAt: number;
  /** Where the admin sees to it. */
  accountUrl: string;
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
