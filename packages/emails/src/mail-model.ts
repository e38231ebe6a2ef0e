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

/** Every mail that follows a payment, told apart by `kind`. */
export type MailModel = CredentialsMail | AddedMail | DuplicateMail;

/** A mail as SES takes it. Subject and preheader are one line each. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  preheader: string;
}
