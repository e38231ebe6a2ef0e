import * as z from "zod/mini";
import { CartMailFigures, Count, CouponFigures, Day, DayFigures, LongWait } from "../admin-rows.ts";
import type { Call } from "../call.ts";

/** What an owner does before the shop sells, in the order of doing it. */
export const toDoNames = [
  "company",
  "prices",
  "claims",
  "promises",
  "tax",
  "payments",
  "mail",
  "purchase",
] as const;
export type ToDoName = (typeof toDoNames)[number];

const dashboardActions = {
  totals: {
    input: z.object({}),
    output: z.object({
      totals: z.object({
        users: Count,
        orders: Count,
        revenue: z.number(),
        completed: Count,
        pending: Count,
        failed: Count,
        refunded: Count,
      }),
      /** Which of `toDoNames` are done, as the shop itself sees it. */
      done: z.array(z.enum(toDoNames)),
      /** An offer that waits for its second. */
      waiting: z.optional(z.object({ rev: z.number(), at: z.number() })),
    }),
  },
  /** Both days included, at most 366. */
  period: {
    input: z.object({ from: Day, to: Day }),
    output: z.object({
      days: z.array(DayFigures),
      /** The most used first. */
      coupons: z.array(CouponFigures),
      /** The first, the second and the third of the series. */
      cartMails: z.array(CartMailFigures),
      /** How many were let in within each step of `waitSteps`, and after the last. */
      waits: z.array(Count),
      /** Who waited longer than `longestWait`, the newest first; at most fifty. */
      longWaits: z.array(LongWait),
    }),
  },
} as const;

export const adminDashboardCall = { who: "admin", actions: dashboardActions } as const satisfies Call;
