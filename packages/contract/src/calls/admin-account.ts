import * as z from "zod/mini";
import { AppCode, SecondFactorCode } from "../admin-credentials.ts";
import { Count } from "../admin-rows.ts";
import type { Call } from "../call.ts";

const RecoveryCodes = z.array(z.string());

/** An admin's own second factor. Open to somebody who has shown a password only; each change asks for a code of its own. */
const accountActions = {
  state: {
    input: z.object({}),
    /** `recoveryCodes`: how many are left. */
    output: z.object({ code: z.boolean(), required: z.boolean(), recoveryCodes: Count }),
  },
  /** `code`: of the second factor that is there already. `setup` goes back with the first code of the new one. */
  "begin-setup": {
    input: z.object({ code: z.optional(SecondFactorCode) }),
    output: z.object({ secret: z.string(), setup: z.string() }),
  },
  "complete-setup": {
    input: z.object({ setup: z.string().check(z.maxLength(1000)), code: AppCode }),
    output: z.object({ recoveryCodes: RecoveryCodes }),
  },
  /** Gives a code in this sign-in. Answers how many recovery codes are left. */
  prove: {
    input: z.object({ code: SecondFactorCode }),
    output: z.object({ recoveryCodes: Count }),
  },
  /** Ends this sign-in, and with `everywhere` all of theirs: tokens that were copied out of it open nothing any more. */
  "sign-out": { input: z.object({ everywhere: z.boolean() }), output: z.object({}) },
  /** Ends those that were. */
  "new-recovery-codes": {
    input: z.object({ code: SecondFactorCode }),
    output: z.object({ recoveryCodes: RecoveryCodes }),
  },
  /** Only where a second factor is offered, not required. */
  "switch-off": { input: z.object({ code: SecondFactorCode }), output: z.object({}) },
} as const;

export const adminAccountCall = { who: "admin", actions: accountActions } as const satisfies Call;
