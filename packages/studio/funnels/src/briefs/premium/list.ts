// Briefs of this shelf; one import and one line each.
import type { Brief } from "../../brief.ts";
import { agency } from "./agency.ts";
import { astrology } from "./astrology.ts";
import { courses } from "./courses.ts";
import { digitalProduct1 } from "./digital-product-1.ts";
import { digitalProduct2 } from "./digital-product-2.ts";
import { health } from "./health.ts";
import { marketing } from "./marketing.ts";
import { trading } from "./trading.ts";
import { vastu } from "./vastu.ts";

export const premium: readonly Brief[] = [
  agency,
  astrology,
  courses,
  digitalProduct1,
  digitalProduct2,
  health,
  marketing,
  trading,
  vastu,
];
