// Apart from the others, so that the checkout does not load them.
import { error } from "./toasts.ts";

/** The plan made from a checklist's marks. */
export const planToasts = {
  notFetched: error("Not fetched", "The plan could not be opened. Check your connection and try again."),
} as const;
