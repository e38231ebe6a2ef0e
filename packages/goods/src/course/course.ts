import type { Chapter } from "@store/contract/course-content";
import { creative } from "./creative.ts";
import { optimization } from "./optimization.ts";
import { scaling } from "./scaling.ts";
import { setup } from "./setup.ts";
import { structure } from "./structure.ts";
import { targeting } from "./targeting.ts";
import { tracking } from "./tracking.ts";

/** The Facebook Ads Mastery course: seven chapters, 27 lessons, in reading order (SPEC.txt section 2). */
export const course: Chapter[] = [setup, structure, targeting, creative, tracking, optimization, scaling];
