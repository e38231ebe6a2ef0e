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

/** What is bought. Amounts in whole rupees. */
interface Receipt {
  lines: readonly { name: string; price: number }[];
  subtotal: number;
  discountCode?: string | undefined;
  discountAmount: number;
  total: number;
}

/** The order a mail is about, and the account it belongs to. */
export interface OrderFacts extends ToOwner, Receipt {
  email: string;
  orderId: string;
  /** What its lines open; it decides which areas are linked. */
  opens: readonly string[];
  /** Epoch milliseconds. */
  paidAt: number;
  /** Where its invoice can be had; absent when there is none. */
  invoiceUrl?: string | undefined;
}

/** A basket that was left at the checkout. */
export interface CartFacts extends Receipt {
  /** Empty when what was typed is not fit for a mail. */
  name: string;
  /** Puts basket and coupon back. */
  restoreUrl: string;
  unsubscribeUrl: string;
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

/** A link that opens something for a while, once. */
interface ForMinutes {
  /** How long it works. */
  minutes: number;
}

/** A reminder of a basket. */
type Reminder = CartFacts & {
  /** Comes with the third, for the whole basket; it stands in place of the code the basket had, also in the sums. */
  coupon?: { code: string; percentage: number } | undefined;
};

/** How to begin with what was bought. */
type Start = ToOwner & { unsubscribeUrl: string };

/** Everything that is of the reader goes, or has gone, but for what tax law wants kept. */
interface Erasure extends ToPerson {
  /** When it begins, or was done. Epoch milliseconds. */
  at: number;
  /** Orders whose facts stay sealed, with the last day, `yyyy-mm-dd`. */
  kept: readonly { orderId: string; until: string }[];
  /** Where it can be taken back. */
  centreUrl: string;
}

/** What an admin sends from /test-email: made-up facts, and a line that says so. */
type Test = Pick<ToPerson, "siteUrl">;

/** Every mail the shop sends, and what it is made of. */
interface Models {
  /** Welcome, login and receipt: the first order of an account. */
  credentials: OrderFacts & {
    /** In plain text, this once: the sealed copy is deleted soon after. */
    password: string;
    /** It takes the place of the password that the account had. */
    renewed?: boolean;
  };
  /** The order joined an account that already existed and keeps its password. */
  added: OrderFacts;
  /** A second payment that adds nothing and is flagged for a refund. */
  duplicate: OrderFacts;
  /** One order was paid twice: the second payment, in whole rupees, was sent back by the shop itself. */
  "duplicate-refunded": OrderFacts & { refundedAmount: number };
  /** Money went back, all of it or a part. */
  refund: OrderFacts & {
    /** What this refund gives back, in whole rupees. */
    refundedAmount: number;
    /** Nothing of the order is left to give back. */
    whole: boolean;
  };
  /** The papers of an order once more, because somebody asked for them. */
  invoice: OrderFacts & { invoiceUrl: string };
  "cart-1": Reminder;
  "cart-2": Reminder;
  "cart-3": Reminder;
  /** A payment was tried and came to nothing: why, what helps, and the same basket. */
  "payment-failed": CartFacts & {
    cause: PaymentCause;
    /** For somebody who sees a debit all the same. */
    findUrl: string;
  };
  /** Somebody asked for a way back in. The link has the token in its fragment. */
  recovery: ToOwner & ForMinutes & { resetUrl: string };
  /** A code for one login, in the browser that asked for it. */
  "login-code": ToPerson & ForMinutes & { code: string };
  /** The password is another one now, and every session is over. */
  "password-changed": ToldChange & { byAdmin: boolean; recoverUrl: string };
  /** Another way in was added to the account. */
  "passkey-added": ToldChange & { recoverUrl: string };
  /** To the address that the account had before: it logs in with another one now. */
  "address-changed": ToldChange;
  /** Paid more than a day ago and never logged in. */
  help: ToOwner & { loginUrl: string; recoverUrl: string };
  /** To the address of a paid order: its payer asks for the login at another one, and a person decides. */
  "access-request": ToPerson & {
    orderId: string;
    /** Epoch milliseconds. */
    askedAt: number;
  };
  /** One, three and seven days after the first payment. */
  "start-1": Start;
  "start-3": Start;
  "start-7": Start;
  /** Templates that the buyer owns have changed. */
  "library-news": ToOwner & { news: LibraryNews; unsubscribeUrl: string };
  /** A way to what the shop keeps of an address, with the token in the link's fragment. */
  "privacy-link": ToPerson & ForMinutes & { url: string };
  "erasure-begun": Erasure;
  "erasure-done": Erasure;
  /** A complaint has arrived, with its clocks. Epoch milliseconds. */
  "complaint-opened": ToPerson & { requestId: string; settleBy: number; boardAfter: number };
  /** The shop's word on a complaint. */
  "complaint-answered": ToPerson & { requestId: string; answer: string; closed: boolean; boardAfter: number };
  /** A new colleague in the admin area. */
  "admin-invite": ToPerson & { email: string; temporaryPassword: string; loginUrl: string };
  /** Something became of an admin's second factor: told after every change, no matter who made it. */
  "admin-security": ToPerson & {
    event: AdminSecurityEvent;
    /** Epoch milliseconds. */
    changedAt: number;
    /** Where the admin sees to it. */
    accountUrl: string;
  };
  "welcome-test": Test;
  "cart-test": Test;
}

export type MailKind = keyof Models;

/** The model of one kind of mail, told apart by `kind`. */
export type MailOf<Kind extends MailKind> = { [Each in Kind]: Models[Each] & { kind: Each } }[Kind];
export type MailModel = MailOf<MailKind>;

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
