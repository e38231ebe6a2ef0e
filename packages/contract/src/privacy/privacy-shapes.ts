// What somebody sees of their own data behind a mailed link: buyers, those who left a basket, and those who never paid.
import * as z from "zod/mini";
import { customerStates, orderStatuses } from "../order-statuses.ts";
import { purposes } from "./notices.ts";
import { consentChannels, requestKinds, requestStates } from "./privacy-terms.ts";

export const At = z.number();

/** A name under which the shop knows the address. */
export const Identity = z.object({
  customerId: z.string(),
  name: z.string(),
  phone: z.string(),
  state: z.enum(customerStates),
  createdAt: At,
});
export type Identity = z.infer<typeof Identity>;

export const PersonalOrder = z.object({
  orderId: z.string(),
  at: At,
  /** Whole rupees. */
  amount: z.number(),
  status: z.enum(orderStatuses),
  /** The day until which tax law wants its facts kept, `yyyy-mm-dd`; absent when none does. */
  keepUntil: z.optional(z.string()),
});
export type PersonalOrder = z.infer<typeof PersonalOrder>;

/** A row of the ledger of consents. */
export const ConsentLine = z.object({
  purpose: z.enum(purposes),
  given: z.boolean(),
  at: At,
  noticeVersion: z.number(),
  channel: z.enum(consentChannels),
});
export type ConsentLine = z.infer<typeof ConsentLine>;

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
export const PersonalRow = z.object({ kind: z.string(), fields: z.record(z.string(), z.unknown()) });
export type PersonalRow = z.infer<typeof PersonalRow>;

export const PrivacyView = z.object({
  email: z.string(),
  identities: z.array(Identity),
  orders: z.array(PersonalOrder),
  /** Baskets that were left. */
  baskets: z.array(z.object({ recordedAt: z.optional(At), lines: z.array(z.string()) })),
  mails: z.array(z.object({ kind: z.string(), at: At, state: z.string() })),
  /** Whether mails that can be stopped are sent to the address: reminders, and the series on how to begin. */
  optionalMails: z.boolean(),
  consents: z.array(ConsentLine),
  requests: z.array(PrivacyRequest),
  /** Why an erasure would have to wait if it was asked for now; absent when it would not. */
  waitsFor: z.optional(z.string()),
  /** There is more than is shown of what anybody can make with the address: an erasure finds all of it. */
  more: z.optional(z.boolean()),
  /** For the download: every row that is of the address. */
  rows: z.array(PersonalRow),
});
export type PrivacyView = z.infer<typeof PrivacyView>;

/** What somebody writes; `least` is said where that is too little. */
export const words = (least: string) =>
  z
    .string({ error: least })
    .check(z.trim(), z.minLength(10, least), z.maxLength(2000, "Please write less than 2,000 characters"));
