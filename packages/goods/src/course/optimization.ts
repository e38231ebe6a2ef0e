import type { Chapter } from "@store/contract/course-content";
import { twoTrees } from "./extras/two-trees.ts";
import { abTesting } from "./lessons/optimization/ab-testing.ts";
import { budgetManagement } from "./lessons/optimization/budget-management.ts";
import { metrics } from "./lessons/optimization/metrics.ts";
import { scaleKillOptimize } from "./lessons/optimization/scale-kill-optimize.ts";

export const optimization: Chapter = {
  id: "optimization",
  title: "Optimization",
  summary: "Weekly verdicts on closed figures: what to feed, what to improve and what to stop.",
  lessons: [metrics, abTesting, scaleKillOptimize, budgetManagement],
  extras: [twoTrees],
};
