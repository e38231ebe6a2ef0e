import type { Chapter } from "@store/contract/course-content";
import { mailWords } from "./extras/mail-words.ts";
import { partnershipAds } from "./extras/partnership-ads.ts";
import { swipeFile } from "./extras/swipe-file.ts";
import { carouselAds } from "./lessons/creative/carousel-ads.ts";
import { copyFormulas } from "./lessons/creative/copy-formulas.ts";
import { imageAds } from "./lessons/creative/image-ads.ts";
import { videoAds } from "./lessons/creative/video-ads.ts";

export const creative: Chapter = {
  id: "creative",
  title: "Creative",
  summary: "Pictures, films and words that a shop of three people can make in a week.",
  lessons: [imageAds, videoAds, copyFormulas, carouselAds],
  extras: [partnershipAds, swipeFile, mailWords],
};
