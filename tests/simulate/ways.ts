// How seeds are played, beside what each of them draws.
import type { GstMode } from "@store/contract/offer/settings";

/** The way that requests take to the table: `short` past the SDK, `sdk` through it. */
export type Way = "short" | "sdk";

/** Kinds of seller; a third of the runs is of each, unless all are to be of one. */
export const gstModes = ["off", "regular", "unregistered"] as const satisfies readonly GstMode[];

/** What is played: whatever a seed draws, or one story alone. */
export const stories = ["years", "lines"] as const;

export interface Ways {
  story?: (typeof stories)[number] | undefined;
  /** The short one unless it is said. */
  way?: Way | undefined;
  gst?: GstMode | undefined;
}
