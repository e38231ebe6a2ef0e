import type { Composer } from "./composed.ts";
import { readOrderMatter } from "./order-facts.ts";

/** Money went back, all of it or a part. */
export const composeRefund: Composer = async (message) => {
  const { to, facts } = await readOrderMatter(message);
  const { refundedAmount = 0, whole = false } = message.facts ?? {};
  return { to, model: { kind: "refund", refundedAmount, whole, ...facts } };
};
