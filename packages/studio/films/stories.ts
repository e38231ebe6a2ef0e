// All films, in the order of the course; the import guide's is the last.
import type { Film } from "./kit/film.ts";
import { abTesting } from "./stories/ab-testing.ts";
import { adAccount } from "./stories/ad-account.ts";
import { attributionWindows } from "./stories/attribution-windows.ts";
import { budgetManagement } from "./stories/budget-management.ts";
import { budgetOptimization } from "./stories/budget-optimization.ts";
import { businessManager } from "./stories/business-manager.ts";
import { carouselAds } from "./stories/carousel-ads.ts";
import { cboScaling } from "./stories/cbo-scaling.ts";
import { conversionApi } from "./stories/conversion-api.ts";
import { copyFormulas } from "./stories/copy-formulas.ts";
import { coreAudiences } from "./stories/core-audiences.ts";
import { customAudiences } from "./stories/custom-audiences.ts";
import { customConversions } from "./stories/custom-conversions.ts";
import { eventsManager } from "./stories/events-manager.ts";
import { funnelGuide } from "./stories/funnel-guide.ts";
import { horizontalScaling } from "./stories/horizontal-scaling.ts";
import { imageAds } from "./stories/image-ads.ts";
import { lookalikeAudiences } from "./stories/lookalike-audiences.ts";
import { metrics } from "./stories/metrics.ts";
import { namingConventions } from "./stories/naming-conventions.ts";
import { objectives } from "./stories/objectives.ts";
import { pixel } from "./stories/pixel.ts";
import { scaleKillOptimize } from "./stories/scale-kill-optimize.ts";
import { scalingRoadmap } from "./stories/scaling-roadmap.ts";
import { threeTierHierarchy } from "./stories/three-tier-hierarchy.ts";
import { utmParameters } from "./stories/utm-parameters.ts";
import { verticalScaling } from "./stories/vertical-scaling.ts";
import { videoAds } from "./stories/video-ads.ts";

export const guide = "funnel-guide";

export const stories = (): readonly Film[] => [
  businessManager,
  adAccount,
  pixel,
  conversionApi,
  threeTierHierarchy,
  objectives,
  budgetOptimization,
  namingConventions,
  coreAudiences,
  customAudiences,
  lookalikeAudiences,
  imageAds,
  videoAds,
  copyFormulas,
  carouselAds,
  eventsManager,
  customConversions,
  utmParameters,
  attributionWindows,
  metrics,
  abTesting,
  scaleKillOptimize,
  budgetManagement,
  verticalScaling,
  horizontalScaling,
  cboScaling,
  scalingRoadmap,
  funnelGuide,
];
