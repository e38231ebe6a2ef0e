import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { errorReports } from "../limits.ts";

const text = (most: number) => z.string().check(z.regex(new RegExp(`^[^\\0]{1,${most}}$`)));

/** What went wrong in a visitor's browser. Browsers send breaches of the content policy here too, in their own formats. */
export const reportErrorCall = {
  who: "anyone",
  input: z.object({
    /** Thrown, or a promise that nobody waited for. */
    kind: z.enum(["error", "rejection"]),
    /** The path of the page. */
    page: text(200),
    message: text(errorReports.message),
    stack: z.optional(text(errorReports.stack)),
  }),
  output: z.object({}),
} as const satisfies Call;
