// Briefs of this shelf; one import and one line each.
import type { Brief } from "../../brief.ts";
import { agency } from "./agency.ts";
import { bag } from "./bag.ts";
import { barbershop } from "./barbershop.ts";
import { bikes } from "./bikes.ts";
import { comingSoon1 } from "./coming-soon-1.ts";
import { comingSoon2 } from "./coming-soon-2.ts";
import { comingSoon3 } from "./coming-soon-3.ts";
import { comingSoon4 } from "./coming-soon-4.ts";
import { dietProgram } from "./diet-program.ts";
import { education } from "./education.ts";
import { fireSafety } from "./fire-safety.ts";
import { fitness } from "./fitness.ts";
import { foodDelivery } from "./food-delivery.ts";
import { hosting } from "./hosting.ts";
import { motorcycle } from "./motorcycle.ts";
import { realEstate } from "./real-estate.ts";
import { restaurant } from "./restaurant.ts";
import { snack } from "./snack.ts";
import { souvenir } from "./souvenir.ts";
import { spa } from "./spa.ts";
import { travel } from "./travel.ts";
import { watch } from "./watch.ts";
import { webServices } from "./web-services.ts";

export const creativeSecond: readonly Brief[] = [
  bikes,
  hosting,
  foodDelivery,
  education,
  agency,
  realEstate,
  souvenir,
  fitness,
  motorcycle,
  watch,
  bag,
  dietProgram,
  webServices,
  snack,
  spa,
  barbershop,
  travel,
  fireSafety,
  restaurant,
  comingSoon1,
  comingSoon2,
  comingSoon3,
  comingSoon4,
];
