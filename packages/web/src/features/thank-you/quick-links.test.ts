import { upsellIds } from "@store/contract/products";
import { expect, test } from "vitest";
import { freeBonus, quickLinksOf } from "./quick-links.ts";

const hrefs = (...chosen: Parameters<typeof quickLinksOf>[0]) => quickLinksOf(chosen).map(({ href }) => href);

test("everybody gets three quick links and the free bonus", () => {
  expect(hrefs()).toEqual(["/funnel-templates-login", "/fb-ads-login", "/ecom-checklist-login"]);
  expect(freeBonus.href).toBe("/email-templates");
});

test("ad templates and the SEO checklist only where they were bought", () => {
  expect(hrefs("ad-templates")).toContain("/ad-templates");
  expect(hrefs("ad-templates")).not.toContain("/seo-checklist-login");
  expect(hrefs("seo-checklist")).toContain("/seo-checklist-login");
  expect(hrefs("agency-license")).toEqual(hrefs());
  expect(hrefs(...upsellIds)).toHaveLength(5);
});
