import type { Composer } from "./composed.ts";
import { readOrderMatter } from "./order-facts.ts";

/** An order joined an account that keeps its password. */
export const composeAdded: Composer = async (message) => {
  const { to, facts } = await readOrderMatter(message);
  return { to, model: { kind: "added", ...facts } };
};
