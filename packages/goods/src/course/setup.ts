import type { Chapter } from "@store/contract/course-content";
import { accountRestricted } from "./extras/account-restricted.ts";
import { adAccount } from "./lessons/setup/ad-account.ts";
import { businessManager } from "./lessons/setup/business-manager.ts";
import { conversionApi } from "./lessons/setup/conversion-api.ts";
import { pixel } from "./lessons/setup/pixel.ts";

export const setup: Chapter = {
  id: "setup",
  title: "Setup",
  summary: "Who owns what, who pays, and how Meta learns of a sale. An afternoon now saves an account later.",
  lessons: [businessManager, adAccount, pixel, conversionApi],
  extras: [accountRestricted],
};
