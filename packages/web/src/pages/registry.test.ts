import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { appPages } from "../prerender/app-pages.ts";
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
