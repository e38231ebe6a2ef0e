// Asks for the mail once more. Pure of React; never throws.
import type { call } from "../../lib/api.ts";

/** `sentence`: why it was not sent, for people. */
interface SendAgainAnswer {
  sent: boolean;
  sentence?: string;
}

const unreachable = "We could not reach the shop. Check your connection and try again.";
const expired = "It has been a while since you paid. Use the link beside this button to get a new password.";

/** The mail of this order again; after a day the server sends a link to a new password instead. */
export async function sendAgain(
  orderId: string,
  checkoutToken: string | undefined,
  ask: typeof call,
): Promise<SendAgainAnswer> {
  if (!checkoutToken) return { sent: false, sentence: expired };
  try {
    const answer = await ask("send-credentials-email", { checkoutToken, orderId });
    if (answer.success) return { sent: true };
    return { sent: false, sentence: answer.code === "checkout.expired" ? expired : answer.error };
  } catch {
    return { sent: false, sentence: unreachable };
  }
}
