import * as z from "zod/mini";
import { Id, nextCursor, paging } from "../admin-lists.ts";
import { AdminPerson, AuditLine } from "../admin-rows.ts";
import type { Call } from "../call.ts";
import { AdminEmail, CustomerName } from "../schemas.ts";

const peopleActions = {
  me: { input: z.object({}), output: z.object({ admin: AdminPerson }) },
  list: { input: z.object({}), output: z.object({ admins: z.array(AdminPerson) }) },
  /** Mails a temporary password, good for a day. */
  invite: {
    recentCode: true,
    input: z.object({ email: AdminEmail, fullName: CustomerName }),
    output: z.object({ admin: AdminPerson }),
  },
  remove: { recentCode: true, input: z.object({ adminId: Id }), output: z.object({}) },
  "sign-out": { recentCode: true, input: z.object({ adminId: Id }), output: z.object({}) },
  /** For who lost device and recovery codes: they set up anew at the next login. */
  "reset-code": { recentCode: true, input: z.object({ adminId: Id }), output: z.object({}) },
  audit: {
    input: z.object({ cursor: paging.cursor, limit: paging.limit }),
    output: z.object({ lines: z.array(AuditLine), nextCursor }),
  },
} as const;

export const adminPeopleCall = { who: "admin", actions: peopleActions } as const satisfies Call;
