import type { Chapter } from "@store/contract/course-content";
import { clickToWhatsapp } from "./extras/click-to-whatsapp.ts";
import { budgetOptimization } from "./lessons/structure/budget-optimization.ts";
import { namingConventions } from "./lessons/structure/naming-conventions.ts";
import { objectives } from "./lessons/structure/objectives.ts";
import { threeTierHierarchy } from "./lessons/structure/three-tier-hierarchy.ts";

export const structure: Chapter = {
  id: "structure",
  title: "Structure",
  summary: "Which decision belongs on which tier, and how to keep a hundred ads readable.",
  lessons: [threeTierHierarchy, objectives, budgetOptimization, namingConventions],
  extras: [clickToWhatsapp],
};
