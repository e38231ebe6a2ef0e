import type { Chart } from "@store/contract/chart-content";

/** One kind of drawing; without a name, any. */
export type ChartOf<Kind extends Chart["kind"] = Chart["kind"]> = Extract<Chart, { kind: Kind }>;

/** Width of a drawing in its own units: about a pixel each on a phone of 360 px. */
export const wide = 292;
/** Size of its words. */
export const size = 14;
