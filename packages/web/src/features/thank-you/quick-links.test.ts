import { type Entitlement, entitlementsOfProduct, productIds, type UpsellId } from "@store/contract/products";
import { expect, test } from "vitest";
import { freeBonus, quickLinksOf } from "./quick-links.ts";

const entitlementsOf = (products: readonly (typeof productIds)[number][]) =>
  products.flatMap((id): readonly Entitlement[] => entitlementsOfProduct[id]);

const hrefs = (...upsells: UpsellId[]) =>
  quickLinksOf(entitlementsOf(["bundle", ...upsells]), []).map(({ href }) => href);

test("every buyer gets three quick links and the free bonus", () => {
  expect(hrefs()).toEqual(["/funnel-templates-login", "/fb-ads-login", "/ecom-checklist-login"]);
  expect(freeBonus.href).toBe("/email-templates");
});

test("a quick link to an upsell is shown only to its buyers", () => {
  expect(hrefs("ad-templates")).toContain("/ad-templates");
  expect(hrefs("ad-templates")).not.toContain("/seo-checklist-login");
  expect(hrefs("seo-checklist")).toContain("/seo-checklist-login");
  expect(hrefs("agency-license")).toEqual(hrefs());
  expect(quickLinksOf(entitlementsOf(productIds), [])).toHaveLength(5);
  expect(quickLinksOf(["seo-checklist"], []).map(({ href }) => href)).toEqual(["/seo-checklist-login"]);
});

test("a product of files has a quick link to them, by the name under which it was sold", () => {
  const links = quickLinksOf(
    ["funnel_templates", "star-charts"],
    [{ product: "star-charts", name: "Star charts" }],
  );
  expect(links.map(({ title, href }) => [title, href])).toEqual([
    ["Funnel Templates", "/funnel-templates-login"],
    ["Star charts", "/files/star-charts"],
  ]);
});
