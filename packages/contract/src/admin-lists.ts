// What the admin's lists and stories share.
import * as z from "zod/mini";
import { AdminOrder, AdminUser, StoryLine } from "./admin-rows.ts";
import { matching } from "./schemas.ts";

export const Id = matching(/^[A-Za-z0-9_.@:-]{1,300}$/, "Invalid id");

/** Any order's: also that of a gift, which the shop itself names. */
export const AnyOrderId = matching(/^ORDER_[A-Za-z0-9_-]{6,80}$/, "Invalid order id");

/** How a list is asked for, a page at a time. `cursor` is opaque, and signed. */
export const paging = {
  cursor: z.optional(z.string().check(z.maxLength(2000))),
  /** At most 100; 25 unless told. */
  limit: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(100))),
  /** An id, an email or a phone number exactly, or the beginning of words of a name. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
};

export const nextCursor = z.optional(z.string());

export const Story = z.object({
  user: z.optional(AdminUser),
  orders: z.array(AdminOrder),
  lines: z.array(StoryLine),
});
