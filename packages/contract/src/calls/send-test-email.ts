import * as z from "zod/mini";
import type { Call } from "../call.ts";

export const testMails = ["welcome", "abandoned-cart"] as const;

export const sendTestEmailCall = {
  who: "admin",
  input: z.object({
    email: z
      .string({ error: "Please enter a valid email address" })
      .check(
        z.trim(),
        z.maxLength(255, { error: "Email must be less than 255 characters", abort: true }),
        z.regex(
          /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\.]+(\.[^\s@,;:<>()[\]"\\.]+)+$/,
          "Please enter a valid email address",
        ),
      ),
    template: z.enum(testMails),
  }),
  output: z.object({}),
} as const satisfies Call;
