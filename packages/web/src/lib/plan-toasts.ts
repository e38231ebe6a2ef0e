// Apart from the others, so that the checkout does not load them.
import type { ToastText } from "./toasts.ts";

/** The plan made from a checklist's marks. */
export const planToasts = {
  notFetched: {
    tone: "error",
    title: "Not fetched",
    description: "The plan could not be opened. Check your connection and try again.",
  },
} as const satisfies Record<string, ToastText>;
