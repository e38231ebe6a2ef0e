// Toasts of the ways back in. Apart from the others, so that the checkout does not load them.
import { error, tryAgain } from "./toasts.ts";

/** /lost-access, /reset-password and /unsubscribe. Without a server's sentence: nobody answered. */
export const recoveryToasts = {
  notSent: (serverText = tryAgain) => error("Not sent", serverText),
  notSet: (serverText = tryAgain) => error("Password not set", serverText),
  notStopped: (serverText = tryAgain) => error("Not unsubscribed", serverText),
} as const;
