// Briefs of this shelf; one import and one line each.
import type { Brief } from "../../brief.ts";
import { agency } from "./agency.ts";

export const premium: readonly Brief[] = [agency];
