import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { NewPasskey, Passkey, PasskeyId, PasskeyName, PasskeyOrder } from "../passkey.ts";
import { Token } from "../schemas.ts";

const asked = z.object({ sessionToken: Token });
const all = z.object({ passkeys: z.array(Passkey) });

/** The passkeys of an account; which there are, `read-account` says as well. */
export const passkeysCall = {
  who: "session",
  actions: {
    /** Only soon after a login. What it answers makes one passkey, within five minutes. */
    begin: { input: asked, output: z.object({ order: PasskeyOrder }) },
    add: { input: z.extend(asked, { passkey: NewPasskey }), output: all },
    rename: { input: z.extend(asked, { id: PasskeyId, name: PasskeyName }), output: all },
    /** It opens nothing any more. */
    remove: { input: z.extend(asked, { id: PasskeyId }), output: all },
  },
} as const satisfies Call;
