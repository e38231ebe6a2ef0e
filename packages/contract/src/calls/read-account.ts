import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { OrderLine } from "../order-line.ts";
import { orderSources } from "../order-statuses.ts";
import { Passkey } from "../passkey.ts";
import { Resource, Rupees, SoldProduct, Token } from "../schemas.ts";

/** An order of the account that was paid, or is about to be. Times in epoch milliseconds, amounts in whole rupees. */
export const AccountOrder = z.object({
  orderId: z.string(),
  /** When it was paid, or else placed. */
  at: z.number(),
  amount: Rupees,
  refundedAmount: Rupees,
  /** `processing`: paid by a method that takes a while. `review`: a person looks at it. */
  state: z.enum(["completed", "refunded", "processing", "review"]),
  source: z.enum(orderSources),
  lines: z.array(OrderLine),
  /** While its money goes back on a press: until when, what comes back, what closes, and whether a person is asked first. */
  guarantee: z.optional(
    z.object({ until: z.number(), amount: Rupees, closes: z.array(z.string()), asks: z.boolean() }),
  ),
  /** Its buyer has pressed. */
  claimedAt: z.optional(z.number()),
  /** Opens its invoice and credit notes for a day; absent when there are none. */
  invoices: z.optional(Token),
});
export type AccountOrder = z.infer<typeof AccountOrder>;

/** A browser in which the account is open. */
export const AccountSession = z.object({
  /** In plain words: "Chrome on Windows". */
  device: z.string(),
  signedInAt: z.number(),
  /** To a quarter of an hour. */
  usedAt: z.number(),
  /** The one that asks. */
  current: z.boolean(),
});
export type AccountSession = z.infer<typeof AccountSession>;

const NamedThing = z.object({ id: z.string(), title: z.string() });

/** How far the account is in an area. */
export const AccountArea = z.object({
  area: Resource,
  /** Points, lessons, templates or ads. */
  total: z.number(),
  /** What it keeps; absent while nothing is kept. */
  kept: z.optional(
    z.object({
      done: z.number(),
      savedAt: z.number(),
      /** Where to go on. */
      next: z.optional(NamedThing),
      /** The last day in the area. */
      day: z.optional(z.string()),
    }),
  ),
  /** What came or changed last, the newest first; on which day. */
  news: z.array(z.extend(NamedThing, { added: z.string() })),
});
export type AccountArea = z.infer<typeof AccountArea>;

export const readAccountCall = {
  who: "session",
  input: z.object({ sessionToken: Token }),
  output: z.object({
    customerId: z.string(),
    email: z.string(),
    name: z.string(),
    /** The areas that it opens. */
    areas: z.array(Resource),
    /** The same, with how far it is in each. */
    progress: z.array(AccountArea),
    /** Everything it owns, areas among it. */
    owned: z.array(SoldProduct),
    /** Whether the agency licence is part of it. */
    licence: z.boolean(),
    /** The newest first. */
    orders: z.array(AccountOrder),
    /** The one that asks, then the last one used. */
    sessions: z.array(AccountSession),
    /** The newest first. */
    passkeys: z.array(Passkey),
  }),
} as const satisfies Call;
