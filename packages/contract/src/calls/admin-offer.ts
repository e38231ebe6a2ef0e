import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { Offer } from "../offer/offer-shape.ts";
import { Rev } from "../offer/rev.ts";

/** Something that keeps an offer from being published, or that its owner should know. */
export const OfferProblem = z.object({
  /** Dotted, as `products.2.price`; empty where no single field is at fault. */
  path: z.string(),
  sentence: z.string(),
});
export type OfferProblem = z.infer<typeof OfferProblem>;

/** One thing that differs between two offers, as a person reads it. */
export const OfferChange = z.object({
  path: z.string(),
  /** `Complete Funnel Bundle: price`. */
  what: z.string(),
  before: z.string(),
  after: z.string(),
});
export type OfferChange = z.infer<typeof OfferChange>;

const Draft = z.object({
  /** The revision that it began from. */
  baseRev: Rev,
  /** Raised by each save: a save names the one it has seen. */
  version: z.number(),
  offer: Offer,
  by: z.string(),
  at: z.number(),
});

const Revision = z.object({
  rev: Rev,
  at: z.number(),
  by: z.string(),
  note: z.string(),
  changes: z.array(OfferChange),
  /** Orders that were paid by its prices, and what of the money went back. Whole rupees. */
  sold: z.object({ orders: z.number(), gross: z.number(), returned: z.number() }),
});

/** A revision that holds from `at` on, by itself. */
const Waiting = z.object({
  rev: Rev,
  at: z.number(),
  setAt: z.number(),
  by: z.string(),
  note: z.string(),
  /** A higher price holds at once, also for whom the lower one was shown. */
  endsNow: z.boolean(),
  changes: z.array(OfferChange),
});

const published = z.object({ rev: Rev });

export const adminOfferCall = {
  who: "admin",
  actions: {
    /** The offer that holds, and the draft if there is one. */
    current: {
      input: z.object({}),
      output: z.object({
        rev: Rev,
        since: z.number(),
        /** Until then the revision before is still charged to whom its page was shown. */
        honouredUntil: z.optional(z.number()),
        /** The public pages are of an earlier revision: being made, or to be made again (`offer.pages_behind`). */
        pagesBehind: z.optional(z.literal(true)),
        offer: Offer,
        draft: z.optional(Draft),
        waiting: z.optional(Waiting),
      }),
    },
    /** `version` is the draft's that was seen; 0 for none. A draft of somebody else in between is refused (`offer.changed`). */
    "save-draft": {
      input: z.object({ baseRev: Rev, version: z.number(), offer: Offer }),
      output: z.object({ version: z.number() }),
    },
    "drop-draft": { input: z.object({ version: z.number() }), output: z.object({}) },
    /** What stands in the way, what is worth knowing, and what would change. */
    check: {
      input: z.object({ offer: Offer }),
      output: z.object({
        problems: z.array(OfferProblem),
        notes: z.array(OfferProblem),
        changes: z.array(OfferChange),
      }),
    },
    /** A public page as this offer would make it. */
    preview: {
      input: z.object({ offer: Offer, page: z.string().check(z.maxLength(60)) }),
      output: z.object({
        html: z.string(),
        /** As it is sent, and where there is one, what its first answer may be. */
        bytes: z.number(),
        budget: z.optional(z.number()),
      }),
    },
    /** What publishing the draft would do. */
    receipt: {
      input: z.object({}),
      output: z.object({
        changes: z.array(OfferChange),
        /** Public pages whose text changes, with their bytes and, where there is one, their budget. */
        pages: z.array(
          z.object({
            path: z.string(),
            changed: z.boolean(),
            bytes: z.number(),
            budget: z.optional(z.number()),
          }),
        ),
        /** Each was priced as the page does and as the server charges, and was the same. */
        priced: z.object({ baskets: z.number(), coupons: z.number() }),
        /** Prices that were asked for long enough, and may be struck out beside the lower ones of the draft. */
        struck: z.array(z.object({ product: z.string(), price: z.number() })),
        /** From when a price that rests now may be struck out, `yyyy-mm-dd`. */
        struckFrom: z.array(z.object({ product: z.string(), price: z.number(), from: z.string() })),
        /** Payment pages that are open at another price than the draft's, and when the last of them ends. */
        openPages: z.object({ count: z.number(), until: z.optional(z.number()) }),
      }),
    },
    publish: {
      recentCode: true,
      input: z.object({
        /** The revision that was current when the draft began. Another one in between is refused (`offer.changed`). */
        baseRev: Rev,
        version: z.number(),
        note: z.string().check(z.trim(), z.maxLength(200, "At most 200 letters")),
        /** A higher price holds at once, also for whom the lower one was shown. */
        endsNow: z.optional(z.boolean()),
        /** Epoch milliseconds, from two minutes to 28 days ahead; absent for now. */
        at: z.optional(z.number()),
      }),
      output: published,
    },
    /** What waits is the draft again; where another draft was begun since, that one stays and `offer` is not kept. */
    "call-off": {
      recentCode: true,
      input: z.object({ rev: Rev }),
      output: z.object({ offer: Offer, restored: z.boolean() }),
    },
    /** The newest first. */
    history: {
      input: z.object({ before: z.optional(Rev) }),
      output: z.object({ revisions: z.array(Revision) }),
    },
    /** A revision as it was, to look at. */
    revision: { input: z.object({ rev: Rev }), output: z.object({ offer: Offer }) },
    /** Publishes an earlier offer anew, under a number of its own. */
    back: { recentCode: true, input: z.object({ baseRev: Rev, rev: Rev }), output: published },
  },
} as const satisfies Call;
