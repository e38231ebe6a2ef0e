import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { appPages } from "../prerender/app-pages.ts";
import { pages } from "./registry.ts";

vi.mock("@store/contract/brand", () => import("@store/contract/testing-brand"));

vi.mock("@store/contract/offer/first-offer", () => import("@store/contract/offer/testing-offer"));

const all = [...pages, ...appPages];

const product = readFileSync(new URL("../../../../docs/product.md", import.meta.url), "utf8");
const [, screens = ""] = product.split(/^## \d+\. /m).slice(1);
/** Every address that docs/product.md section 2 tells of, whatever stands in place of an id. */
const promised = new Set(
  Array.from(screens.matchAll(/`(\/[a-z/-]*(?:<[a-z]+>)?)`/g), ([, path = ""]) =>
    path.replace(/<.*>/, "any"),
  ),
);
/** What is found nowhere, and former addresses that lead on. */
const besides = [
  "/404",
  "/admin/account",
  "/admin/people",
  "/admin/privacy",
  "/admin/settings",
  "/test-email",
];

describe("pages of the site", () => {
  it("are exactly the promised routes", () => {
    expect(all.map(({ path }) => path).sort()).toEqual([...promised, ...besides].sort());
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
