// Toasts of the client desk. Apart from the others, so that the checkout does not load them.
import { error, success, type ToastText } from "./toasts.ts";

const tryAgain = "We could not reach the shop. Check your connection and try again.";

export const deskToasts = {
  kept: (name: string): ToastText => success("Site kept", name),
  removed: (name: string): ToastText => success("Site removed", name),
  notDone: (serverText = tryAgain): ToastText => error("Not done", serverText),
  certified: success("Certificate downloaded", "With it comes the program that checks it."),
} as const;
