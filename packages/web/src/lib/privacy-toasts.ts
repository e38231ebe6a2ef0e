// Toasts of the privacy centre. Apart from the others, so that the checkout does not load them.
import { error, spoken, success, tryAgain } from "./toasts.ts";

/** /privacy-centre. Without a server's sentence: nobody answered. */
export const privacyToasts = {
  corrected: success("Corrected", "Your name and phone number are changed."),
  mailsOn: spoken(success("Mails on", "We may send mails that you can stop.")),
  mailsOff: spoken(success("Mails off", "No more mails but those that belong to a purchase.")),
  complained: success("Complaint sent", "A mail with its number is on its way."),
  erasing: spoken(success("Erasure begun", "A mail tells you how to take it back.")),
  undone: spoken(success("Taken back", "Nothing is erased.")),
  failed: (serverText = tryAgain) => error("Not done", serverText),
} as const;
