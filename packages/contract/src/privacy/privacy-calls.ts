// What people do with their own data, by a link to their mailbox: buyers, who left a basket, and who never paid. Spread into
// the call table by calls.ts.
import * as z from "zod/mini";
import { CustomerName, Email, Phone, Token } from "../schemas.ts";
import { purposes } from "./notices.ts";

/** How long a mailed link, and what it opens, are good. Minutes. */
export const privacyMinutes = 30;

/** How long an erasure can be taken back. Days. */
export const coolingDays = 7;

/** When a complaint must have been acknowledged and settled, and from when the Board may be asked. */
export const clocks = { acknowledgeHours: 48, settleDays: 30, boardDays: 90 } as const;

const At = z.number();

/** A name under which the shop knows the address. */
export const Identity = z.object({
  customerId: z.string(),
  name: z.string(),
  phone: z.string(),
  /** `reserved`: began to buy, and has not paid. */
  state: z.enum(["reserved", "member", "merged", "deleted"]),
  createdAt: At,
});
export type Identity = z.infer<typeof Identity>;

export const HeldOrder = z.object({
  orderId: z.string(),
  at: At,
  /** Whole rupees. */
  amount: z.number(),
  status: z.enum(["pending", "failed", "completed", "refunded"]),
  /** The day until which tax law wants its facts kept, `yyyy-mm-dd`; absent when none does. */
  keepUntil: z.optional(z.string()),
});
export type HeldOrder = z.infer<typeof HeldOrder>;

export const consentChannels = ["checkout", "centre", "mail-link"] as const;

/** A row of the ledger of consents. */
export const ConsentLine = z.object({
  purpose: z.enum(purposes),
  given: z.boolean(),
  at: At,
  noticeVersion: z.number(),
  channel: z.enum(consentChannels),
});
export type ConsentLine = z.infer<typeof ConsentLine>;

export const requestKinds = ["erasure", "complaint"] as const;
/** Of an erasure `cooling` to `done`, or `undone`; of a complaint the last three. */
export const requestStates = [
  "cooling",
  "found",
  "blocked",
  "sealed",
  "scrubbed",
  "done",
  "undone",
  "open",
  "answered",
  "closed",
] as const;

export const PrivacyRequest = z.object({
  requestId: z.string(),
  kind: z.enum(requestKinds),
  state: z.enum(requestStates),
  askedAt: At,
  /** When a cooling erasure begins. */
  beginsAt: z.optional(At),
  /** Why it has to wait, in a sentence. */
  waitsFor: z.optional(z.string()),
  acknowledgeBy: z.optional(At),
  settleBy: At,
  boardAfter: z.optional(At),
  /** What was complained about, and the shop's word on it. */
  words: z.optional(z.string()),
  answer: z.optional(z.string()),
});
export type PrivacyRequest = z.infer<typeof PrivacyRequest>;

/** A stored row, whole, but for what logs in. */
export const HeldRow = z.object({ kind: z.string(), fields: z.record(z.string(), z.unknown()) });
export type HeldRow = z.infer<typeof HeldRow>;

export const PrivacyView = z.object({
  email: z.string(),
  identities: z.array(Identity),
  orders: z.array(HeldOrder),
  /** Baskets that were left. */
  baskets: z.array(z.object({ recordedAt: z.optional(At), lines: z.array(z.string()) })),
  mails: z.array(z.object({ kind: z.string(), at: At, state: z.string() })),
  /** Whether mails that can be stopped are sent to the address: reminders, and the series on how to begin. */
  optionalMails: z.boolean(),
  consents: z.array(ConsentLine),
  requests: z.array(PrivacyRequest),
  /** Why an erasure would have to wait if it was asked for now; absent when it would not. */
  waitsFor: z.optional(z.string()),
  /** For the download: every row that is of the address. */
  rows: z.array(HeldRow),
});
export type PrivacyView = z.infer<typeof PrivacyView>;

const words = (least: string) =>
  z
    .string({ error: least })
    .check(z.trim(), z.minLength(10, least), z.maxLength(2000, "Please write less than 2,000 characters"));

const changeActions = {
  /** Invoices keep what they said. */
  correct: {
    input: z.object({ privacyToken: Token, fullName: CustomerName, phone: Phone }),
    output: z.object({ changed: z.number() }),
  },
  /** Mails that can be stopped: on or off. */
  mails: { input: z.object({ privacyToken: Token, wanted: z.boolean() }), output: z.object({}) },
  erase: {
    input: z.object({
      privacyToken: Token,
      words: z.literal("ERASE", { error: "Please type ERASE" }),
    }),
    output: z.object({ beginsAt: At }),
  },
  undo: { input: z.object({ privacyToken: Token }), output: z.object({}) },
  complain: {
    input: z.object({ privacyToken: Token, words: words("Please say what is wrong, in a sentence") }),
    output: z.object({ requestId: z.string() }),
  },
} as const;

export const privacyCalls = {
  /** Mails a link to an address that the shop knows. Every address gets the same answer. */
  "privacy-ask": { who: "anyone", input: z.object({ email: Email }), output: z.object({}) },
  /** Uses the link up. */
  "privacy-open": {
    who: "anyone",
    input: z.object({ token: Token }),
    output: z.object({ privacyToken: z.string(), expiresAt: At }),
  },
  "privacy-read": { who: "privacy", input: z.object({ privacyToken: Token }), output: PrivacyView },
  "privacy-change": { who: "privacy", actions: changeActions },
} as const;

export const AdminRequest = z.extend(PrivacyRequest, {
  /** Absent once it is erased. */
  email: z.optional(z.string()),
  name: z.optional(z.string()),
  customerIds: z.array(z.string()),
  orderIds: z.array(z.string()),
  closedAt: z.optional(At),
});
export type AdminRequest = z.infer<typeof AdminRequest>;

export const HeldFacts = z.object({
  orderId: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  keepUntil: z.string(),
});
export type HeldFacts = z.infer<typeof HeldFacts>;

const RequestId = z.string().check(z.regex(/^[A-Za-z0-9_-]{6,60}$/, "Invalid request"));

export const adminPrivacyActions = {
  /** Open ones by the day they are due; closed ones the newest first. */
  list: {
    input: z.object({ closed: z.boolean() }),
    output: z.object({ requests: z.array(AdminRequest) }),
  },
  /** Mails the words to who complained, and closes the complaint unless more is to come. */
  answer: {
    input: z.object({
      requestId: RequestId,
      words: words("Please write the answer, in a sentence at least"),
      close: z.boolean(),
    }),
    output: z.object({}),
  },
  /** What is kept sealed of an erased order. Written down with the reason. */
  held: {
    input: z.object({
      orderId: z.string().check(z.maxLength(60)),
      reason: z
        .string({ error: "Say why" })
        .check(z.trim(), z.minLength(10, "Say why, in a sentence"), z.maxLength(200)),
    }),
    output: z.object({ held: HeldFacts }),
    recentCode: true,
  },
} as const;
