// What a mail is made of: the shop's own records and the catalogue. Nothing that a public call could write freely, but a
// name that has been looked at.
import type { UpsellId } from "@store/contract/catalogue";
import type { MailKind } from "./outbox.entity.ts";

export interface MailLine {
  name: string;
  /** Whole rupees. */
  price: number;
}

/** The order a mail is about, and the account it belongs to. */
export interface OrderFacts {
  name: string;
  email: string;
  customerId: string;
  orderId: string;
  lines: MailLine[];
  subtotal: number;
  discountCode?: string;
  discountAmount: number;
  total: number;
  upsells: UpsellId[];
  siteUrl: string;
  /** Epoch milliseconds. */
  paidAt: number;
}

/** A basket that was left. `name` is empty when what was typed is not fit for a mail. */
export interface CartFacts {
  name: string;
  lines: MailLine[];
  subtotal: number;
  discountCode?: string;
  discountAmount: number;
  total: number;
  /** Puts basket and code back, and lets the sale count as recovered. */
  restoreUrl: string;
  unsubscribeUrl: string;
  siteUrl: string;
  /** With the third mail; stands in place of the code that the basket had. */
  coupon?: { code: string; percentage: number };
}

interface AccountFacts {
  name: string;
  customerId: string;
  siteUrl: string;
}

type CartKind = Extract<MailKind, `cart-${1 | 2 | 3}`>;

export type MailModel =
  | ({ kind: "credentials"; password: string } & OrderFacts)
  | ({ kind: "added" | "duplicate" } & OrderFacts)
  | ({ kind: "refund"; refundedAmount: number; whole: boolean } & OrderFacts)
  | ({ kind: CartKind } & CartFacts)
  | ({ kind: "recovery"; resetUrl: string; minutes: number } & AccountFacts)
  | ({ kind: "password-changed"; changedAt: number; byAdmin: boolean; recoverUrl: string } & AccountFacts)
  | ({ kind: "help"; loginUrl: string; recoverUrl: string } & AccountFacts)
  | {
      kind: "admin-invite";
      name: string;
      email: string;
      temporaryPassword: string;
      loginUrl: string;
      siteUrl: string;
    }
  | { kind: "welcome-test" | "cart-test"; siteUrl: string };

/** Turns a model into words; given by the worker, which alone carries the templates. */
export type RenderMail = (model: MailModel) => Promise<{ subject: string; html: string; text: string }>;
