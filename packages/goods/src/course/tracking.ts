import type { Chapter } from "@store/contract/course-content";
import { leadsToCrm } from "./extras/leads-to-crm.ts";
import { attributionWindows } from "./lessons/tracking/attribution-windows.ts";
import { customConversions } from "./lessons/tracking/custom-conversions.ts";
import { eventsManager } from "./lessons/tracking/events-manager.ts";
import { utmParameters } from "./lessons/tracking/utm-parameters.ts";

export const tracking: Chapter = {
  id: "tracking",
  title: "Tracking",
  summary: "Find out what was counted, by whom and by which rule, before you believe a number.",
  lessons: [eventsManager, customConversions, utmParameters, attributionWindows],
  extras: [leadsToCrm],
};
