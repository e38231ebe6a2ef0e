import type { EmailDesign } from "./email-kit.ts";
import { nextStep, winBack } from "./emails-again.ts";
import { lastCall, launch, story, webinar, welcome } from "./emails-before.ts";
import { cart, order, review } from "./emails-order.ts";

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
