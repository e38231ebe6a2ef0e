import type { Composer } from "./composed.ts";
import { readOrderMatter } from "./order-facts.ts";

/** An order gave its buyer nothing new: it waits for a person to refund it. */
export const composeDuplicate: Composer = async (message) => {
  const { to, facts } = await readOrderMatter(message);
  return { to, model: { kind: "duplicate", ...facts } };
};
