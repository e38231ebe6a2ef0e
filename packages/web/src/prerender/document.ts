// One HTML document around the markup of a page.
import { brand } from "@store/contract/brand";
import { offer } from "@store/contract/offer/offer";
import type { Offer } from "@store/contract/offer/offer-shape";
import favicon from "../assets/favicon.svg?raw";
import type { PageFacts } from "../pages/page.ts";
import { manifestFile } from "./web-manifest.ts";

const mark = favicon.trim();
/** In the document: a file of its own would be a request of each cold view. */
const icon = `data:image/svg+xml,${mark.replace(' aria-hidden="true"', "").replaceAll('"', "'").replaceAll("#", "%23")}`;

/** Hashed files that a document points to. */
export interface DocumentAssets {
  /** The critical style, inlined word for word: its hash stands in the content policy. */
  style?: string;
  stylesheets?: readonly string[];
  fonts: readonly string[];
  /** The entry script; none for a page without JavaScript. */
  script?: string;
  /** The page shows everything without its script, which then waits behind fonts and pictures. */
  late?: boolean;
  /** Chunks that the entry script imports. */
  modulePreloads?: readonly string[];
  ogImage?: string;
}

interface DocumentContent {
  facts: PageFacts;
  /** Markup of the page. */
  body: string;
  /** Hydrated pages live in `#root`; documents stand directly in the body. */
  root: boolean;
  assets: DocumentAssets;
  structuredData?: readonly object[] | undefined;
  /** What its scripts need of the offer, as data. */
  offer?: Partial<Offer> | undefined;
}

/** The whole HTML file. */
export function htmlDocument({
  facts,
  body,
  root,
  assets,
  structuredData = [],
  offer: needed,
}: DocumentContent): string {
  const url = new URL(facts.path, brand.siteUrl).href;
  const head = [
    `<meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escapeHtml(facts.title)}</title>`,
    `<meta name="description" content="${escapeHtml(facts.description)}">`,
    facts.robots === "index"
      ? `<link rel="canonical" href="${url}">`
      : // Buyers put their account on the home screen. To a first visitor the manifest is two requests and 4 kB for nothing.
        `<meta name="robots" content="${facts.robots}">\n<link rel="manifest" href="/${manifestFile}">`,
    `<meta name="theme-color" content="#0f4031">`,
    `<link rel="icon" href="${icon}">`,
    // Browsers ask for an icon for the home screen by its usual name, without a line here.
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    assets.style ? `<style>${assets.style}</style>` : "",
    ...(assets.stylesheets ?? []).map((href) => `<link rel="stylesheet" href="${href}">`),
    ...(assets.modulePreloads ?? []).map((href) => `<link rel="modulepreload" href="${href}">`),
    ...shareTags(facts, url, assets.ogImage),
    ...structuredData.map((data) => `<script type="application/ld+json">${jsonForHtml(data)}</script>`),
    needed ? `<script type="application/json" id="offer">${jsonForHtml(needed)}</script>` : "",
    assets.script
      ? `<script type="module"${assets.late ? ` fetchpriority="low"` : ""} src="${assets.script}"></script>`
      : "",
  ];
  return [
    `<!doctype html>`,
    `<html lang="en-IN">`,
    `<head>${head.filter(Boolean).join("\n")}</head>`,
    `<body>${root ? `<div id="root">${body}</div>` : body}</body>`,
    `</html>`,
    ``,
  ].join("\n");
}

function shareTags(facts: PageFacts, url: string, image: string | undefined): string[] {
  if (facts.robots !== "index") return [];
  const tags: Record<string, string> = {
    "og:type": "website",
    "og:site_name": offer.name,
    "og:locale": "en_IN",
    "og:title": facts.title,
    "og:description": facts.description,
    "og:url": url,
  };
  if (image) {
    tags["og:image"] = new URL(image, brand.siteUrl).href;
    tags["og:image:width"] = "1200";
    tags["og:image:height"] = "630";
  }
  return [
    ...Object.entries(tags).map(
      ([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`,
    ),
    `<meta name="twitter:card" content="${image ? "summary_large_image" : "summary"}">`,
  ];
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

/** JSON that cannot end the script element it stands in. */
function jsonForHtml(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
