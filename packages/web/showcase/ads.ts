import type { AdDesign } from "./ad-kit.ts";
import { agency, astrology, course, health, trading } from "./ads-one.ts";
import { gym, homes, pickle, thali, vastu } from "./ads-two.ts";

/** The ten ad designs. */
export const ads: readonly AdDesign[] = [
  pickle,
  agency,
  course,
  thali,
  astrology,
  homes,
  health,
  gym,
  trading,
  vastu,
];
