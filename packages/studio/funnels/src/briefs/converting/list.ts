// Briefs of this shelf; one import and one line each.
import type { Brief } from "../../brief.ts";
import { blueCapturePage } from "./blue-capture-page.ts";
import { blueCourseSalesPage } from "./blue-course-sales-page.ts";
import { greenFitnessSalesPage } from "./green-fitness-sales-page.ts";
import { orangeCapturePage } from "./orange-capture-page.ts";
import { pinkCapturePage } from "./pink-capture-page.ts";
import { pinkCourseSalesPage } from "./pink-course-sales-page.ts";
import { purpleCapturePage } from "./purple-capture-page.ts";
import { salesPage1Blue } from "./sales-page-1-blue.ts";
import { salesPage2Green } from "./sales-page-2-green.ts";
import { salesPage3Orange } from "./sales-page-3-orange.ts";
import { salesPage4Purple } from "./sales-page-4-purple.ts";
import { salesPage5Red } from "./sales-page-5-red.ts";
import { thankYouPage1 } from "./thank-you-page-1.ts";
import { thankYouPage2 } from "./thank-you-page-2.ts";
import { thankYouPage3 } from "./thank-you-page-3.ts";

export const converting: readonly Brief[] = [
  salesPage1Blue,
  salesPage2Green,
  salesPage3Orange,
  salesPage4Purple,
  salesPage5Red,
  pinkCourseSalesPage,
  greenFitnessSalesPage,
  pinkCapturePage,
  purpleCapturePage,
  orangeCapturePage,
  blueCapturePage,
  blueCourseSalesPage,
  thankYouPage1,
  thankYouPage2,
  thankYouPage3,
];
