// Briefs of this shelf; one import and one line each.
import type { Brief } from "../../brief.ts";

export const creativeFirst: readonly Brief[] = [];
