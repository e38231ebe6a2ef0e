import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { LicenceCode } from "../desk/licence.ts";

/** Whether the licence of a site holds now: for anybody who knows its code. Says nothing of whose it is. */
export const checkLicenceCall = {
  who: "anyone",
  input: z.object({ code: LicenceCode }),
  output: z.object({
    valid: z.boolean(),
    site: z.string(),
    address: z.string(),
    /** Epoch milliseconds. */
    since: z.number(),
  }),
} as const satisfies Call;
