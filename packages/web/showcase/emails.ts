import type { EmailDesign } from "./email-kit.ts";
import { cart, nextStep, order, review, winBack } from "./emails-after.ts";
import { lastCall, launch, story, webinar, welcome } from "./emails-before.ts";

/** The ten email designs, in the order in which a customer meets them. */
export const emails: readonly EmailDesign[] = [
  welcome,
  story,
  webinar,
  launch,
  lastCall,
  cart,
  order,
  review,
  nextStep,
  winBack,
];
