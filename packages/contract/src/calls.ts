// The call table: every call once. The API stack, the Lambdas, the typed web client, the local server and the
// tests all walk it. A call has the same name everywhere: key here, file in core, file in functions, POST /api/<name>.
import * as z from "zod/mini";
import { adminCalls } from "./admin-calls.ts";
import { mailCalls } from "./mail-calls.ts";
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

/** Who may make a call. `checkout`: a checkoutToken in the body; `session`: a sessionToken; `stripe`: its signature. */
export type Caller = "anyone" | "checkout" | "session" | "stripe" | "admin";

export interface Exchange {
  input: z.ZodMiniObject;
  /** What a success answers besides `success: true`. */
  output: z.ZodMiniObject;
}

/** One exchange; or several, told apart by `action` in the body. */
export type Call = { who: Caller } & (Exchange | { actions: Record<string, Exchange> });

const Percentage = z.number().check(z.int(), z.minimum(1), z.maximum(100));

/** What the thank-you page shows. `password` is absent for who already had an account, or after 24 hours. */
export const MasterCredentials = z.object({
  email: z.string(),
  customerId: z.string(),
  password: z.optional(z.string()),
});
export type MasterCredentials = z.infer<typeof MasterCredentials>;

/** How an order stands, to the browser that placed it. `processing`: paid by a method that takes a while. */
export const OrderState = z.enum(["pending", "processing", "failed", "completed", "refunded", "review"]);
export type OrderState = z.infer<typeof OrderState>;

export const calls = {
  "sign-up": {
    who: "anyone",
    input: z.object({
      email: Email,
      /** Sent by older clients; ignored: the server makes the password. */
      password: z.optional(z.string().check(z.maxLength(255))),
      full_name: CustomerName,
      phone: Phone,
      /** The token of the same checkout, when its details are mended. */
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
    }),
    output: z.object({ sessionId: z.string(), url: z.string() }),
  },
  "stripe-webhook": {
    who: "stripe",
    input: z.object({}),
    output: z.object({}),
  },
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
      /** Epoch milliseconds. */
      paidAt: z.optional(z.number()),
      credentials: z.optional(MasterCredentials),
      /** The order was added to an account that already existed, which keeps its password. */
      joined: z.optional(z.boolean()),
    }),
  },
  "validate-discount": {
    who: "anyone",
    input: z.object({ code: ClaimedCode, subtotal: Rupees }),
    output: z.object({
      discount: z.object({
        code: z.string(),
        percentage: Percentage,
        amount: Rupees,
        description: z.string(),
      }),
    }),
  },
  "validate-login": {
    who: "anyone",
    input: z.object({ username: Username, password: Password, resourceType: Resource }),
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
  ...mailCalls,
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

export const callNames = Object.keys(calls) as CallName[];

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
