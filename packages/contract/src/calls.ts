// The call table: every call once. The API stack, the Lambdas, the typed web client, the local server and the
// tests all walk it. A call has the same name everywhere: key here, file in core, file in functions, POST /api/<name>.
import * as z from "zod/mini";
import { accountCalls } from "./account-calls.ts";
import { adminCalls } from "./admin-calls.ts";
import { brand } from "./brand.ts";
import { findPaymentCalls } from "./find-payment.ts";
import { Billing } from "./gst/billing.ts";
import { paperCalls } from "./gst/paper-calls.ts";
import { mailCalls } from "./mail-calls.ts";
import { paymentCauses } from "./payment-causes.ts";
import { type ProviderId, providersOf } from "./payment-rules.ts";
import { privacyCalls } from "./privacy/privacy-calls.ts";
import { Progress } from "./progress.ts";
import { ResourceContent } from "./resources.ts";
import {
  ClaimedCode,
  CustomerId,
  CustomerName,
  Email,
  OrderId,
  Password,
  Phone,
  Resource,
  Rupees,
  TemplateSlug,
  Token,
  UpsellIds,
  Username,
} from "./schemas.ts";
import { shopCalls } from "./shop-calls.ts";

/**
 * Who may make a call. `checkout`: a checkoutToken in the body; `session`: a sessionToken; `privacy`: a privacyToken;
 * `provider`: a payment company, by its signature.
 */
export type Caller = "anyone" | "checkout" | "session" | "privacy" | "provider" | "admin";

export interface Exchange {
  input: z.ZodMiniObject;
  /** What a success answers besides `success: true`. */
  output: z.ZodMiniObject;
  /** Asks for a code of the admin's second factor that was given within the last minutes. */
  recentCode?: true;
}

/** One exchange; or several, told apart by `action` in the body. */
export type Call = { who: Caller } & (Exchange | { actions: Record<string, Exchange> });

const Percentage = z.number().check(z.int(), z.minimum(1), z.maximum(100));

/**
 * What the thank-you page shows. The password is absent after 24 hours; both it and the customer ID are absent where the
 * login is told to the mailbox alone.
 */
export const MasterCredentials = z.object({
  email: z.string(),
  customerId: z.optional(z.string()),
  password: z.optional(z.string()),
});
export type MasterCredentials = z.infer<typeof MasterCredentials>;

/** How an order stands, to the browser that placed it. `processing`: paid by a method that takes a while. */
export const OrderState = z.enum(["pending", "processing", "failed", "completed", "refunded", "review"]);
export type OrderState = z.infer<typeof OrderState>;

/** Raw bytes, because the signature is over them. */
const webhook = {
  who: "provider",
  input: z.object({}),
  output: z.object({}),
} as const satisfies Call;

