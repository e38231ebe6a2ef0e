import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { appPages } from "../prerender/app-pages.ts";
import { appRoutes, hasAdminHeader } from "./app-routes.ts";
import { pages } from "./registry.ts";

vi.mock("@store/contract/brand", () => import("@store/contract/testing-brand"));

vi.mock("@store/contract/offer/first-offer", () => import("@store/contract/offer/testing-offer"));

const all = [...pages, ...appPages];

/** docs/product.md section 2. */
const routes = [
  "/",
  "/checkout",
  "/thank-you",
  "/privacy-policy",
  "/refund-policy",
  "/terms-and-conditions",
  "/ecom-checklist-login",
  "/ecom-checklist",
  "/seo-checklist-login",
  "/seo-checklist",
  "/fb-ads-login",
  "/fb-ads-course",
  "/funnel-templates-login",
  "/funnel-templates",
  "/funnel-guide",
  "/email-templates",
  "/ad-templates",
  "/ad-templates-login",
  "/ad-templates-files",
  "/admin/setup",
  "/admin/login",
  "/admin/dashboard",
  "/admin/users",
  "/admin/orders",
  "/admin/coupons",
  "/admin/offer",
  "/admin/offer/publish",
  "/admin/offer/history",
  "/admin/pages",
  "/admin/privacy",
  "/admin/people",
  "/admin/account",
  "/test-email",
  "/admin/settings",
  "/admin/settings/account",
  "/admin/settings/admins",
  "/admin/settings/mails",
  "/admin/settings/privacy",
  "/account-login",
  "/account",
  "/files/any",
  "/client-desk",
  "/client-desk/any",
  "/site-report/any",
  "/shared/any",
  "/licence/any",
  "/admin/content",
  "/admin/content/any",
  "/lost-access",
  "/reset-password",
  "/unsubscribe",
  "/privacy-centre",
  "/invoice",
  "/admin/gst",
  "/fair-shop",
  "/contact",
  "/templates",
  "/404",
];

describe("pages of the site", () => {
  it("are exactly the promised routes", () => {
    expect(all.map(({ path }) => path).sort()).toEqual([...routes].sort());
  });

  it("let search engines list only the public pages", () => {
    const listed = all.filter(({ robots }) => robots === "index").map(({ path }) => path);
    expect(listed.sort()).toEqual([
      "/",
      "/ad-templates",
      "/contact",
      "/fair-shop",
      "/privacy-policy",
      "/refund-policy",
      "/templates",
      "/terms-and-conditions",
    ]);
  });

  it("have titles and descriptions of their own", () => {
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
  });
});

describe.each(pages.map((page) => [page.path, page] as const))("%s", (_path, page) => {
  const html = renderToStaticMarkup(createElement(page.component));

  it("has one main heading, one main part and a way home", () => {
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html.match(/<main[ >]/g)).toHaveLength(1);
    expect(html).toContain('href="/"');
  });

  it("carries no inline style, which the content policy would block", () => {
    expect(html).not.toMatch(/<[^>]+ style=/);
  });
});

describe("the landing page", () => {
  const html = renderToStaticMarkup(createElement(pageAt("/").component));

  it.each([
    "7.2x",
    "GET INSTANT ACCESS",
    "No coding",
    "4.9/5",
    "2,500+",
    "Get All Templates Now",
    "Unlock 3 Premium Bonuses",
    "₹25,000",
    "YES! GET INSTANT ACCESS",
    "Still Got Questions?",
    "Get Instant Access Now",
    "30-Day Money-Back Guarantee",
    "One-time • Lifetime",
    "90% OFF",
    "Get Access",
  ])("says %s", (text) => {
    expect(html).toContain(text);
  });

  it("has six previews, six voices and eight questions", () => {
    expect(html.match(/Preview of the \w+ funnel template/g)).toHaveLength(6);
    expect(html.match(/<blockquote/g)).toHaveLength(6);
    expect(html.match(/aria-label="5 out of 5 stars"/g)?.length).toBeGreaterThanOrEqual(6);
    expect(html.match(/<details[^>]* name="faq"/g)).toHaveLength(8);
  });

  it("leads every button through the checkout section to the checkout", () => {
    expect(html.match(/href="#checkout-section"/g)).toHaveLength(3);
    expect(html).toContain('id="checkout-section"');
    expect(html.match(/href="\/checkout"/g)).toHaveLength(2);
  });
});

describe("the not-found page", () => {
  const html = renderToStaticMarkup(createElement(pageAt("/404").component));

  it("leads home and back", () => {
    expect(html).toContain("404 - Page Not Found");
    expect(html).toContain("Oops! The page you&#x27;re looking for doesn&#x27;t exist or has been moved.");
    expect(html).toContain("Go Home");
    expect(html).toContain("Go Back");
  });
});

function pageAt(path: string) {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No page at ${path}`);
  return page;
}

it("the admin pages load under their dark header", () => {
  const dark = appRoutes.map(({ path }) => path).filter(hasAdminHeader);
  expect(dark).toEqual(expect.arrayContaining(["/admin/dashboard", "/admin/orders", "/test-email"]));
  for (const path of ["/admin/login", "/admin/setup", "/account", "/ecom-checklist"])
    expect(dark).not.toContain(path);
});
