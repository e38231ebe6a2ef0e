import type { Chapter } from "@store/contract/course-content";
import { festivalCalendar } from "./extras/festival-calendar.ts";
import { newPlacements } from "./extras/new-placements.ts";
import { cboScaling } from "./lessons/scaling/cbo-scaling.ts";
import { horizontalScaling } from "./lessons/scaling/horizontal-scaling.ts";
import { scalingRoadmap } from "./lessons/scaling/scaling-roadmap.ts";
import { verticalScaling } from "./lessons/scaling/vertical-scaling.ts";

export const scaling: Chapter = {
  id: "scaling",
  title: "Scaling",
  summary: "More money in small steps, new directions, and the gates at which to think again.",
  lessons: [verticalScaling, horizontalScaling, cboScaling, scalingRoadmap],
  extras: [newPlacements, festivalCalendar],
};
