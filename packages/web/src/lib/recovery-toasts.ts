// Toasts of the ways back in. Apart from the others, so that the checkout does not load them.
import type { ToastText } from "./toasts.ts";

const tryAgain = "We could not reach the shop. Check your connection and try again.";

/** /lost-access, /reset-password and /unsubscribe. Without a server's sentence: nobody answered. */
export const recoveryToasts = {
  notSent: (serverText = tryAgain): ToastText => ({
    tone: "error",
    title: "Not sent",
    description: serverText,
  }),
  notSet: (serverText = tryAgain): ToastText => ({
    tone: "error",
    title: "Password not set",
    description: serverText,
  }),
  notStopped: (serverText = tryAgain): ToastText => ({
    tone: "error",
    title: "Not unsubscribed",
    description: serverText,
  }),
} as const satisfies Record<string, ToastText | ((serverText?: string) => ToastText)>;
