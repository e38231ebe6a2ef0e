import { upsellIds } from "@store/contract/products";
import { expect, test } from "vitest";
import { freeBonus, quickLinksOf } from "./quick-links.ts";

const hrefs = (...chosen: Parameters<typeof quickLinksOf>[0]) => quickLinksOf(chosen).map(({ href }) => href);

test("every buyer gets three quick links and the free bonus", () => {
  expect(hrefs()).toEqual(["/funnel-templates-login", "/fb-ads-login", "/ecom-checklist-login"]);
  expect(freeBonus.href).toBe("/email-templates");
});

test("a quick link to an upsell is shown only to its buyers", () => {
  expect(hrefs("ad-templates")).toContain("/ad-templates");
  expect(hrefs("ad-templates")).not.toContain("/seo-checklist-login");
  expect(hrefs("seo-checklist")).toContain("/seo-checklist-login");
  expect(hrefs("agency-license")).toEqual(hrefs());
  expect(hrefs(...upsellIds)).toHaveLength(5);
});
