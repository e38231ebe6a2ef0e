import { errorReports } from "@store/contract/limits";
import { log } from "../platform/log.ts";
import { request } from "../platform/request.ts";
import { setting } from "../platform/settings.ts";
import type { UseCase } from "../platform/use-case.ts";
import { mayReport } from "./may-report.ts";
import { pathOf, withoutPersonalData } from "./without-personal-data.ts";

/** Something that visitors have added to their browsers, and that breaks in every page of the web. */
export const foreign =
  /\b(chrome|moz|safari(-web)?|webkit-masked-url|ms-browser)-extension:|webkit-masked-url:/i;

/** One line of the log for what went wrong in a browser. Written nowhere else. Throws `throttled`. */
export const reportError: UseCase<"report-error"> = async ({ kind, page, message, stack = "" }) => {
  if (foreign.test(message) || foreign.test(stack)) return {};
  mayReport();
  const siteUrl = setting("siteUrl");
  log("client.error", {
    kind,
    page: pathOf(page),
    message: withoutPersonalData(message, { siteUrl, most: errorReports.message }),
    stack: withoutPersonalData(stack, { siteUrl, most: errorReports.stack }),
    browser: browserOf(request().userAgent),
  });
  return {};
};

/** Android calls itself a Linux too. */
const systems = ["Android", "iPhone", "iPad", "Windows", "Macintosh", "Linux"];

/** `Chrome/131 Android`: enough to open the page in the same one, and not enough to know anybody by. */
export function browserOf(userAgent = ""): string {
  const name = /(Firefox|Edg|SamsungBrowser|OPR|Chrome|Version)\/\d+/.exec(userAgent)?.[0] ?? "other";
  const system = systems.find((one) => userAgent.includes(one)) ?? "";
  return `${name.replace("Version", "Safari")} ${system}`.trim();
}
