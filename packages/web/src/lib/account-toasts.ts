// Toasts of the account page: our own. Apart from the others, so that the checkout does not load them.
import { error, spoken, success, tryAgain } from "./toasts.ts";

export const accountToasts = {
  othersEnded: (count: number) =>
    success(
      "Logged out elsewhere",
      count === 1 ? "One other session has ended." : `${count} other sessions have ended.`,
    ),
  othersNotEnded: (serverText = tryAgain) => error("Not logged out", serverText),
  notClaimed: (serverText = tryAgain) => error("Not sent back", serverText),
  passwordSet: success("Password changed", "All other devices have been logged out."),
  passwordNotSet: (serverText = tryAgain) => error("Password not changed", serverText),
  passkeyAdded: spoken(success("Passkey added", "The login offers it from now on.")),
  passkeyFailed: (serverText = tryAgain) => error("Passkeys not changed", serverText),
} as const;