export const calls = {
  /** A token that ties what follows to one visit of the checkout page: its cart, its tries of a code, its orders. */
  "start-checkout": {
    who: "anyone",
    input: z.object({}),
    output: z.object({ checkoutToken: z.string() }),
  },
  "sign-up": {
    who: "anyone",
    input: z.object({
      email: Email,
      /** Sent by older clients; ignored: the server makes the password. */
      password: z.optional(z.string().check(z.maxLength(255))),
      full_name: CustomerName,
      phone: Phone,
      /** The token of the same checkout: of its page's visit, or of an earlier sign-up whose details are corrected. */
      checkoutToken: z.optional(Token),
    }),
    output: z.object({ userId: z.string(), customerId: z.string(), checkoutToken: z.string() }),
  },
  "create-payment-order": {
    who: "checkout",
    input: z.object({
      checkoutToken: Token,
      orderId: OrderId,
      /** A claim, checked against the server's own price. */
      amount: Rupees,
      customerName: CustomerName,
      customerEmail: Email,
      customerPhone: Phone,
      customerId: CustomerId,
      upsells: UpsellIds,
      discountCode: z.optional(ClaimedCode),
      /** From the link of a reminder: the sale counts as recovered. */
      cart: z.optional(Token),
      /** For the tax invoice; not looked at while the shop makes none. */
      billing: z.optional(Billing),
    }),
    output: z.object({ sessionId: z.string(), url: z.string() }),
  },
  "stripe-webhook": webhook,
  "razorpay-webhook": webhook,
  "order-status": {
    who: "checkout",
    input: z.object({ checkoutToken: Token, orderId: OrderId }),
    output: z.object({
      orderId: z.string(),
      status: OrderState,
      upsells: UpsellIds,
      subtotal: Rupees,
      discountCode: z.optional(z.string()),
      discountAmount: Rupees,
      finalAmount: Rupees,
      /** Why it failed, as far as the payment company says. */
      cause: z.optional(z.enum(paymentCauses)),
      /** Epoch milliseconds. */
      paidAt: z.optional(z.number()),
      /** What the buyer's bank or the payment company calls the payment. */
      paymentReference: z.optional(z.string()),
      credentials: z.optional(MasterCredentials),
      /** The login is told to the mailbox alone: nobody here learns whether the address had an account before. */
      byMailOnly: z.optional(z.boolean()),
    }),
  },
  "validate-discount": {
    who: "anyone",
    input: z.object({
      code: ClaimedCode,
      subtotal: Rupees,
      /** Of the page's visit: wrong codes are then counted by checkout. */
      checkoutToken: z.optional(Token),
    }),
    output: z.object({
      discount: z.object({
        code: z.string(),
        percentage: Percentage,
        amount: Rupees,
        description: z.string(),
        /** Milliseconds until it ends, by the shop's clock; absent when it has no end. */
        endsIn: z.optional(z.number()),
      }),
    }),
  },
  "validate-login": {
    who: "anyone",
    input: z.object({
      username: Username,
      password: Password,
      /** The area whose login this is. Without it: the account's own. */
      resourceType: z.optional(Resource),
    }),
    /** Good for every area that the customer owns. */
    output: z.object({ sessionToken: z.string() }),
  },
  "verify-resource-token": {
    who: "anyone",
    input: z.object({
      sessionToken: Token,
      resourceType: Resource,
      /** Asks for what the area shows as well, so that it opens with one call. */
      content: z.optional(z.boolean()),
    }),
    output: z.object({ content: z.optional(ResourceContent), progress: z.optional(Progress) }),
  },
  "get-resource": {
    who: "session",
    input: z.object({
      sessionToken: Token,
      resourceType: Resource,
      /** Name of a film: its address and captions instead of the whole. */
      film: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9-]{0,60}$/, "Unknown film"))),
    }),
    output: z.object({ content: ResourceContent }),
  },
  "download-template": {
    who: "session",
    input: z.object({ sessionToken: Token, category: TemplateSlug, template: TemplateSlug }),
    /** `json` is the file's text, ready to import. */
    output: z.object({ fileName: z.string(), json: z.string() }),
  },
  "save-progress": {
    who: "session",
    /** `null` forgets what was kept. */
    input: z.object({ sessionToken: Token, resourceType: Resource, progress: z.nullable(Progress) }),
    output: z.object({}),
  },
  ...shopCalls,
  ...accountCalls,
  ...mailCalls,
  ...findPaymentCalls,
  ...paperCalls,
  ...privacyCalls,
  ...adminCalls,
} as const satisfies Record<string, Call>;

export type Calls = typeof calls;
export type CallName = keyof Calls;

/** The calls of one exchange. */
export type PlainCall = { [Name in CallName]: Calls[Name] extends Exchange ? Name : never }[CallName];
export type CallInput<Name extends PlainCall> = z.infer<Calls[Name]["input"]>;
export type CallOutput<Name extends PlainCall> = z.infer<Calls[Name]["output"]>;

/** The calls that have actions. */
export type ActionCall = Exclude<CallName, PlainCall>;
type Actions<Name extends ActionCall> = Calls[Name] extends { actions: infer All } ? All : never;
export type ActionName<Name extends ActionCall> = keyof Actions<Name> & string;
type ActionOf<
  Name extends ActionCall,
  Action extends ActionName<Name>,
> = Actions<Name>[Action] extends infer One ? (One extends Exchange ? One : never) : never;
export type ActionInput<Name extends ActionCall, Action extends ActionName<Name>> = z.infer<
  ActionOf<Name, Action>["input"]
>;
export type ActionOutput<Name extends ActionCall, Action extends ActionName<Name>> = z.infer<
  ActionOf<Name, Action>["output"]
>;

/** Whose messages a call takes. */
export const webhooks = {
  "stripe-webhook": "stripe",
  "razorpay-webhook": "razorpay",
} as const satisfies Partial<Record<CallName, ProviderId>>;

/** Those that the shop serves: messages only from companies that it has an account with. */
export const callNames = (Object.keys(calls) as CallName[]).filter((name) => {
  const sender = (webhooks as Partial<Record<CallName, ProviderId>>)[name];
  return sender === undefined || providersOf(brand.payments).includes(sender);
});

/** Where a call lives, on the site's own origin. */
export function callPath(name: CallName): string {
  return `/api/${name}`;
}

/** A failure, as it crosses the wire. */
export interface Failure {
  success: false;
  error: string;
  code: string;
  fields?: readonly string[];
}

export type Answer<Name extends PlainCall> = ({ success: true } & CallOutput<Name>) | Failure;
