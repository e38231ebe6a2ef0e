// Toasts of the privacy centre. Apart from the others, so that the checkout does not load them.
import { spoken, type ToastText } from "./toasts.ts";

const tryAgain = "We could not reach the shop. Check your connection and try again.";
const done = (title: string, description: string): ToastText => ({ tone: "success", title, description });

/** /privacy-centre. Without a server's sentence: nobody answered. */
export const privacyToasts = {
  corrected: done("Corrected", "Your name and phone number are changed."),
  mailsOn: spoken(done("Mails on", "We may send mails that you can stop.")),
  mailsOff: spoken(done("Mails off", "No more mails but those that belong to a purchase.")),
  complained: done("Complaint sent", "A mail with its number is on its way."),
  erasing: spoken(done("Erasure begun", "A mail tells you how to take it back.")),
  undone: spoken(done("Taken back", "Nothing is erased.")),
  failed: (serverText = tryAgain): ToastText => ({
    tone: "error",
    title: "Not done",
    description: serverText,
  }),
} as const satisfies Record<string, ToastText | ((serverText?: string) => ToastText)>;
