// Briefs of this shelf; one import and one line each.
import type { Brief } from "../../brief.ts";
import { camera } from "./camera.ts";
import { cars } from "./cars.ts";
import { ebook } from "./ebook.ts";
import { ecourse } from "./ecourse.ts";
import { fishingGear } from "./fishing-gear.ts";
import { gaming } from "./gaming.ts";
import { healthcare } from "./healthcare.ts";
import { interior } from "./interior.ts";
import { kidsFashion } from "./kids-fashion.ts";
import { makeup } from "./makeup.ts";
import { music } from "./music.ts";
import { phoneSales } from "./phone-sales.ts";
import { shoeStore } from "./shoe-store.ts";
import { socialMediaService } from "./social-media-service.ts";
import { toys } from "./toys.ts";
import { womensFashion } from "./womens-fashion.ts";

export const creativeFirst: readonly Brief[] = [
  shoeStore,
  fishingGear,
  ebook,
  kidsFashion,
  womensFashion,
  phoneSales,
  interior,
  makeup,
  music,
  camera,
  healthcare,
  ecourse,
  gaming,
  cars,
  toys,
  socialMediaService,
];
