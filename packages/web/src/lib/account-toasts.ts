// Toasts of the account page: our own. Apart from the others, so that the checkout does not load them.
import { spoken, type ToastText } from "./toasts.ts";

const tryAgain = "We could not reach the shop. Check your connection and try again.";

export const accountToasts = {
  othersEnded: (count: number): ToastText => ({
    tone: "success",
    title: "Logged out elsewhere",
    description: count === 1 ? "One other session has ended." : `${count} other sessions have ended.`,
  }),
  othersNotEnded: (serverText = tryAgain): ToastText => ({
    tone: "error",
    title: "Not logged out",
    description: serverText,
  }),
  notClaimed: (serverText = tryAgain): ToastText => ({
    tone: "error",
    title: "Not sent back",
    description: serverText,
  }),
  passwordSet: {
    tone: "success",
    title: "Password changed",
    description: "All other devices have been logged out.",
  } satisfies ToastText,
  passwordNotSet: (serverText = tryAgain): ToastText => ({
    tone: "error",
    title: "Password not changed",
    description: serverText,
  }),
  passkeyAdded: spoken({
    tone: "success",
    title: "Passkey added",
    description: "The login offers it from now on.",
  }),
  passkeyFailed: (serverText = tryAgain): ToastText => ({
    tone: "error",
    title: "Passkeys not changed",
    description: serverText,
  }),
} as const;
