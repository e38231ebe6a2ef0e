// What search engines read before the pages.
import { brand } from "@store/contract/brand";
import type { PageFacts } from "../src/pages/page.ts";

/** Every page that search engines may list. */
export function sitemapXml(pages: readonly PageFacts[]): string {
  const urls = pages
    .filter((page) => page.robots === "index")
    .map((page) => `  <url><loc>${new URL(page.path, brand.siteUrl).href}</loc></url>`);
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...urls,
    `</urlset>`,
    ``,
  ].join("\n");
}

/**
 * Pages that must not be listed say so themselves (`noindex`); a crawler must be able to read that, so only the API
 * and the files to take away are closed here.
 */
export function robotsTxt(): string {
  return [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /downloads/",
    "",
    `Sitemap: ${new URL("/sitemap.xml", brand.siteUrl).href}`,
    "",
  ].join("\n");
}
