// What a call is. The table of all is calls.ts.
import type * as z from "zod/mini";

/**
 * Who may make a call. `admin` is enforced by the gateway (stacks/api.ts); all others are checked by the use case, which
 * reads a token from the body: `checkout` a checkoutToken, `session` a sessionToken, `privacy` a privacyToken; `provider`
 * a payment company's signature.
 */
export type Caller = "anyone" | "checkout" | "session" | "privacy" | "provider" | "admin";

export interface Exchange {
  input: z.ZodMiniObject;
  /** What a success answers besides `success: true`. */
  output: z.ZodMiniObject;
  /** Asks for a code of the admin's second factor that was given within the last minutes. */
  recentCode?: true;
}

/** One exchange; or several, told apart by `action` in the body. */
export type Call = { who: Caller } & (Exchange | { actions: Record<string, Exchange> });

/** Where a call lives, on the site's own origin. */
export function callPath(name: string): string {
  return `/api/${name}`;
}
