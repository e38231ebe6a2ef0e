import type { Chapter } from "@store/contract/course-content";
import { valueRules } from "./extras/value-rules.ts";
import { coreAudiences } from "./lessons/targeting/core-audiences.ts";
import { customAudiences } from "./lessons/targeting/custom-audiences.ts";
import { lookalikeAudiences } from "./lessons/targeting/lookalike-audiences.ts";

export const targeting: Chapter = {
  id: "targeting",
  title: "Targeting",
  summary: "Set the walls, leave the search open, and use your own lists with care.",
  lessons: [coreAudiences, customAudiences, lookalikeAudiences],
  extras: [valueRules],
};
