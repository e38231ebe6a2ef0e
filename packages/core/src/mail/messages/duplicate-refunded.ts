import { MailRefused } from "../../providers/mailer.ts";
import type { Composer } from "./composed.ts";
import { readOrderMatter } from "./order-facts.ts";

/** One order was paid twice, and the shop has sent the second payment back. */
export const composeDuplicateRefunded: Composer = async (message) => {
  const { to, facts } = await readOrderMatter(message);
  const { refundedAmount } = message.facts ?? {};
  if (refundedAmount === undefined) throw new MailRefused("The sum that was refunded is not known");
  return { to, model: { kind: "duplicate-refunded", refundedAmount, ...facts } };
};
