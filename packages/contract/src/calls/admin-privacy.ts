import * as z from "zod/mini";
import { nextCursor, paging } from "../admin-lists.ts";
import type { Call } from "../call.ts";
import { At, PrivacyRequest, words } from "../privacy/privacy-shapes.ts";

export const AdminRequest = z.extend(PrivacyRequest, {
  /** Absent once it is erased. */
  email: z.optional(z.string()),
  name: z.optional(z.string()),
  customerIds: z.array(z.string()),
  orderIds: z.array(z.string()),
  closedAt: z.optional(At),
});
export type AdminRequest = z.infer<typeof AdminRequest>;

export const RetainedFacts = z.object({
  orderId: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  keepUntil: z.string(),
});
export type RetainedFacts = z.infer<typeof RetainedFacts>;

const RequestId = z.string().check(z.regex(/^[A-Za-z0-9_-]{6,60}$/, "Invalid request"));

export const requestsPerPage = 50;

export const adminPrivacyCall = {
  who: "admin",
  actions: {
    /** Open ones by the day they are due; closed ones the newest first. */
    list: {
      input: z.object({ closed: z.boolean(), cursor: paging.cursor }),
      output: z.object({ requests: z.array(AdminRequest), nextCursor }),
    },
    /** Mails the words to the person who complained, and closes the complaint unless more is to come. */
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
      output: z.object({ held: RetainedFacts }),
      recentCode: true,
    },
  },
} as const satisfies Call;
