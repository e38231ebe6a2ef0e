import * as z from "zod/mini";
import { nextCursor, paging, Story } from "../admin-lists.ts";
import { AdminUser, Count, StuckBuyer } from "../admin-rows.ts";
import type { Call, Exchange } from "../call.ts";
import { CustomerId, CustomerName, Email, OwnPassword, Password, Phone } from "../schemas.ts";

export const userFilters = ["paid", "not-paid", "blocked", "active"] as const;

const userActions = {
  list: {
    input: z.object({ ...paging, status: z.optional(z.enum(userFilters)) }),
    output: z.object({ users: z.array(AdminUser), nextCursor }),
  },
  export: {
    recentCode: true,
    input: z.object({
      cursor: paging.cursor,
      search: paging.search,
      status: z.optional(z.enum(userFilters)),
    }),
    output: z.object({ csv: z.string(), nextCursor }),
  },
  "update-profile": {
    /** `seen`: what the form started from; somebody else's change meanwhile is a conflict. */
    input: z.object({
      userId: CustomerId,
      email: Email,
      phone: Phone,
      fullName: CustomerName,
      seen: z.optional(z.object({ email: z.string(), phone: z.string(), fullName: z.string() })),
    }),
    output: z.object({}),
  },
  "update-password": {
    input: z.object({ userId: CustomerId, password: z.pipe(Password, OwnPassword) }),
    output: z.object({}),
  },
  block: { input: z.object({ userId: CustomerId }), output: z.object({}) },
  unblock: { input: z.object({ userId: CustomerId }), output: z.object({}) },
  delete: { input: z.object({ userId: CustomerId }), output: z.object({}) },
  /** Settles due orders; `updated` users' has_paid changed. `more`: ask again. */
  "sync-payment-status": {
    input: z.object({}),
    output: z.object({ updated: Count, more: z.boolean() }),
  },
  story: { input: z.object({ userId: CustomerId }), output: Story },
  /** Mails a way in: the credentials while they are readable, else a recovery link. */
  "resend-access": { input: z.object({ userId: CustomerId }), output: z.object({}) },
  stuck: { input: z.object({}), output: z.object({ buyers: z.array(StuckBuyer) }) },
} satisfies Record<string, Exchange>;

export const adminUsersCall = { who: "admin", actions: userActions } as const satisfies Call;
